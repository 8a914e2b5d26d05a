/** The addresses of files and crops, and the crops that are made in advance. */
import { contract } from '@brilla/contract'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { docsPaths } from '@brilla/contract/platform/docs-paths'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { makeCommonCrops } from './common-crops.ts'
import { cropsKey } from './files.ts'
import { createJpeg } from './media.samples.ts'
import { createMediaClient } from './media.testing.ts'

let server: TestServer
let ana: TestPerson

beforeAll(async () => {
  server = await startTestServer({}, { makesCommonCrops: true })
  ;({ Ana: ana } = await server.registerTalents('Ana'))
})
afterAll(() => server.stop())

const { get, presignFile, put, upload, uploadPhoto } = createMediaClient(() => server)

describe('file URLs', () => {
  test('crops and JSON are sent without the headers that only concern documents', async () => {
    const { headers } = await get(`/resize/c36x36/${await upload(ana)}`)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "frame-ancestors 'none'",
    })
    for (const name of ['permissions-policy', 'referrer-policy', 'x-frame-options'])
      expect(headers).not.toHaveProperty(name)
    expect(JSON.stringify(headers).length).toBeLessThan(600)
    expect((await get(docsPaths.page)).headers).toHaveProperty('content-security-policy')
    const { headers: ofJson } = await get(getRouteUrl(contract.getSocialProviders))
    expect(ofJson).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    })
    expect(JSON.stringify(ofJson).length).toBeLessThan(600)
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
