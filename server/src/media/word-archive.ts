/** Validates .docx files, read with yauzl. */
import { buffer } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Bytes; more than any real document needs. */
const uncompressedMax = 200_000_000
/** Each entry takes time to unpack; no document of the permitted size has as many. */
const entriesMax = 2_000
/** Bytes of the list of content types, which is kept in memory. */
const contentTypesMax = 1_000_000

const mainPartType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Whether the bytes are a Word document: a ZIP archive with its main part, without macros, and not a zip bomb. */
export async function isWordArchive(bytes: Buffer): Promise<boolean> {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true })
    if (archive.entryCount > entriesMax) return false
    const entries: Entry[] = []
    for await (const entry of archive.eachEntry()) entries.push(entry)
    if (isZipBomb(entries, bytes.length) || !(await hasWordParts(archive, entries))) return false
    // Throws for an entry that differs from its declared size or is encrypted.
    for (const entry of entries) await pipeline(await archive.openReadStreamPromise(entry), createDiscard())
    return true
  } catch {
    // yauzl throws when the archive does not match its central directory.
    return false
  }
}

async function hasWordParts(archive: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  // The names of parts are case-insensitive (ECMA-376, part 2).
  const names = entries.map(({ fileName }) => fileName.toLowerCase())
  // A .docx cannot hold macros.
  if (names.some((name) => name.endsWith('vbaproject.bin'))) return false
  const types = entries[names.indexOf('[content_types].xml')]
  if (!types || types.uncompressedSize > contentTypesMax) return false
  const xml = (await buffer(await archive.openReadStreamPromise(types))).toString()
  return declaredParts(xml).some(
    ({ contentType, part, extension }) =>
      contentType === mainPartType &&
      (part === undefined
        ? names.some((name) => name.endsWith(`.${extension}`))
        : names.includes(part.replace(/^\//, ''))),
  )
}

/** What `[Content_Types].xml` says of one part, or of all with an extension. */
interface DeclaredPart {
  contentType: string | undefined
  part: string | undefined
  extension: string | undefined
}

function declaredParts(xml: string): DeclaredPart[] {
  return Array.from(xml.matchAll(/<(?:[\w.-]+:)?(?:Override|Default)\s[^<>]*>/g), ([element]) => {
    const attributes = element.matchAll(/\b(PartName|Extension|ContentType)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
    const values = Object.fromEntries(
      Array.from(attributes, ([, name, double, single]) => [name!, (double ?? single!).toLowerCase()]),
    )
    return { contentType: values['ContentType'], part: values['PartName'], extension: values['Extension'] }
  })
}

/** Whether the entries declare more than 200 MB in all, or overlap: then they are together larger than the archive. */
function isZipBomb(entries: readonly Entry[], size: number): boolean {
  const sum = (value: (entry: Entry) => number) => entries.reduce((all, entry) => all + value(entry), 0)
  return (
    sum(({ uncompressedSize }) => uncompressedSize) > uncompressedMax ||
    sum(({ compressedSize }) => compressedSize) > size
  )
}

const createDiscard = () => new Writable({ write: (_chunk, _encoding, done) => done() })
