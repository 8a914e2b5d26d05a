/** Generated sample files for tests. */
import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import Pdf from 'pdfkit'
import sharp from 'sharp'

/** A JPEG of random noise. */
export async function createJpeg(width = 400, height = 300): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { width, height, channels: 3, background: '#c2380c', noise } })
    .jpeg()
    .toBuffer()
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const out = Buffer.alloc(8)
  out.writeUInt32BE(data.length)
  out.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([out.subarray(0, 4), named, out.subarray(4)])
}

/** A grayscale PNG of these chunks. */
export function createPng(width: number, height: number, chunks: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, pngChunk('IHDR', head), ...chunks, pngChunk('IEND', Buffer.alloc(0))])
}

/** An animated PNG of 60 by 40 pixels: a white frame, then a black one. */
export function createAnimatedPng(): Buffer {
  const uint32 = (...values: number[]) => {
    const bytes = Buffer.alloc(4 * values.length)
    values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index))
    return bytes
  }
  // Each row begins with its filter.
  const pixels = (gray: number) =>
    deflateSync(Buffer.alloc(40 * 61, Buffer.from([0, ...Array<number>(60).fill(gray)])))
  const control = (number: number) =>
    pngChunk('fcTL', Buffer.concat([uint32(number, 60, 40, 0, 0), Buffer.from('0001000a0000', 'hex')]))
  return createPng(60, 40, [
    pngChunk('acTL', uint32(2, 0)),
    control(0),
    pngChunk('IDAT', pixels(255)),
    control(1),
    pngChunk('fdAT', Buffer.concat([uint32(2), pixels(0)])),
  ])
}

/** Entries by name: text is stored; data is deflated, with an optional false `size` in the directory. */
type Entries = Record<string, string | { data: Buffer; size?: number }>

/** Creates a ZIP archive, with an optional comment at its end. */
export function createZip(entries: Entries, comment = Buffer.alloc(0)): Buffer {
  const locals: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const [name, entry] of Object.entries(entries)) {
    const stored = typeof entry === 'string'
    const data = stored ? Buffer.from(entry) : entry.data
    const packed = stored ? data : deflateRawSync(data)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(stored ? 0 : 8, 4)
    shared.writeUInt32LE(crc32(data), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(stored ? data.length : (entry.size ?? data.length), 18)
    shared.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, rest, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(list.length, 4)
  end.writeUInt16LE(list.length, 6)
  end.writeUInt32LE(Buffer.concat(list).length, 8)
  end.writeUInt32LE(offset, 12)
  end.writeUInt16LE(comment.length, 16)
  return Buffer.concat([...locals, ...list, Buffer.from('PK\x05\x06'), end, comment])
}

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A minimal Word document, with optional further entries and content types. */
export const docxBytes = (more: Entries = {}, types = ''): Buffer =>
  createDocx(
    'word/document.xml',
    `<Override PartName="/word/document.xml" ContentType="${mainPart}"/>${types}`,
    more,
  )

/** Word documents as other programs write them: with other names, quotes and prefixes, or by extension. */
export const docxVariants = (): Record<string, Buffer> => ({
  'Word Online': createDocx(
    'word/document2.xml',
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document2.xml" ContentType="${mainPart}"/>`,
  ),
  'a part outside the folder': createDocx(
    'Document.xml',
    `<Override ContentType='${mainPart}' PartName='/document.xml' />`,
  ),
  'a prefix': createDocx(
    'word/document.xml',
    `<ct:Override xmlns:ct="urn:a" PartName="/word/document.xml"\n ContentType="${mainPart}"></ct:Override>`,
  ),
  'a default': createDocx('word/main.xml', `<Default ContentType="${mainPart}" Extension="xml"/>`),
})

function createDocx(part: string, types: string, more: Entries = {}): Buffer {
  return createZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types}</Types>`,
    [part]: `<w:document>${'texto '.repeat(300)}</w:document>`,
    ...more,
  })
}

/** The compound file that Word makes of a .docx with a password. */
export function protectedDocxBytes(): Buffer {
  const bytes = compoundFile('EncryptionInfo')
  bytes.write('EncryptedPackage', 1_152, 'utf16le')
  return bytes
}

/** A .doc with a password: Word's stream, in the first sector, has the flag `fEncrypted`. */
export function protectedDocBytes(): Buffer {
  const bytes = docBytes()
  bytes.writeUInt16LE(0x0100, 512 + 0x0a)
  return bytes
}

/** An encrypted PDF; without a `userPassword` everybody can open it. */
export async function encryptedPdfBytes(
  pdfVersion: '1.3' | '1.4' | '1.6' | '1.7ext3',
  passwords: { userPassword?: string; ownerPassword: string },
): Promise<Buffer> {
  const document = new Pdf({ pdfVersion, ...passwords })
  document.text('Currículum')
  document.end()
  return buffer(document)
}

/** A minimal PDF, with one optional further object. */
export function pdfBytes(object = '<<>>'): Buffer {
  const body = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n3 0 obj${object}endobj\n`
  return Buffer.from(
    `${body}${'% relleno\n'.repeat(150)}trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )
}

/** An object stream of a PDF, which holds one object. */
export function objectStream(object: string): string {
  const data = deflateSync(`4 0 ${object}`).toString('latin1')
  return `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${data.length}>>stream\r\n${data}\nendstream `
}

/** The header of a compound file and directory entries of Word's stream and, optionally, of another one. */
export function docBytes(stream = ''): Buffer {
  const bytes = compoundFile('WordDocument')
  bytes.write(stream, 1_280, 'utf16le')
  return bytes
}

/** The header of a compound file and the directory entry of a stream in its first sector. */
function compoundFile(stream: string): Buffer {
  const bytes = Buffer.alloc(3_072)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(9, 0x1e)
  bytes.write(stream, 1_024, 'utf16le')
  return bytes
}
