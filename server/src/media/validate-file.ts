/** Validation of uploaded files by content. */
import { fileTypeFromBuffer } from 'file-type'
import { throwProblem } from '../platform/http/problem.ts'
import { findFileType } from './file-types.ts'
import { isWordArchive } from './word-archive.ts'

/** Throws `unsupported_type` when the bytes do not match the content type or are valid as another type too (polyglots). */
export async function validateFile(bytes: Buffer, contentType: string): Promise<void> {
  const kind = findFileType(contentType)
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!kind || !found) throwProblem('unsupported_type')
  // Images are often misnamed and all are re-encoded, so any supported image format is accepted.
  if (kind.isImage ? !findFileType(found.mime)?.isImage : found.mime !== kind.detected)
    throwProblem('unsupported_type')
  const extension = kind.extensions[0]
  if (extension === 'docx' ? !(await isWordArchive(bytes)) : endsWithZip(bytes))
    throwProblem('unsupported_type')
  if (extension === 'pdf' ? !isPdf(bytes) : hasPdfHeader(bytes)) throwProblem('unsupported_type')
  if (extension === 'doc' && !isWordBinary(bytes)) throwProblem('unsupported_type')
}

const zipEndSignature = Buffer.from('PK\x05\x06', 'latin1')
const zipEndSize = 22

/**
 * Whether any ZIP reader would accept the bytes as an archive. Checks every end record, because yauzl stops at the first one
 * that does not reach the end of the file, and a disguised archive could exploit that.
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

/** PDF readers accept a header anywhere in the first kilobyte, so other file types must not contain one there. */
function hasPdfHeader(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-')
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-2048).includes('%%EOF')
}

/** [MS-DOC] 2.1.1: Word files contain a stream of this name. */
function isWordBinary(bytes: Buffer): boolean {
  return bytes.includes(Buffer.from('WordDocument', 'utf16le'))
}
