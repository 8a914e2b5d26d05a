/** Builds the ZIP of an export: an HTML page, the same data as JSON, and all files. Streamed, never held in memory. */
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Context } from '../context.ts'
import { fileKey } from '../media/index.ts'
import { collectAccountData, type AccountData } from './collect.ts'
import { renderIndexPage } from './index-page.ts'

interface Archive {
  filename: string
  stream: Readable
  /** Number of files written so far. */
  progress(): { done: number; total: number }
}

export function getArchiveFilename(profileUrl: string, day: Date): string {
  return `brilla-${profileUrl}-${day.toISOString().slice(0, 10)}.zip`
}

/** Collects the account's data and returns the ZIP as a stream; files are opened one at a time as the stream reaches them. */
export async function buildArchive(context: Context, accountId: string): Promise<Archive> {
  const collected = await collectAccountData(context.db, accountId)
  const zip = new ZipFile()
  // Typed as NodeJS.ReadableStream by yazl; it is a PassThrough.
  const stream = zip.outputStream as Readable
  zip.on('error', (error: Error) => stream.destroy(error))
  zip.addBuffer(Buffer.from(renderIndexPage(collected)), 'index.html')
  for (const [name, rows] of Object.entries(collected.data)) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `data/${name}.json`)
  }
  let done = 0
  const add = async (file: AccountData['files'][number]) => {
    const stored = await context.storage.open(fileKey(file.name))
    if (!stored) return
    // The reader may have disconnected while the file was being opened; `close` would not fire again.
    if (stream.destroyed) return void stored.stream.destroy()
    await new Promise<void>((resolve, reject) => {
      // Close the file when the reader disconnects.
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
      zip.addReadStreamLazy(file.path, { compress: false, mtime: file.createdAt }, (callback) =>
        callback(null, stored.stream),
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
  const filename = getArchiveFilename(collected.data.account.profile_url, context.clock.now())
  return { filename, stream, progress: () => ({ done, total: collected.files.length }) }
}
