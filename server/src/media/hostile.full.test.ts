/** P-media-7: malicious files are rejected in bounded time and memory. */
import zlib, { deflateSync } from 'node:zlib'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { normalizeImage } from './image.ts'
import { docBytes, docxBytes, pdfBytes, pngChunk, createJpeg, createPng, createZip } from './media.samples.ts'

let server: TestServer
let Ana: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Ana } = await server.registerTalents('Ana'))
})
afterAll(() => server.stop())
afterEach(() => vi.restoreAllMocks())

/** Uploads bytes under a name; returns the status and the stored name. */
async function put(filename: string, payload: Buffer, { token } = Ana) {
  const type = /\.(docx?|pdf)$/.test(filename) ? 'file' : 'image'
  const { body } = await server.call('presignPostFile', { token, body: { filename, type } })
  const { pathname, search, searchParams } = new URL(body.url)
  const headers = { 'content-type': searchParams.get('type') ?? '' }
  const { status, headers: responseHeaders } = await server.send('PUT', pathname + search, {
    headers,
    payload,
  })
  return { status, responseHeaders, name: body.filename }
}

const stored = async (name: string) => (await server.app.inject({ url: mediaPaths.file(name) })).rawPayload

/** Padding up to the minimum upload size. */
const padded = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.alloc(1_024)])

/** A PNG that declares these dimensions, independent of its data. */
const png = (width: number, height: number, pixels: Buffer) =>
  padded(createPng(width, height, [pngChunk('IDAT', deflateSync(pixels))]))

/** A GIF with this number of one-pixel frames and these screen dimensions. All frames but the first have no valid pixels. */
function gif(frames: number, side: number): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(side)
  screen.writeUInt16LE(side, 2)
  screen[4] = 0x80
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex')
  const broken = Buffer.from('2c0000000001000100000202ffff00', 'hex')
  const all = Buffer.concat([frame, Buffer.alloc(broken.length * (frames - 1), broken)])
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    Buffer.from('000000ffffff', 'hex'),
    all,
    Buffer.from(';'),
  ])
}

describe('images', () => {
  test('images that declare over 40 million pixels are rejected before decoding', async () => {
    for (const bytes of [
      png(50_000, 50_000, Buffer.alloc(1_000)),
      png(7_000, 7_000, Buffer.alloc(7_001 * 7_000)),
    ]) {
      expect((await put('a.png', bytes)).status).toBe(422)
      // The header is what it fails for, although the pixels of the first are incomplete.
      await expect(normalizeImage(server.context, bytes)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('exceeds pixel limit') }),
      })
    }
  })

  test('of an animation with hundreds of thousands of frames only the first is decoded', async () => {
    const whole = sharp(gif(3, 10), { animated: true, failOn: 'error' }).toBuffer()
    await expect(whole).rejects.toThrow('gif')
    const { status, name } = await put('a.gif', gif(600_000, 10))
    expect(status).toBe(200)
    expect(await sharp(await stored(name)).metadata()).toMatchObject({
      width: 10,
      height: 10,
      format: 'jpeg',
    })
  })

  test('truncated images are rejected', async () => {
    const whole = await createJpeg(600, 400)
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      const { status } = await put('a.jpg', whole.subarray(0, Math.floor(whole.length * part)))
      expect([415, 422]).toContain(status)
    }
  })

  test('hidden payloads do not survive re-encoding', async () => {
    const script = Buffer.from('<script>alert(document.domain)</script>'.repeat(50))
    const jpeg = await createJpeg()
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, (script.length + 2) >> 8, (script.length + 2) & 255]),
      script,
    ])
    const inside = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
    for (const bytes of [inside, Buffer.concat([jpeg, script])]) {
      expect(bytes.includes('alert(')).toBe(true)
      const { status, name } = await put('a.jpg', bytes)
      expect(status).toBe(200)
      expect((await stored(name)).includes('alert(')).toBe(false)
    }
    const disguise = Buffer.concat([Buffer.from(`GIF89a=1;/*${'x'.repeat(2_000)}*/alert(1)`)])
    expect((await put('a.gif', disguise)).status).toBeGreaterThanOrEqual(400)
  })
})

/** A .docx with one more deflated entry whose directory record declares `size` bytes. */
function docxWith(data: Buffer, size = data.length): Buffer {
  return docxBytes({ 'word/media/a.bin': { data, size } })
}

