/** Documents are judged by their bytes: a PDF, an old Word file, or a Word file that is a ZIP with a document inside. */
import { fileTypeFromBuffer } from 'file-type'

const mimes: Record<string, string[]> = {
  pdf: ['application/pdf'],
  doc: ['application/x-cfb'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
}

/** Whether the bytes are what the extension promises. */
export async function isDocument(bytes: Buffer, extension: string): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes)
  if (extension === 'pdf' && bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return false
  return type !== undefined && (mimes[extension]?.includes(type.mime) ?? false)
}
