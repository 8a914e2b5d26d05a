/** What uploaded bytes really are. */
import { fileTypeFromBuffer } from 'file-type'
import { refuse } from '../platform/http/problem.ts'
import { findKind } from './media.kinds.ts'
import { isWordArchive } from './word-archive.ts'

/** Refuses with `unsupported_type` bytes that are not what the content type says, or that are something else besides. */
export async function validateFile(bytes: Buffer, contentType: string): Promise<void> {
  const kind = findKind(contentType)
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!kind || !found) refuse('unsupported_type')
  // Pictures are often misnamed, and all are written anew: any format that we take will do.
  if (kind.picture ? !findKind(found.mime)?.picture : found.mime !== kind.detected) refuse('unsupported_type')
  const extension = kind.extensions[0]
  if (extension === 'docx' ? !(await isWordArchive(bytes)) : endsWithZip(bytes)) refuse('unsupported_type')
  if (extension === 'pdf' ? !isPdf(bytes) : hasPdfHeader(bytes)) refuse('unsupported_type')
  if (extension === 'doc' && !isWordBinary(bytes)) refuse('unsupported_type')
}

const zipEndSignature = Buffer.from('PK\x05\x06', 'latin1')
const zipEndSize = 22

/**
 * Whether ZIP readers would take the bytes for an archive. Looks at every end record, whereas yauzl gives up at the first
 * one that does not reach the end of the file, which a disguise could exploit.
 */
function endsWithZip(bytes: Buffer): boolean {
  for (
    let at = bytes.lastIndexOf(zipEndSignature);
    at >= 0;
    at = bytes.lastIndexOf(zipEndSignature, at - 1)
  ) {
    if (at + zipEndSize <= bytes.length && at + zipEndSize + bytes.readUInt16LE(at + 20) === bytes.length)
      return true
    if (at === 0) return false
  }
  return false
}

/** Readers look for the header in the first kilobyte, so a file of another kind must not have one there. */
function hasPdfHeader(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-')
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-2048).includes('%%EOF')
}

/** [MS-DOC] 2.1.1: the storage has a stream of this name. */
function isWordBinary(bytes: Buffer): boolean {
  return bytes.includes(Buffer.from('WordDocument', 'utf16le'))
}
