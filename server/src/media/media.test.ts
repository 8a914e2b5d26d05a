import { randomBytes } from 'node:crypto'
import { limits } from '@brilla/contract/limits'
import { mediaPaths } from '@brilla/contract/media-paths'
import { decodeJwt } from 'jose'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docsPaths } from '@brilla/contract/docs-paths'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { makeCommonCrops } from './common-crops.ts'
import { cropsKey, removeFiles } from './files.ts'
import { claimUploads, enqueueFileRemoval } from './index.ts'
import { deleteUnclaimedUploads } from './media.jobs.ts'
import { docBytes, docxBytes, pdfBytes, createJpeg, createZip } from './media.samples.ts'

let server: TestServer
let ana: TestPerson
let berta: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  ;({ ana, berta } = await server
    .registerTalents('Ana', 'Berta')
    .then(({ Ana, Berta }) => ({ ana: Ana, berta: Berta })))
})
afterAll(() => server.stop())

const day = 24 * 60 * 60 * 1000
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

async function presignPicture(
  person: TestPerson,
  type = 'image/jpeg',
  image_type: 'profile' | 'cover' = 'profile',
) {
  const filename = `yo.${type.split('/')[1]}`
  const response = await server.call('presignProfileImage', {
    token: person.token,
    body: { filename, type, image_type },
  })
  expect(response.status).toBe(200)
  return response.body
}

async function presignFile(person: TestPerson, filename: string, type: string, ext?: string) {
  const response = await server.call('presignPostFile', {
    token: person.token,
    body: { filename, type, ...(ext !== undefined && { ext }) },
  })
  expect(response.status).toBe(200)
  return response.body
}

/** Uploads bytes to a presigned URL. */
function put(url: string, type: string, payload: Buffer) {
  return server.send('PUT', url.slice(server.context.config.PUBLIC_URL.length), {
    headers: { 'content-type': type },
    payload,
  })
}

async function upload(person: TestPerson, image_type: 'profile' | 'cover' = 'profile', bytes?: Buffer) {
  const { url, filename } = await presignPicture(person, 'image/jpeg', image_type)
  expect(await put(url, 'image/jpeg', bytes ?? (await createJpeg()))).toMatchObject({ status: 200 })
  return filename
}

