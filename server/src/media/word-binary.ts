/** Word's binary format, and the encrypted form of .docx: compound files ([MS-CFB]). */

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

export function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature)
}

/** Whether a compound file is a Word document ([MS-DOC] 2.1.1). */
export function isWordBinary(bytes: Buffer): boolean {
  return findStream(bytes, 'WordDocument') >= 0
}

/** Whether a compound file has macros ([MS-OVBA] 2.3.4.1) or an embedded program or file. */
export function hasMacros(bytes: Buffer): boolean {
  return findStream(bytes, '_VBA_PROJECT') >= 0 || findStream(bytes, '\x01Ole10Native') >= 0
}

/** Whether a compound file is a Word document, old or new, that opens only with its password. */
export function isProtectedWord(bytes: Buffer): boolean {
  return findStream(bytes, 'EncryptedPackage') >= 0 || hasEncryptedText(bytes)
}

/** Position of the directory entry of a stream; -1 when there is none. */
function findStream(bytes: Buffer, name: string): number {
  return bytes.indexOf(Buffer.from(name, 'utf16le'))
}

/** Reads the flag `fEncrypted` at the beginning of the stream `WordDocument` ([MS-DOC] 2.5.2). */
function hasEncryptedText(bytes: Buffer): boolean {
  const entry = findStream(bytes, 'WordDocument')
  if (entry < 0 || entry + 0x78 > bytes.length) return false
  const sectorSize = 2 ** bytes.readUInt16LE(0x1e)
  const start = (bytes.readUInt32LE(entry + 0x74) + 1) * sectorSize
  return start + 12 <= bytes.length && (bytes.readUInt16LE(start + 0x0a) & 0x0100) !== 0
}