/** Counts the bytes that archives are unpacked to, until the end of the test. */
function countUnpacked(): () => number {
  const { createInflateRaw } = zlib
  let bytes = 0
  vi.spyOn(zlib, 'createInflateRaw').mockImplementation((options) => {
    const stream = createInflateRaw(options)
    const push = stream.push.bind(stream)
    stream.push = (chunk: Buffer | null, ...rest) => {
      bytes += chunk?.length ?? 0
      return push(chunk, ...rest)
    }
    return stream
  })
  return () => bytes
}

describe('documents', () => {
  test('valid archives are accepted, stored or deflated', async () => {
    expect((await put('a.docx', docxBytes())).status).toBe(200)
    const unpacked = countUnpacked()
    expect((await put('a.docx', docxWith(Buffer.alloc(50_000_000)))).status).toBe(200)
    expect(unpacked()).toBeGreaterThanOrEqual(50_000_000)
  })

  test.each([
    ['that inflates beyond the limit', docxWith(Buffer.alloc(250_000_000))],
    ['that declares less than it inflates to', docxWith(Buffer.alloc(250_000_000), 10)],
    ['that declares more than it inflates to', docxWith(Buffer.alloc(1_000), 2_000)],
    ['that declares four gigabytes', docxWith(Buffer.alloc(1_000), 0xff_ff_ff_ff)],
    [
      'whose content types entry is a bomb',
      docxBytes({ '[Content_Types].xml': { data: Buffer.alloc(250_000_000, ' ') } }),
    ],
    ['with overlapping entries', createOverlappingZip()],
    ['with tens of thousands of tiny entries', docxBytes(createTinyEntries(60_000))],
    ['with as many that is not a document', createZip(createTinyEntries(60_000))],
  ])('an archive %s is rejected, hardly unpacked', async (_, bytes) => {
    const unpacked = countUnpacked()
    const before = process.memoryUsage().rss
    expect((await put('a.docx', bytes)).status).toBe(415)
    expect(unpacked()).toBeLessThan(1_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  test('polyglot files are rejected', async () => {
    for (const [name, bytes] of [
      ['a.doc', Buffer.concat([docBytes(), docxBytes()])],
      ['a.pdf', Buffer.concat([pdfBytes(), docxBytes()])],
      ['a.docx', Buffer.concat([pdfBytes().subarray(0, 900), docxBytes()])],
      ['a.jpg', Buffer.concat([await createJpeg(), docxBytes()])],
      ['a.pdf', Buffer.concat([Buffer.from('GIF89a'), pdfBytes()])],
    ] as const) {
      expect([name, (await put(name, bytes)).status]).toEqual([name, 415])
    }
  })
})

/** Many entries of one deflated byte each. */
const createTinyEntries = (size: number) =>
  Object.fromEntries(Array.from({ length: size }, (_, n) => [`word/${n}.xml`, { data: Buffer.from('a') }]))

/** A .docx whose directory lists the same deflated bytes two thousand times. */
function createOverlappingZip(): Buffer {
  const empty = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`word/${n}.xml`, '']))
  const bytes = docxBytes({ ...empty, 'word/media/a.bin': { data: Buffer.alloc(90_000) } })
  const [local, listed] = [bytes.lastIndexOf('PK\x03\x04'), bytes.lastIndexOf('PK\x01\x02')]
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
    if (bytes.readUInt32LE(at + 24) !== 0) continue
    // Copy method, checksum, sizes and offset of the one non-empty entry.
    bytes.copy(bytes, at + 10, listed + 10, listed + 28)
    bytes.writeUInt32LE(local, at + 42)
  }
  return bytes
}

describe('concurrent uploads', () => {
  const large = Buffer.concat([docBytes(), Buffer.alloc(10_485_760 - docBytes().length)])

  test('more than three concurrent files of one person get a 503; other people are not affected', async () => {
    const { Bea } = await server.registerTalents('Bea')
    const [mine, hers] = await Promise.all([
      Promise.all(Array.from({ length: 9 }, () => put('a.doc', large))),
      Promise.all(Array.from({ length: 3 }, () => put('a.doc', large, Bea))),
    ])
    expect(mine.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
    expect(hers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('uploads beyond the memory limit get a 503 and succeed later', async () => {
    const people = Object.values(
      await server.registerTalents('Carla', 'Dora', 'Eva', 'Fina', 'Gala', 'Hilda'),
    )
    const sent = people.flatMap((who) => Array.from({ length: 3 }, () => put('a.doc', large, who)))
    const responses = await Promise.all(sent)
    const statuses = new Set(responses.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 503]))
    const refused = responses.find(({ status }) => status === 503)
    expect(refused?.responseHeaders['retry-after']).toBe('5')
    expect((await put('a.doc', large)).status).toBe(200)
  })
})
