/** Reads a ZIP file's list of contents (APPNOTE.TXT sections 4.3.7, 4.3.12 and 4.3.16). */

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endSize = 22
const entrySize = 46
const localSize = 30
const commentMax = 65_535

/** What the list says of one file in the archive. */
export interface ZipEntry {
  name: string
  /** 0 is stored, 8 deflated. */
  method: number
  encrypted: boolean
  /** Bytes, as they lie here and unpacked. */
  packed: number
  unpacked: number
  /** Where its own header begins. */
  at: number
}

/** The entries of the archive that the bytes end with; null when they end with none. */
export function readZipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes)
  if (end === null) return null
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (at + entrySize > end || bytes.readUInt32LE(at) !== entrySignature) return entries
    const length = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + entrySize, at + entrySize + length),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at += entrySize + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** An entry's bytes as they lie in the archive; null when there is no such place. */
export function packedBytes(bytes: Buffer, { at, packed }: ZipEntry): Buffer | null {
  if (at + localSize > bytes.length || bytes.readUInt32LE(at) !== localSignature) return null
  const start = at + localSize + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  return start + packed > bytes.length ? null : bytes.subarray(start, start + packed)
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
