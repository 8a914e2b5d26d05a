import { PasswordException, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Characters; the parameters of an encryption are shorter. */
const parametersMax = 4_096

/**
 * Returns an empty PDF with the encryption of another, which tells whether that opens without a password: to open the file
 * itself could take any amount of memory. Null when it is not encrypted.
 */
function copyEncryption(bytes: Buffer): Buffer | null {
  const text = bytes.toString('latin1')
  const key = findLast(text, /\/Encrypt\s*(?:<<|(\d{1,10})\s+(\d{1,5})\s+R\b)/g)
  if (!key) return null
  const [, number, generation] = key
  const object = number === undefined ? key.index : findObject(text, `${number} ${generation} obj`)
  if (object < 0) return null
  const parameters = text.slice(text.indexOf('<<', object)).slice(0, parametersMax).split('endobj')[0]!
  const id = findLast(text, /\/ID\s*\[\s*(?:<[\da-f\s]*>|\((?:\\[^]|[^\\()])*\))/gi)
  return Buffer.from(
    `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj
trailer << /Root 1 0 R ${id ? `${id[0]} ]` : ''} /Encrypt ${parameters}
%%EOF`,
    'latin1',
  )
}

const findObject = (text: string, name: string): number =>
  Math.max(...['\n', '\r', ' '].map((before) => text.lastIndexOf(`${before}${name}`)))

/** The last match, without keeping the others: a hostile file has millions. */
function findLast(text: string, pattern: RegExp): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined
  for (const match of text.matchAll(pattern)) last = match
  return last
}

/** Whether pdf.js, which also shows documents in the browser, asks for a password to open a PDF. Runs in a worker process. */
export async function needsPassword(pdf: Buffer): Promise<boolean> {
  const encryption = copyEncryption(pdf)
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
