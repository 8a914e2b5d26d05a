/** A file without a name: its space is freed when it is closed, and also when the process dies. */
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** A range of bytes of a temporary file. */
export interface Segment {
  start: number
  end: number
}

export interface TemporaryFile {
  /** Writes at the end and returns where. Calls must not overlap. */
  append(text: string): Promise<Segment>
  size(): number
  /** A stream of these bytes, read as it is consumed. */
  read(segment: Segment): Readable
  close(): Promise<void>
}

const chunkSize = 64 * 1024

/** Creates an empty file in the folder for temporary files (`TMPDIR`) and removes its name at once. */
export async function createTemporaryFile(): Promise<TemporaryFile> {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-export-'))
  const handle = await open(join(folder, 'data'), 'wx+', 0o600).finally(() =>
    rm(folder, { recursive: true, force: true }),
  )
  let size = 0
  async function* readChunks({ start, end }: Segment) {
    for (let position = start; position < end;) {
      const length = Math.min(chunkSize, end - position)
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, position)
      if (bytesRead === 0) throw new Error('a temporary file is shorter than what was written to it')
      position += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  }
  return {
    async append(text) {
      const start = size
      await handle.writeFile(text)
      size += Buffer.byteLength(text)
      return { start, end: size }
    },
    size: () => size,
    read: (segment) => Readable.from(readChunks(segment), { objectMode: false }),
    close: () => handle.close(),
  }
}
