/** Profile photos, the normalization of images, and claiming uploads. */
import { limits } from '@brilla/contract/platform/limits'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { decodeJwt } from 'jose'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { day } from '../platform/duration.ts'
import { removeFiles } from './files.ts'
import { claimUploads, enqueueFileRemoval } from './index.ts'
import { deleteUnclaimedUploads } from './media.jobs.ts'
import { createAnimatedPng, createJpeg } from './media.samples.ts'
import { createMediaClient } from './media.testing.ts'

let server: TestServer
let ana: TestPerson
let berta: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  ;({ Ana: ana, Berta: berta } = await server.registerTalents('Ana', 'Berta'))
})
afterAll(() => server.stop())

const { get, presignPicture, put, upload, uploadPhoto } = createMediaClient(() => server)

async function eventually(check: () => Promise<void>) {
  await expect.poll(async () => check().then(() => 'done', String)).toBe('done')
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

describe('a profile photo', () => {
  test('P-media-11: is uploaded, named in the token and served in three formats', async () => {
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

  test('P-media-11: is deleted with its crops when replaced', async () => {
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

  test('P-media-9: cannot be claimed by another account, twice, before the upload, or for another use', async () => {
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

  test('limits the longer side to 2,048 pixels', async () => {
    const stored = await get(mediaPaths.file(await upload(ana, 'profile', await createJpeg(3000, 2000))))
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ width: 2048, height: 1365 })
  })

  test('P-media-4: a tall image keeps its width, also as WebP, whose height has a limit', async () => {
    const create = { width: 700, height: 18_000, channels: 3, background: '#c2380c' } as const
    const name = await upload(ana, 'profile', await sharp({ create }).jpeg().toBuffer())
    const stored = await get(mediaPaths.file(name))
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ width: 700, height: 18_000 })
    const crop = await get(mediaPaths.crop(name, 1_236), { accept: 'image/webp' })
    expect(await sharp(crop.bytes).metadata()).toMatchObject({ width: 637, height: 16_383 })
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

  test('P-media-5: reduces an animated PNG to its first frame', async () => {
    const { url, filename } = await presignPicture(ana, 'image/png')
    const bytes = Buffer.concat([createAnimatedPng(), Buffer.alloc(limits.uploadMin)])
    expect(await put(url, 'image/png', bytes)).toMatchObject({ status: 200 })
    const stored = sharp((await get(mediaPaths.file(filename))).bytes)
    expect(await stored.metadata()).toMatchObject({ width: 60, height: 40 })
    expect((await stored.stats()).channels[0]!.mean).toBeGreaterThan(240)
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

  test('P-media-8: claimed files are kept; unclaimed files are deleted after a day', async () => {
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