/** Fetches a file; returns status, headers and bytes. */
async function get(url: string, headers: Record<string, string> = {}) {
  const response = await server.app.inject({ method: 'GET', url, headers })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

async function eventually(check: () => Promise<void>) {
  await expect.poll(async () => check().then(() => 'done', String)).toBe('done')
}

describe('a profile photo', () => {
  test('is uploaded, named in the token and served in three formats', async () => {
    const filename = await upload(ana)
    const saved = await server.call('saveProfileImage', { token: ana.token, body: { filename } })
    expect(saved.status).toBe(200)
    expect(decodeJwt(saved.body.token)['profileImage']).toBe(filename)
    expect((await server.call('getSelf', { token: ana.token })).body.profileImage).toBe(filename)

    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const crop = await get(mediaPaths.crop(filename, 36, 36), { accept })
      expect(crop).toMatchObject({
        status: 200,
        headers: {
          'content-type': type,
          vary: 'accept',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
      expect(await sharp(crop.bytes).metadata()).toMatchObject({ width: 36, height: 36 })
      const again = await get(mediaPaths.crop(filename, 36, 36), {
        accept,
        'if-none-match': String(crop.headers['etag']),
      })
      expect(again.status).toBe(304)
    }
    const wide = await get(mediaPaths.crop(filename, 309))
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 309, height: 232 })
    const whole = await get(mediaPaths.file(filename))
    expect(whole.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
  })

  test('is deleted with its crops when replaced', async () => {
    const first = await upload(ana, 'cover')
    await server.call('saveCoverImage', { token: ana.token, body: { filename: first } })
    expect((await get(mediaPaths.crop(first, 318, 122))).status).toBe(200)
    const second = await upload(ana, 'cover')
    const saved = await server.call('saveCoverImage', { token: ana.token, body: { filename: second } })
    expect(decodeJwt(saved.body.token)['coverImage']).toBe(second)
    await eventually(async () => {
      expect((await get(mediaPaths.crop(first, 318, 122))).status).toBe(404)
      expect((await get(mediaPaths.file(first))).status).toBe(404)
    })
    expect((await get(mediaPaths.crop(second, 318, 122))).status).toBe(200)
  })

  test('cannot be claimed by another account, twice, before the upload, or for another use', async () => {
    const filename = await upload(ana)
    const refused = { status: 422, body: { error: 'archivo_desconocido', errors: [{ field: 'filename' }] } }
    expect(await server.call('saveProfileImage', { token: berta.token, body: { filename } })).toMatchObject(
      refused,
    )
    expect(await server.call('saveCoverImage', { token: ana.token, body: { filename } })).toMatchObject(
      refused,
    )
    const attempts = await Promise.all(
      [1, 2, 3].map(() => server.call('saveProfileImage', { token: ana.token, body: { filename } })),
    )
    // Repeating the request succeeds, because the first response may have been lost.
    expect(attempts.map((one) => one.status)).toEqual([200, 200, 200])
    expect((await get(mediaPaths.crop(filename, 36, 36))).status).toBe(200)
    const next = await upload(ana)
    await server.call('saveProfileImage', { token: ana.token, body: { filename: next } })
    expect(await server.call('saveProfileImage', { token: ana.token, body: { filename } })).toMatchObject(
      refused,
    )
    const { filename: unready } = await presignPicture(ana)
    for (const name of [unready, 'nada.jpg', '../../etc/passwd'])
      expect(
        await server.call('saveProfileImage', { token: ana.token, body: { filename: name } }),
      ).toMatchObject(refused)
  })
})

describe('image normalization', () => {
  test('applies the orientation and removes metadata', async () => {
    const bytes = await sharp(await createJpeg(400, 200))
      .withExif({
        IFD0: { Make: 'Camara', Orientation: '6' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '20/1 58/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '89/1 37/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const stored = await get(mediaPaths.file(await upload(ana, 'profile', bytes)))
    const metadata = await sharp(stored.bytes).metadata()
    expect(metadata).toMatchObject({ width: 200, height: 400, format: 'jpeg' })
    expect(metadata).not.toHaveProperty('exif')
    expect(metadata.orientation ?? 1).toBe(1)
    expect(stored.bytes.includes('Camara')).toBe(false)
  })

  test('limits each side to 2,048 pixels', async () => {
    const stored = await get(mediaPaths.file(await upload(ana, 'profile', await createJpeg(3000, 1000))))
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ width: 2048, height: 683 })
  })

  test.each(['png', 'gif', 'webp', 'avif'] as const)('from %s', async (format) => {
    const bytes = await sharp(await createJpeg())
      .toFormat(format)
      .toBuffer()
    const { url, filename } = await presignPicture(ana, `image/${format}`)
    expect(await put(url, `image/${format}`, bytes)).toMatchObject({ status: 200 })
    const stored = await get(mediaPaths.file(filename))
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 300 })
  })

  test('reduces an animation to its first frame', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const bytes = Buffer.concat([gif, Buffer.alloc(limits.uploadMin)])
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2)
    const { url, filename } = await presignPicture(ana, 'image/gif')
    expect(await put(url, 'image/gif', bytes)).toMatchObject({ status: 200 })
    const stored = sharp((await get(mediaPaths.file(filename))).bytes)
    expect(await stored.metadata()).toMatchObject({ width: 60, height: 40 })
    const [red, , blue] = (await stored.stats()).channels
    expect(red!.mean).toBeGreaterThan(240)
    expect(blue!.mean).toBeLessThan(15)
  })

  test('a second upload replaces the first until it is claimed', async () => {
    const { url, filename } = await presignPicture(ana)
    await put(url, 'image/jpeg', await createJpeg(300, 300))
    const first = await sharp((await get(mediaPaths.crop(filename, 309))).bytes).metadata()
    expect(first).toMatchObject({ width: 300 })
    expect(await put(url, 'image/jpeg', await createJpeg(500, 500))).toMatchObject({ status: 200 })
    expect(await sharp((await get(mediaPaths.crop(filename, 309))).bytes).metadata()).toMatchObject({
      width: 309,
    })
    await server.call('saveProfileImage', { token: ana.token, body: { filename } })
    expect(await put(url, 'image/jpeg', await createJpeg())).toMatchObject({ status: 403 })
  })
})

