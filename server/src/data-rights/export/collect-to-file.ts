/**
 * Writes the data of an account to temporary files, from which the archive is made. Everything is read in one snapshot, and
 * its transaction ends before anything is sent: a slow reader neither holds a connection nor keeps old row versions.
 */
import { text } from 'node:stream/consumers'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Database } from '../../platform/database/index.ts'
import { type ExportedFile, findAccount, readFiles, readLists } from './collect.ts'
import { createListSectionRenderer, pageEnd, renderPageStart, renderRecordSection } from './index-page.ts'
import { createJsonListWriter } from './json-list.ts'

/** A range of bytes of a temporary file. */
interface Segment {
  start: number
  end: number
}

interface TemporaryFile {
  /** Writes at the end and returns where. Calls must not overlap. */
  append(text: string): Promise<Segment>
  size(): number
  /** A stream of these bytes, read as it is consumed. */
  read(segment: Segment): Readable
  close(): Promise<void>
}

const chunkSize = 64 * 1024

/** Creates an empty file in the folder for temporary files (`TMPDIR`) and removes its name at once. */
async function createTemporaryFile(): Promise<TemporaryFile> {
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

export interface CollectedData {
  profileUrl: string
  /** The texts of the archive, in its order. */
  entries: { path: string; file: TemporaryFile; segment: Segment }[]
  fileCount: number
  /** Yields the files of the archive. */
  readFiles(): AsyncGenerator<ExportedFile>
  /** Frees the space of the temporary files. */
  close(): Promise<void>
}

/** Stops between two pages when the signal is aborted. The result must be closed. */
export async function collectToFile(
  db: Database,
  accountId: string,
  signal: AbortSignal,
): Promise<CollectedData> {
  signal.throwIfAborted()
  const files = await createTemporaryFiles()
  try {
    const collected = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => collect(trx, accountId, files, signal))
    // Later aborts are noticed by the reader of the files.
    signal.throwIfAborted()
    return { ...collected, close: files.close }
  } catch (error) {
    await files.close()
    throw error
  }
}

async function createTemporaryFiles() {
  const html = await createTemporaryFile()
  try {
    const json = await createTemporaryFile()
    const close = async () => void (await Promise.all([html.close(), json.close()]))
    return { html, json, close }
  } catch (error) {
    await html.close()
    throw error
  }
}

async function collect(
  trx: Database,
  accountId: string,
  { html, json }: { html: TemporaryFile; json: TemporaryFile },
  signal: AbortSignal,
): Promise<Omit<CollectedData, 'close'>> {
  const account = await findAccount(trx, accountId)
  const language = account.langCode
  const entries: CollectedData['entries'] = []
  const addEntry = (name: string, start: number) =>
    entries.push({ path: `data/${name}.json`, file: json, segment: { start, end: json.size() } })

  await html.append(renderPageStart(language) + renderRecordSection('account', account, language))
  await json.append(`${JSON.stringify(account, null, 2)}\n`)
  addEntry('account', 0)
  for (const { name, pages } of readLists(trx, accountId, language)) {
    const start = json.size()
    const section = createListSectionRenderer(name, language)
    const list = createJsonListWriter()
    await html.append(section.start())
    for await (const rows of pages) {
      signal.throwIfAborted()
      await html.append(section.rows(rows))
      await json.append(list.write(rows))
    }
    await html.append(section.end())
    await json.append(list.end())
    addEntry(name, start)
  }
  await html.append(pageEnd)
  entries.unshift({ path: 'index.html', file: html, segment: { start: 0, end: html.size() } })

  let fileCount = 0
  const filePages: Segment[] = []
  for await (const page of readFiles(trx, accountId)) {
    signal.throwIfAborted()
    fileCount += page.length
    filePages.push(await json.append(JSON.stringify(page)))
  }
  return {
    profileUrl: account.profile_url,
    entries,
    fileCount,
    async *readFiles() {
      for (const segment of filePages) yield* JSON.parse(await text(json.read(segment))) as ExportedFile[]
    },
  }
}
