/** Validation of uploaded files by content. */
import { fileTypeFromBuffer } from 'file-type'
import type { Context } from '../context.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { findFileType } from './file-types.ts'
import { inspectPdf } from './image.ts'
import { scanFile } from './scan-file.ts'
import { inspectWordArchive } from './word-archive.ts'
import { hasMacros, isCompoundFile, isProtectedWord, isWordBinary } from './word-binary.ts'

/**
 * Throws `unsupported_type` when the bytes do not match the content type or are valid as another type too (polyglots),
 * `protected_document` for a document that opens only with its password, `active_document` for one with something to run or
 * unpack, and `infected` for what the virus scanner finds.
 */
export async function validateFile(
  context: Pick<Context, 'imagePools' | 'log' | 'virusScanner'>,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const kind = findFileType(contentType)
  const isValid = kind?.isImage ? await isImage(bytes) : await isDocument(context, bytes, kind?.extensions[0])
  if (!isValid) throwProblem('unsupported_type')
  await scanFile(context, bytes)
}

/** Images are often misnamed and all are re-encoded, so any supported image format is accepted. */
async function isImage(bytes: Buffer): Promise<boolean> {
  const type = await detectType(bytes)
  const isSupported = type === 'image/apng' || (type !== undefined && findFileType(type)?.isImage)
  return Boolean(isSupported) && !endsWithZip(bytes) && findPdfHeader(bytes) < 0
}

async function isDocument(
  context: Pick<Context, 'imagePools'>,
  bytes: Buffer,
  extension: string | undefined,
): Promise<boolean> {
  if (extension === 'pdf') return isPdf(context, bytes)
  if (findPdfHeader(bytes) >= 0) return false
  // An encrypted .docx is a compound file too.
  if (isCompoundFile(bytes) && isProtectedWord(bytes)) throwProblem('protected_document')
  if (extension === 'docx') return bytes.subarray(0, 4).equals(zipSignature) && isDocx(bytes)
  if (extension !== 'doc' || !isCompoundFile(bytes) || !isWordBinary(bytes) || endsWithZip(bytes))
    return false
  if (hasMacros(bytes)) throwProblem('active_document')
  return true
}

async function isDocx(bytes: Buffer): Promise<boolean> {
  const found = await inspectWordArchive(bytes)
  if (found === 'active') throwProblem('active_document')
  return found === 'valid'
}

const detectType = async (bytes: Buffer) => (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime

const zipSignature = Buffer.from('PK\x03\x04', 'latin1')
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

/** Bytes before the header that PDF readers skip; also how far from the end they look for its last line. */
const pdfSlack = 1024

/** Position of the header, which readers accept behind up to a kilobyte of other bytes; -1 when there is none. */
function findPdfHeader(bytes: Buffer): number {
  return bytes.subarray(0, pdfSlack + '%PDF-'.length).indexOf('%PDF-')
}

async function isPdf(context: Pick<Context, 'imagePools'>, bytes: Buffer): Promise<boolean> {
  const header = findPdfHeader(bytes)
  const end = bytes.subarray(0, paddingStart(bytes)).subarray(-2 * pdfSlack)
  if (header < 0 || !end.includes('%%EOF') || endsWithZip(bytes)) return false
  // Other readers would take markup or another type's header in front of it for the whole file.
  const [type, before] = [await detectType(bytes), bytes.subarray(0, header).toString('latin1')]
  if ((type !== undefined && type !== 'application/pdf') || /<[a-z!?/]/i.test(before)) return false
  const found = await inspectPdf(context, bytes)
  if (found === 'protected') throwProblem('protected_document')
  if (found === 'active') throwProblem('active_document')
  return true
}

/** Mail servers and disks append NUL, white space, Ctrl-Z or 0xFF. */
function paddingStart(bytes: Buffer): number {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1]! <= 0x20 || bytes[end - 1] === 0xff)) end -= 1
  return end
}