describe('a presigned URL', () => {
  test('is bound to content type, name and time', async () => {
    const bytes = await createJpeg()
    const { url } = await presignPicture(ana)
    const other = await presignPicture(ana)
    expect(await put(url, 'image/png', bytes)).toMatchObject({
      status: 415,
      body: { error: 'unsupported_type' },
    })
    const forbidden = { status: 403, body: { error: 'forbidden' } }
    expect(await put(url.replace('image%2Fjpeg', 'image%2Fpng'), 'image/png', bytes)).toMatchObject(forbidden)
    expect(await put(url.replace(/signature=.{4}/, 'signature=AAAA'), 'image/jpeg', bytes)).toMatchObject(
      forbidden,
    )
    expect(await put(url.replace(/expires=\d/, 'expires=9'), 'image/jpeg', bytes)).toMatchObject(forbidden)
    expect(await put(url.replace(/\?.*/, ''), 'image/jpeg', bytes)).toMatchObject(forbidden)
    const swapped = other.url.replace(other.filename, 'a.jpg')
    expect(await put(swapped, 'image/jpeg', bytes)).toMatchObject(forbidden)
    server.advance((limits.uploadUrlSeconds + 1) * 1000)
    expect(await put(url, 'image/jpeg', bytes)).toMatchObject(forbidden)
  })

  test('accepts 1,024 to 10,485,760 bytes', async () => {
    const { url } = await presignPicture(ana)
    expect(await put(url, 'image/jpeg', Buffer.alloc(1_023))).toMatchObject({
      status: 422,
      body: { error: 'size' },
    })
    expect(await put(url, 'image/jpeg', Buffer.alloc(0))).toMatchObject({ status: 422 })
    expect(await put(url, 'image/jpeg', Buffer.alloc(10_485_761))).toMatchObject({
      status: 413,
      body: { error: 'too_large' },
    })
    const base = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const overWire = await fetch(base + url.slice(server.context.config.PUBLIC_URL.length), {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: Buffer.alloc(20_000_000),
    })
    expect(overWire.status, 'the response arrives, not a broken connection').toBe(413)
    const padded = Buffer.concat([await createJpeg(), Buffer.alloc(10_485_760)]).subarray(0, 10_485_760)
    expect(await put(url, 'image/jpeg', padded)).toMatchObject({ status: 200 })
  })
})

