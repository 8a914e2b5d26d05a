/** The ZIP itself: a page to read in any browser, the same as JSON, and every file, written while it is read. */
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Context } from '../context.ts'
import { fileKey } from '../media/index.ts'
import { collect, type Collected } from './collect.ts'
import { renderIndex } from './index-page.ts'

interface Archive {
  filename: string
  stream: Readable
  progress(): { done: number; total: number }
}

export function archiveName(profileUrl: string, day: Date): string {
  return `brilla-${profileUrl}-${day.toISOString().slice(0, 10)}.zip`
}

/** Reads everything an account holds; its files are opened one after the other as the stream gets to them. */
export async function buildArchive(context: Context, accountId: string): Promise<Archive> {
  const collected = await collect(context.db, accountId)
  const zip = new ZipFile()
  // yazl types it as the least that a stream can be; it is a PassThrough.
  const stream = zip.outputStream as Readable
  zip.on('error', (error: Error) => stream.destroy(error))
  zip.addBuffer(Buffer.from(renderIndex(collected)), 'index.html')
  for (const [name, rows] of Object.entries(collected.data)) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `data/${name}.json`)
  }
  let done = 0
  const add = async (file: Collected['files'][number]) => {
    const stored = await context.storage.open(fileKey(file.name))
    if (!stored) return
    // Whoever stopped reading a moment ago is not heard below any more.
    if (stream.destroyed) return void stored.stream.destroy()
    await new Promise<void>((resolve, reject) => {
      // Whoever reads may stop reading: then nothing stays open.
      const stop = () => {
        stored.stream.destroy()
        resolve()
      }
      stream.once('close', stop)
      stored.stream
        .once('end', () => {
          stream.off('close', stop)
          resolve()
        })
        .once('error', reject)
      zip.addReadStreamLazy(file.path, { compress: false, mtime: file.createdAt }, (give) =>
        give(null, stored.stream),
      )
    })
  }
  const addAll = async () => {
    for (const file of collected.files) {
      if (stream.destroyed) return
      await add(file)
      done += 1
    }
    zip.end()
  }
  addAll().catch((error: unknown) => stream.destroy(error as Error))
  const filename = archiveName(collected.data.account.profile_url, context.clock.now())
  return { filename, stream, progress: () => ({ done, total: collected.files.length }) }
}
