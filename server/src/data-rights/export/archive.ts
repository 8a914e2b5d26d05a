/** Builds the ZIP of an export: an HTML page, the same data as JSON, and all files. Streamed, never held in memory. */
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type Options, ZipFile } from 'yazl'
import type { Context } from '../../context.ts'
import { fileKey, openHeldFile } from '../../media/index.ts'
import { collectToFile } from './collect-to-file.ts'

interface Archive {
  filename: string
  stream: Readable
  /** Number of files written so far. */
  progress(): { done: number; total: number }
}

export function getArchiveFilename(profileUrl: string, day: Date): string {
  return `brilla-${profileUrl}-${day.toISOString().slice(0, 10)}.zip`
}

/**
 * Collects the account's data and returns the ZIP as a stream; files are opened one at a time as the stream reaches them.
 * Ends, and closes everything that it has opened, when the signal is aborted or the stream is closed.
 */
export async function buildArchive(
  { clock, db, storage }: Pick<Context, 'clock' | 'db' | 'storage'>,
  accountId: string,
  signal: AbortSignal,
): Promise<Archive> {
  const collected = await collectToFile(db, accountId, signal)
  const zip = new ZipFile()
  // Typed as NodeJS.ReadableStream by yazl; it is a PassThrough.
  const stream = zip.outputStream as Readable
  zip.on('error', (error: Error) => stream.destroy(error))
  // The reader gets the error when it begins to read; until then nobody listens, which would end the process.
  stream.on('error', () => {})
  const closed = new AbortController()
  stream.once('close', () => closed.abort())
  const abort = () => stream.destroy(signal.reason as Error)
  signal.addEventListener('abort', abort)
  stream.once('close', () => signal.removeEventListener('abort', abort))

  /** Writes an entry; resolves when its source has been read to the end. */
  async function addEntry(path: string, source: Readable, options: Partial<Options> = {}): Promise<void> {
    // The ZIP keeps each entry until it ends: a reference to its source would keep that as well.
    let opened: Readable | undefined = source
    try {
      closed.signal.throwIfAborted()
      zip.addReadStreamLazy(path, options, (callback) => callback(null, opened!))
      await finished(source, { signal: closed.signal })
    } finally {
      opened = undefined
      source.destroy()
    }
  }

  let done = 0
  async function addAll(): Promise<void> {
    for (const { path, file, segment } of collected.entries) await addEntry(path, file.read(segment))
    for await (const { name, path, createdAt, isKept } of collected.readFiles()) {
      // A file that somebody else sent and has withdrawn meanwhile must not be found where it is held (P-moderation-27).
      const stored = await (isKept ? openHeldFile({ storage }, name) : storage.open(fileKey(name)))
      if (stored) await addEntry(path, stored.stream, { compress: false, mtime: new Date(createdAt) })
      done += 1
    }
    zip.end()
  }
  addAll()
    .catch((error: unknown) => stream.destroy(error as Error))
    .finally(() => collected.close())
    .catch((error: unknown) => stream.destroy(error as Error))
  return {
    filename: getArchiveFilename(collected.profileUrl, clock.now()),
    stream,
    progress: () => ({ done, total: collected.fileCount }),
  }
}
