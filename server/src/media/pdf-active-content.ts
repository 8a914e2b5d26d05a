/** Finds what a reader of a PDF may run or unpack, without opening the file (docs/decisions/0068-active-documents.md). */
import { constants, inflateSync } from 'node:zlib'

/** Object streams of one file, their packed bytes each and their unpacked ones in all: more than real files have. */
const streamsMax = 2_000
const packedMax = 1_000_000
const unpackedMax = 50_000_000

/** Matches names, of which any letter can be written as `#` and its code (ISO 32000-2, 7.3.5). */
function createNamePattern(...names: string[]): RegExp {
  const escapable = (letter: string) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`
  return new RegExp(`/(?:${names.map((name) => Array.from(name, escapable).join('')).join('|')})`, 'gi')
}

const active = createNamePattern('JavaScript', 'Launch', 'EmbeddedFile', 'FileAttachment', 'RichMedia')
const objectStream = createNamePattern('ObjStm')

/** Whether a PDF has scripts, starts programs or contains files. Throws for one that unpacks to more than real ones do. */
export function hasActiveContent(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (text.search(active) >= 0) return true
  let left = unpackedMax
  let next = 0
  let streams = 0
  for (const { index } of text.matchAll(objectStream)) {
    // Several names before one stream are one object stream.
    if (index < next) continue
    const start = text.indexOf('stream', index)
    if (start < 0) return false
    next = start
    streams += 1
    if (streams > streamsMax) throw new RangeError('The file has too many object streams')
    const begin = start + 'stream'.length
    const unpacked = inflate(bytes.subarray(begin, begin + packedMax), left)
    if (unpacked.toString('latin1').search(active) >= 0) return true
    left -= unpacked.length
  }
  return false
}

/** The unpacked data of a stream, behind its line break; none if it is encrypted or packed in another way. */
function inflate(data: Buffer, maxOutputLength: number): Buffer {
  const begin = data[0] === 0x0d && data[1] === 0x0a ? 2 : 1
  try {
    return inflateSync(data.subarray(begin), { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code?.startsWith('ERR_')) throw error
    return Buffer.alloc(0)
  }
}
