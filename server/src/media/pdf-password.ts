import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { copyEncryption } from './pdf-encryption.ts'

/** Whether pdf.js, which also shows documents in the browser, asks for a password to open a PDF. Runs in a worker process. */
export async function needsPassword(pdf: Uint8Array): Promise<boolean> {
  const encryption = copyEncryption(Buffer.from(pdf))
  if (!encryption) return false
  // pdf.js does not take a Buffer.
  const task = getDocument({ data: new Uint8Array(encryption), verbosity: VerbosityLevel.ERRORS })
  try {
    await task.promise
    return false
  } catch (error) {
    return error instanceof PasswordException
  } finally {
    await task.destroy()
  }
}
