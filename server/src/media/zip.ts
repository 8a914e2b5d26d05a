/** Reads a ZIP file's list of contents (APPNOTE.TXT sections 4.3.12 and 4.3.16), without unpacking anything. */

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endSize = 22
const entrySize = 46
const commentMax = 65_535

/** The names in the archive that the bytes end with; null when they end with none. */
export function readZipNames(bytes: Buffer): string[] | null {
  const end = findEnd(bytes)
  if (end === null) return null
  const names: string[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (at + entrySize > end || bytes.readUInt32LE(at) !== entrySignature) return names
    const length = bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('utf8', at + entrySize, at + entrySize + length))
    at += entrySize + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}

/** Where the end record stands: its comment reaches exactly to the end of the file. */
function findEnd(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - endSize - commentMax)
  for (let at = bytes.length - endSize; at >= first; at--) {
    if (bytes.readUInt32LE(at) !== endSignature) continue
    if (at + endSize + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  return null
}
