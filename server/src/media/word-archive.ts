/** Validates .docx files, read with yauzl. */
import { buffer } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Bytes; more than any real document needs. */
const uncompressedMax = 200_000_000
/** Each entry takes time to unpack; no document of the permitted size has as many. */
const entriesMax = 2_000
/** Bytes of a list of content types or relations, which is kept in memory. */
const listMax = 1_000_000

const mainPartType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Content types of macros, controls and embedded programs. */
const activeType = /vbaproject|activex|oleobject/

/**
 * Whether the bytes are a Word document: a ZIP archive with its main part, and not a zip bomb; `active` for one with macros,
 * controls or embedded programs, or whose template is loaded from another machine.
 */
export async function inspectWordArchive(bytes: Buffer): Promise<'valid' | 'invalid' | 'active'> {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true })
    if (archive.entryCount > entriesMax) return 'invalid'
    const entries: Entry[] = []
    for await (const entry of archive.eachEntry()) entries.push(entry)
    if (isZipBomb(entries, bytes.length)) return 'invalid'
    const parts = await readParts(archive, entries)
    if (!parts) return 'invalid'
    // Throws for an entry that differs from its declared size or is encrypted.
    for (const entry of entries) await pipeline(await archive.openReadStreamPromise(entry), createDiscard())
    const isActive =
      entries.some(({ fileName }) => /vbaproject\.bin$/i.test(fileName)) ||
      parts.some(({ ContentType = '' }) => activeType.test(ContentType)) ||
      (await hasRemoteTemplate(archive, entries))
    return isActive ? 'active' : 'valid'
  } catch {
    // yauzl throws when the archive does not match its central directory.
    return 'invalid'
  }
}

/** What `[Content_Types].xml` says of each part, or of all with an extension; null without the main part of a document. */
async function readParts(archive: ZipFile, entries: readonly Entry[]): Promise<Attributes[] | null> {
  // The names of parts are case-insensitive (ECMA-376, part 2).
  const names = entries.map(({ fileName }) => fileName.toLowerCase())
  const types = entries[names.indexOf('[content_types].xml')]
  const parts = types ? await readElements(archive, types) : []
  const hasMain = parts.some(
    ({ ContentType, PartName, Extension }) =>
      ContentType === mainPartType &&
      (PartName === undefined
        ? names.some((name) => name.endsWith(`.${Extension}`))
        : names.includes(PartName.replace(/^\//, ''))),
  )
  return hasMain ? parts : null
}

async function hasRemoteTemplate(archive: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  const lists = entries.filter(({ fileName }) => /settings\d*\.xml\.rels$/i.test(fileName))
  const relations = await Promise.all(lists.map((list) => readElements(archive, list)))
  return relations
    .flat()
    .some(
      ({ Type = '', Target = '' }) =>
        Type.endsWith('/attachedtemplate') && /^(?:https?:|\\\\|file:\/\/[^/])/.test(Target),
    )
}

/** Attributes of an XML element, in lower case. */
type Attributes = Partial<Record<string, string>>

/** The elements of an entry with attributes; throws when it is too large. */
async function readElements(archive: ZipFile, entry: Entry): Promise<Attributes[]> {
  if (entry.uncompressedSize > listMax) throw new RangeError('The list is too large')
  const xml = (await buffer(await archive.openReadStreamPromise(entry))).toString()
  return Array.from(xml.matchAll(/<[\w.:-]+\s[^<>]*>/g), ([element]) => {
    const attributes = element.matchAll(/\b(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
    return Object.fromEntries(
      Array.from(attributes, ([, name, double, single]) => [name!, (double ?? single!).toLowerCase()]),
    )
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
