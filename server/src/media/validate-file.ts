/** What uploaded bytes really are. */
import { fileTypeFromBuffer } from 'file-type'
import { refuse } from '../platform/http/problem.ts'
import { kindOf } from './media.kinds.ts'
import { isZipBomb } from './zip-bomb.ts'
import { readZipEntries, type ZipEntry } from './zip.ts'

/** Refuses with `unsupported_type` bytes that are not what the content type says, or that are something else besides. */
export async function validateFile(bytes: Buffer, contentType: string): Promise<void> {
  const kind = kindOf(contentType)
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!kind || !found) refuse('unsupported_type')
  // Pictures are often misnamed, and all are written anew: any format that we take will do.
  if (kind.picture ? !kindOf(found.mime)?.picture : found.mime !== kind.detected) refuse('unsupported_type')
  const extension = kind.extensions[0]
  const entries = readZipEntries(bytes)
  if (extension === 'docx' ? !(await isWordArchive(bytes, entries)) : entries !== null)
    refuse('unsupported_type')
  if (extension === 'pdf' ? !isPdf(bytes) : hasPdfHeader(bytes)) refuse('unsupported_type')
  if (extension === 'doc' && !isWordBinary(bytes)) refuse('unsupported_type')
}

/** The main part of a Word document, no macros (which .docx cannot hold), and no bomb. */
async function isWordArchive(bytes: Buffer, entries: ZipEntry[] | null): Promise<boolean> {
  const names = entries?.map(({ name }) => name)
  if (!entries || !names?.includes('[Content_Types].xml') || !names.includes('word/document.xml'))
    return false
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) return false
  return !(await isZipBomb(bytes, entries))
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
