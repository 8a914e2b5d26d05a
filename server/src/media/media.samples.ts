/** Generated sample files for tests. */
import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

/** A JPEG of random noise. */
export async function createJpeg(width = 400, height = 300): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { width, height, channels: 3, background: '#c2380c', noise } })
    .jpeg()
    .toBuffer()
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

/** A minimal Word document, with optional further entries. */
export function docxBytes(more: Entries = {}): Buffer {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  return createZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    'word/document.xml': `<w:document>${'texto '.repeat(300)}</w:document>`,
    ...more,
  })
}

/** A minimal PDF. */
export function pdfBytes(): Buffer {
  const body = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n`
  return Buffer.from(`${body}${'% relleno\n'.repeat(150)}trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`)
}

/** The header of a compound file and a directory entry of Word's stream. */
export function docBytes(): Buffer {
  const bytes = Buffer.alloc(3_072)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.write('WordDocument', 1_024, 'utf16le')
  return bytes
}
