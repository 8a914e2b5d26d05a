import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one color, which costs less than a screenshot of a page to make, upload and crop. */
export const photo: Buffer = createPng(480, 320)

/** The same as a file for a file input. */
export const photoFile = { name: 'foto.png', mimeType: 'image/png', buffer: photo }

/** A PNG of one gray with other dimensions, as a file; `isAnimated`: it declares that it has frames. */
export function createPhotoFile(name: string, width: number, height: number, isAnimated = false) {
  // One bit for each pixel: millions of them are made quickly.
  const row = Buffer.alloc(1 + Math.ceil(width / 8))
  const buffer = encodePng({ width, height, format: [1, 0], row, isAnimated })
  return { name, mimeType: 'image/png', buffer: Buffer.concat([buffer, Buffer.alloc(1_024)]) }
}

function createPng(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width * 3, Buffer.from([0xc2, 0x38, 0x0c]))
  row[0] = 0
  // 8 bits per channel, RGB.
  return encodePng({ width, height, format: [8, 2], row })
}

interface PngOptions {
  width: number
  height: number
  /** Bits per channel, and the color type. */
  format: [bits: number, colorType: number]
  /** All rows are the same; each begins with its filter. */
  row: Buffer
  isAnimated?: boolean
}

function encodePng({ width, height, format, row, isAnimated = false }: PngOptions): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(format, 8)
  const frames = createChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', header),
    isAnimated ? frames : Buffer.alloc(0),
    createChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
