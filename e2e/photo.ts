import { crc32, deflateSync } from 'node:zlib'

const width = 480
const height = 320

/** A PNG of one color, which costs less than a screenshot of a page to make, upload and crop. */
export const photo: Buffer = createPng()

/** The same as a file for a file input. */
export const photoFile = { name: 'foto.png', mimeType: 'image/png', buffer: photo }

function createPng(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits per channel, RGB.
  header.set([8, 2], 8)
  const row = Buffer.alloc(1 + width * 3, Buffer.from([0xc2, 0x38, 0x0c]))
  row[0] = 0
  const pixels = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(pixels)),
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