describe('file type detection', () => {
  const wrong = { status: 415, body: { error: 'unsupported_type' } }
  const broken = { status: 422, body: { error: 'imagen_no_procesada' } }

  test('files that are not images are rejected, misnamed images are accepted', async () => {
    const { url } = await presignPicture(ana)
    expect(
      await put(url, 'image/jpeg', Buffer.from('<html><script>alert(1)</script>'.repeat(60))),
    ).toMatchObject(wrong)
    expect(await put(url, 'image/jpeg', randomBytes(4_000).fill(0, 0, 4))).toMatchObject(wrong)
    expect(await put(url, 'image/jpeg', pdfBytes())).toMatchObject(wrong)
    expect(
      await put(
        url,
        'image/jpeg',
        await sharp(await createJpeg())
          .png()
          .toBuffer(),
      ),
    ).toMatchObject({ status: 200 })
  })

  test('an image that is also an archive is rejected', async () => {
    const { url } = await presignPicture(ana)
    const both = Buffer.concat([await createJpeg(), createZip({ 'a.html': 'x' })])
    expect(await put(url, 'image/jpeg', both)).toMatchObject(wrong)
  })

  test('truncated images, random data after a header and too many pixels are rejected', async () => {
    const { url } = await presignPicture(ana)
    const whole = await createJpeg(800, 600)
    expect(await put(url, 'image/jpeg', whole.subarray(0, whole.length / 2))).toMatchObject(broken)
    const noise = Buffer.concat([whole.subarray(0, 24), randomBytes(4_000)])
    expect(await put(url, 'image/jpeg', noise)).toMatchObject(broken)
    const bomb = await sharp({
      create: { width: 7_000, height: 6_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const png = await presignPicture(ana, 'image/png')
    expect(await put(png.url, 'image/png', bomb)).toMatchObject(broken)
    expect((await get(mediaPaths.file(png.filename))).status).toBe(404)
  })

  test.each([
    ['doc', 'application/msword', docBytes()],
    ['docx', docxType, docxBytes()],
    ['pdf', 'application/pdf', pdfBytes()],
  ] as const)('a .%s goes out as an attachment under a clean name', async (ext, type, bytes) => {
    const { url, filename } = await presignFile(ana, `Guión Final (v2).${ext}`, 'file', ext)
    expect(await put(url, type, bytes)).toMatchObject({ status: 200 })
    const file = await get(mediaPaths.file(filename))
    expect(file).toMatchObject({
      status: 200,
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="guion_final__v2_.${ext}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
    expect(file.bytes.equals(bytes)).toBe(true)
  })

  test('a document with other content is rejected', async () => {
    const docx = await presignFile(ana, 'a.docx', docxType)
    const doc = await presignFile(ana, 'a.doc', 'application/msword')
    const pdf = await presignFile(ana, 'a.pdf', 'application/pdf')
    const filler = 'x'.repeat(2_000)
    for (const bytes of [
      createZip({ 'index.html': filler }),
      docxBytes({ 'word/vbaProject.bin': 'x' }),
      docxBytes().subarray(0, 1_500),
      pdfBytes(),
      docBytes(),
    ])
      expect(await put(docx.url, docxType, bytes)).toMatchObject(wrong)
    for (const bytes of [
      docxBytes(),
      pdfBytes(),
      Buffer.concat([docBytes().subarray(0, 512), Buffer.alloc(2_000)]),
    ])
      expect(await put(doc.url, 'application/msword', bytes)).toMatchObject(wrong)
    for (const bytes of [
      docBytes(),
      pdfBytes().subarray(0, -60),
      Buffer.concat([Buffer.from('<html>'), pdfBytes()]),
      Buffer.concat([pdfBytes(), createZip({ 'a.js': 'x' })]),
      // The archive's comment holds a second end record, at which some readers give up.
      Buffer.concat([pdfBytes(), createZip({ 'a.js': 'x' }, Buffer.from(`PK\x05\x06${'\0'.repeat(18)}!`))]),
    ])
      expect(await put(pdf.url, 'application/pdf', bytes)).toMatchObject(wrong)
  })
})

describe('requesting a presigned URL', () => {
  test.each([
    ['Thumbs.db', 'image/jpeg'],
    ['desktop.ini', 'image/jpeg'],
    ['.htaccess', 'image/jpeg'],
    ['.jpg', 'image/jpeg'],
    ['a.php', 'image/jpeg'],
    ['a.html', 'text/html'],
    ['a.js', 'application/javascript'],
    ['a.svg', 'image/svg+xml'],
    ['a.heic', 'image/heic'],
    ['a.jpg', 'image/svg+xml'],
    ['a.pdf', 'image/jpeg'],
    ['a.jpg.exe', 'image/jpeg'],
    ['a.exe', 'file'],
    ['a.jpg', 'file'],
    ['a.pdf', 'image'],
    ['a', 'file'],
    ['a', 'application/pdf'],
    ['a.jpg', 'constructor'],
  ])('%s as %s is rejected', async (filename, type) => {
    const refused = { status: 415, body: { error: 'unsupported_type' } }
    expect(
      await server.call('presignPostFile', { token: ana.token, body: { filename, type } }),
    ).toMatchObject(refused)
    const body = { filename, type, image_type: 'profile' as const }
    expect(await server.call('presignProfileImage', { token: ana.token, body })).toMatchObject(refused)
  })

  test('a document cannot be a profile photo, and the extension must match the name', async () => {
    const body = { filename: 'a.pdf', type: 'application/pdf', image_type: 'profile' as const }
    expect((await server.call('presignProfileImage', { token: ana.token, body })).status).toBe(415)
    const disguised = { filename: 'a.php', type: 'file', ext: 'pdf' }
    expect((await server.call('presignPostFile', { token: ana.token, body: disguised })).status).toBe(415)
  })

  test.each([
    ['foto.JPG', 'image/jpeg', undefined, 'image%2Fjpeg', 'jpg'],
    ['foto.png', 'image', undefined, 'image%2Fpng', 'jpg'],
    ['foto.png', 'image/jpeg', undefined, 'image%2Fjpeg', 'jpg'],
    ['blob', 'image', undefined, 'image%2Fjpeg', 'jpg'],
    ['blob', 'image/webp', undefined, 'image%2Fwebp', 'jpg'],
    ['cv', 'file', '.PDF', 'application%2Fpdf', 'pdf'],
    ['cv.doc', 'file', 'doc', 'application%2Fmsword', 'doc'],
  ])('%s as %s (%s) is accepted', async (filename, type, ext, signed, kept) => {
    const response = await presignFile(ana, filename, type, ext)
    expect(response.url).toContain(`type=${signed}`)
    expect(response.filename).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${kept}$`))
  })
})

describe('file URLs', () => {
  test('a crop is sent without the headers that only concern documents', async () => {
    const { headers } = await get(`/resize/c36x36/${await upload(ana)}`)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    for (const name of [
      'content-security-policy',
      'permissions-policy',
      'referrer-policy',
      'x-frame-options',
    ])
      expect(headers).not.toHaveProperty(name)
    expect(JSON.stringify(headers).length).toBeLessThan(600)
    expect((await get(docsPaths.page)).headers).toHaveProperty('content-security-policy')
  })

  test('only the crop sizes of P-media-10 are served', async () => {
    const filename = await upload(ana)
    for (const crop of ['c35', 'c37x36', 'c36x0', 'c2048', 'c', 'x36', 'c036', 'c36x36x36', 'C36x36', 'c-36'])
      expect((await get(`/resize/${crop}/${filename}`)).status).toBe(404)
    for (const crop of ['c36x36', 'c72x72', 'c40', 'c618', 'c1236', 'c636x244'])
      expect((await get(`/resize/${crop}/${filename}`)).status).toBe(200)
  })

  test('other names are a 404', async () => {
    const names = [
      'a.jpg',
      '%00',
      '..%2f..%2fsecret',
      '%2e%2e',
      `${crypto.randomUUID()}.jpg`,
      'ñ'.repeat(500),
    ]
    for (const name of [
      ...names,
      '01890000-0000-7000-8000-000000000000.jpg',
      '01890000-0000-7000-8000-000000000000.pdf',
    ]) {
      expect((await get(`/resize/c36x36/${name}`)).status).toBe(404)
      expect((await get(mediaPaths.file(name))).status).toBe(404)
    }
    expect((await get('/resize/c36x36/%E0%A4%A')).status).toBeLessThan(500)
  })

  test('P-media-20: an image of a page whose crop takes long is redirected to the whole image; other requests wait', async () => {
    const filename = await upload(ana)
    const { imagePools } = server.context
    const { crops } = imagePools
    const gate = Promise.withResolvers<void>()
    imagePools.crops = { ...crops, run: async (task) => gate.promise.then(() => crops.run(task)) }
    const url = mediaPaths.crop(filename, 248, 248)
    // More than a browser has connections.
    const late = await Promise.all(
      Array.from({ length: 7 }, () => get(url, { accept: 'image/webp', 'sec-fetch-dest': 'image' })),
    )
    const other = get(url, { accept: 'image/webp' })
    imagePools.crops = crops
    for (const { status, headers } of late) {
      expect([status, headers['location'], headers['cache-control']]).toEqual([
        307,
        mediaPaths.file(filename),
        'no-store',
      ])
    }
    gate.resolve()
    expect((await other).status).toBe(200)
  })

  test('concurrent requests for a crop share one result', async () => {
    const filename = await upload(ana)
    const crops = await Promise.all(
      Array.from({ length: 20 }, () => get(mediaPaths.crop(filename, 340, 340), { accept: 'image/webp' })),
    )
    expect(new Set(crops.map((crop) => `${crop.status} ${crop.bytes.toString('base64')}`)).size).toBe(1)
  })
})

/** Uploads a photo for a post and returns its name. */
async function uploadPhoto(person: TestPerson) {
  const { url, filename } = await presignFile(person, 'Mi Foto.jpg', 'image/jpeg')
  await put(url, 'image/jpeg', await createJpeg())
  return filename
}
function claim(person: TestPerson, ...names: string[]) {
  return server.context.db.transaction().execute((trx) =>
    claimUploads(
      server.context,
      trx,
      person.id,
      names.map((name) => ({ name, use: 'photo' })),
    ),
  )
}

test('P-media-19: the crops that our pages show exist soon after an upload, without a request', async () => {
  const list = async (name: string) => (await server.context.storage.list(cropsKey(name))).toSorted()
  const photo = await uploadPhoto(ana)
  await expect
    .poll(() => list(photo))
    .toEqual(['c1236.avif', 'c170x170.avif', 'c309.avif', 'c340x340.avif', 'c618.avif'])
  const [cover, face] = [await upload(ana, 'cover'), await upload(ana)]
  await expect
    .poll(() => list(cover))
    .toEqual(['c1236.avif', 'c309.avif', 'c318x122.avif', 'c618.avif', 'c636x244.avif'])
  await expect.poll(() => list(face)).toHaveLength(6)
})

test('P-media-19: crops of an image that a second upload has replaced meanwhile are removed', async () => {
  const { url, filename } = await presignFile(ana, 'foto.jpg', 'image/jpeg')
  await put(url, 'image/jpeg', await createJpeg(400, 300))
  const { imagePools, storage } = server.context
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const slow: typeof imagePools.background = {
    ...imagePools.background,
    async run(task) {
      const made = await imagePools.background.run(task)
      reached.resolve()
      await gate.promise
      return made
    },
  }
  const context = {
    ...server.context,
    imagePools: { ...imagePools, background: slow },
    // The server's own job may have made them already.
    storage: { ...storage, list: async () => [] },
  }
  const making = makeCommonCrops(context, filename, new AbortController().signal)
  await reached.promise
  await put(url, 'image/jpeg', await createJpeg(300, 300))
  gate.resolve()
  await making
  const crop = await get(mediaPaths.crop(filename, 1_236), { accept: 'image/avif' })
  expect(await sharp(crop.bytes).metadata()).toMatchObject({ width: 300, height: 300 })
})

describe('claiming', () => {
  test('keeps the requested order, and claims all or none', async () => {
    const names = [await uploadPhoto(ana), await uploadPhoto(ana)].toReversed()
    const foreign = await uploadPhoto(berta)
    const refused = { code: 'archivo_desconocido', details: { fields: [{ field: 'files.1.filename' }] } }
    await expect(claim(ana, names[0]!, foreign)).rejects.toMatchObject(refused)
    await expect(claim(ana, names[0]!, names[0]!)).rejects.toMatchObject(refused)
    const claimed = await claim(ana, ...names)
    expect(claimed.map((one) => one.name)).toEqual(names)
    expect(claimed[0]).toMatchObject({ filename: 'mi_foto.jpg', width: 400, height: 300 })
    await expect(claim(ana, names[1]!)).rejects.toMatchObject({ code: 'archivo_desconocido' })
  })

  test('removal deletes files directly or after the caller’s transaction, and is idempotent', async () => {
    const [now, later] = [await uploadPhoto(ana), await uploadPhoto(ana)]
    await removeFiles(server.context, [now, 'nada'])
    await removeFiles(server.context, [now])
    expect((await get(mediaPaths.file(now))).status).toBe(404)
    await server.context.db.transaction().execute((trx) => enqueueFileRemoval(server.context, trx, [later]))
    await eventually(async () => expect((await get(mediaPaths.file(later))).status).toBe(404))
  })

  test('claimed files are kept; unclaimed files are deleted after a day', async () => {
    const kept = await uploadPhoto(ana)
    const left = await uploadPhoto(ana)
    await claim(ana, kept)
    await deleteUnclaimedUploads(server.context)
    expect((await get(mediaPaths.file(left))).status).toBe(200)
    server.advance(day + 1000)
    await deleteUnclaimedUploads(server.context)
    await eventually(async () => expect((await get(mediaPaths.file(left))).status).toBe(404))
    await expect(claim(ana, left)).rejects.toMatchObject({ code: 'archivo_desconocido' })
    expect((await get(mediaPaths.file(kept))).status).toBe(200)
  })
})
