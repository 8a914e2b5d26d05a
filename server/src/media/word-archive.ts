/** Validates .docx files, read with yauzl. */
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Bytes; more than any real document needs. */
const uncompressedMax = 200_000_000
/** Each entry takes time to unpack; no document of the permitted size has as many. */
const entriesMax = 2_000

/** Whether the bytes are a Word document: a ZIP archive with its main part, without macros, and not a zip bomb. */
export async function isWordArchive(bytes: Buffer): Promise<boolean> {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true })
    if (archive.entryCount > entriesMax) return false
    const entries: Entry[] = []
    for await (const entry of archive.eachEntry()) entries.push(entry)
    return hasWordParts(entries) && !(await isZipBomb(archive, entries, bytes.length))
  } catch {
    // yauzl throws when the archive does not match its central directory.
    return false
  }
}

function hasWordParts(entries: readonly Entry[]): boolean {
  const names = entries.map(({ fileName }) => fileName)
  if (!names.includes('[Content_Types].xml') || !names.includes('word/document.xml')) return false
  // A .docx cannot hold macros.
  return !names.some((name) => /vbaProject\.bin$/i.test(name))
}

/**
 * Unpacks every entry without keeping it. True for more than 200 MB in all.
 * @throws for an entry that differs from its declared size or is encrypted
 */
async function isZipBomb(archive: ZipFile, entries: readonly Entry[], size: number): Promise<boolean> {
  const sum = (value: (entry: Entry) => number) => entries.reduce((all, entry) => all + value(entry), 0)
  if (sum(({ uncompressedSize }) => uncompressedSize) > uncompressedMax) return true
  // Overlapping entries are together larger than the archive.
  if (sum(({ compressedSize }) => compressedSize) > size) return true
  for (const entry of entries) await pipeline(await archive.openReadStreamPromise(entry), createDiscard())
  return false
}

const createDiscard = () => new Writable({ write: (_chunk, _encoding, done) => done() })
