import { rateLimits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complete } from '../../discovery/search/discovery.testing.ts'
import { uploadFile } from '../../media/media.testing.ts'
import { createMemoryRateLimiter } from '../../platform/rate-limit/memory.ts'
import { saveSettings } from '../../onboarding/settings/settings.testing.ts'
import {
  birthdateTurning,
  startTestServer,
  toFirstName,
  type TestPerson,
  type TestServer,
} from '../../testing.ts'
import { serveDocuments } from './public-preview.testing.ts'
import { serverLimits } from '../../platform/server-limits.ts'

let server: TestServer
let documents: Awaited<ReturnType<typeof serveDocuments>>
let Ana: TestPerson
let agency: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  documents = await serveDocuments(server)
  ;({ Ana } = await server.registerTalents('Ana'))
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
  await complete(server, Ana, { categories: [2, 3], biography: 'Bailo danza contemporánea.' })
  await change(Ana, { biography_language: 'es' })
  await change(agency, { agency_name: 'Cumbre Casting' })
})
afterAll(async () => {
  await documents.close()
  await server.stop()
})

const change = (who: TestPerson, row: object) =>
  server.context.db.updateTable('account').set(row).where('id', '=', who.id).execute()

async function publishPhoto(who: TestPerson, alt = ''): Promise<{ id: string; image: string }> {
  const files = [{ filename: await uploadFile(server, who), type: 'image' as const, alt }]
  const { body } = await server.call('createPost', { token: who.token, body: { files } })
  return { id: body.id, image: body.files[0]!.url }
}

const getProfileUrl = async ({ token }: TestPerson) =>
  (await server.call('getSelf', { token })).body.profile_url

const readPreview = async (who: TestPerson) => (await documents.open(who.id)).preview

/** The response without what differs between any two requests. */
async function readAnswer(profile: string) {
  const { status, headers, text } = await documents.open(profile)
  const { date: _, ...constant } = headers
  return { status, constant, text }
}

describe('P-profiles-16: what a guest sees of a profile', () => {
  test('name, categories, city, the first lines and the photos, and nothing else', async () => {
    const photo = await publishPhoto(Ana, 'En el aire')
    const url = await getProfileUrl(Ana)
    const { status, headers, preview } = await documents.open(url)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'public, max-age=60',
    ])
    expect(preview).toEqual({
      name: 'Ana Prueba',
      profileUrl: url,
      type: 'talento',
      verifiedAt: null,
      categories: [2, 3],
      city: 'Mérida',
      biography: 'Bailo danza contemporánea.',
      biographyLanguage: 'es',
      profileImage: expect.stringMatching(/^[0-9a-f-]{36}\.jpg$/),
      coverImage: null,
      photos: [
        { image: photo.image, alt: 'En el aire', width: expect.any(Number), height: expect.any(Number) },
      ],
      isIndexable: true,
      picture: expect.stringMatching(new RegExp(`^/og/${url}\\.jpg\\?v=[0-9a-f]{16}$`)),
    })
    expect((await documents.open(url.toUpperCase())).preview).toEqual(preview)
    expect(await readPreview(agency)).toMatchObject({ name: 'Cumbre Casting', type: 'agencia', photos: [] })
  })

  test('in the language of the address or of the browser, and unchanged as a 304', async () => {
    const english = await documents.open(Ana.id, { 'accept-language': 'en' })
    expect([english.head, (await documents.open(Ana.id)).head]).toEqual(['en', 'es'])
    const again = await documents.open(Ana.id, {
      'accept-language': 'en',
      'if-none-match': String(english.headers.etag),
    })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('no column of the account but those is in it', async () => {
    const shown = [
      'full_name',
      'first_name',
      'last_name',
      'agency_name',
      'profile_url',
      'city',
      'biography',
      'biography_language',
      'profile_image',
      'cover_image',
    ]
    const choices = ['sex', 'city_audience', 'language', 'comments_from']
    const constrained = ['type', 'status', 'status_before', ...choices]
    const { Canaria } = await server.registerTalents('Canaria')
    await complete(server, Canaria)
    await publishPhoto(Canaria)
    const { rows } = await sql<{ column: string }>`
      select column_name as column from information_schema.columns
      where table_name = 'account' and data_type = 'text' and is_generated = 'NEVER'
    `.execute(server.context.db)
    const hidden = rows
      .map(({ column }) => column)
      .filter((name) => ![...shown, ...constrained].includes(name))
    expect(hidden.length).toBeGreaterThan(15)
    const canaries = Object.fromEntries(hidden.map((name) => [name, `canario-${name}`]))
    await change(Canaria, {
      ...canaries,
      profile_image: 'retrato.jpg',
      birthdate: '1983-07-29',
      followers_count: 77_001,
    })
    const { text, preview } = await documents.open(Canaria.id)
    expect(preview).not.toBeNull()
    expect(text).not.toContain(Canaria.id)
    // Names of images and versions of pictures hold any digits by chance.
    const words = text.replace(/[\da-f-]{16,}/gi, '')
    for (const trace of ['canario', '1983', '07-29', '77001', Canaria.email])
      expect(words).not.toContain(trace)
  })

  test('the biography is cut at a word, the city is shown as its owner chooses', async () => {
    const { Bea } = await server.registerTalents('Bea')
    await complete(server, Bea, { biography: 'palabra '.repeat(100) })
    const { biography, city } = (await readPreview(Bea))!
    expect(biography.length).toBeLessThanOrEqual(serverLimits.publicPreviewBiography)
    expect([biography.endsWith('palabra…'), city]).toEqual([true, 'Mérida'])
    for (const audience of ['agencies', 'nobody']) {
      await change(Bea, { city_audience: audience })
      expect((await readPreview(Bea))!.city).toBeNull()
    }
  })

  test('nine photos at most, those with the most likes first, none of others', async () => {
    const { Carla, Dora } = await server.registerTalents('Carla', 'Dora')
    await complete(server, Carla)
    await publishPhoto(Dora)
    const posts = []
    for (let made = 0; made < serverLimits.publicPreviewPhotos + 1; made++)
      posts.push(await publishPhoto(Carla))
    const [oldest, liked, ...others] = posts
    await server.call('likePost', { token: Dora.token, params: { id: liked!.id }, body: { reacted: true } })
    const { photos } = (await readPreview(Carla))!
    expect(photos.map(({ image }) => image)).toEqual(
      [liked, ...others.toReversed()].map((post) => post!.image),
    )
    expect(photos.map(({ image }) => image)).not.toContain(oldest!.image)
  })
})

/** Makes a talent whom guests may not see. */
const hiding: Record<string, (who: TestPerson) => Promise<unknown>> = {
  'a minor': (who) => change(who, { birthdate: birthdateTurning(18, 1) }),
  'switched off': (who) => saveSettings(server, who, { publicPreview: false }),
  suspended: (who) => change(who, { status: 'suspended' }),
  deactivated: (who) => server.call('cancelAccount', { token: who.token }),
  'not confirmed': (who) => change(who, { email_confirmed_at: null }),
  'without a type': (who) => change(who, { type: null }),
  'without a photo': (who) => change(who, { profile_image: null }),
  'without a biography': (who) => change(who, { biography: '' }),
  'without a category': (who) =>
    server.context.db.deleteFrom('account_category').where('account_id', '=', who.id).execute(),
  'an agency without a name': (who) => change(who, { type: 'agencia', agency_name: null }),
}

describe('P-profiles-16: who is not previewed is, for a guest, somebody who does not exist', () => {
  let people: Record<string, TestPerson>
  beforeAll(async () => {
    people = await server.registerTalents(...Object.keys(hiding).map((_, index) => `Eva${index}`))
  })

  test.each(Object.entries(hiding).map(([title, hide], index) => ({ title, hide, index })))(
    '$title',
    async ({ hide, index }) => {
      const Eva = people[`Eva${index}`]!
      await complete(server, Eva)
      const url = await getProfileUrl(Eva)
      expect((await documents.open(url)).preview?.name).toBe(`${toFirstName(`Eva${index}`)} Prueba`)
      await hide(Eva)
      const unknown = await readAnswer('nadie-con-este-nombre')
      expect(unknown).toMatchObject({ status: 200, text: '<html lang="es">' })
      for (const reference of [url, Eva.id]) expect(await readAnswer(reference)).toEqual(unknown)
      const { body, status } = await server.send('GET', `/og/${url}.jpg`)
      expect([status, body]).toEqual([404, (await server.send('GET', '/og/nadie-con-este-nombre.jpg')).body])
    },
  )

  test('P-pages-25: when it cannot be read, the document says so and is not stored', async () => {
    const failing = await serveDocuments(server, () => Promise.reject(new Error('unavailable')))
    const { status, headers, text } = await failing.open(Ana.id)
    expect([status, headers['cache-control'], text]).toEqual([
      503,
      'no-store',
      '<html data-unavailable lang="es">',
    ])
    await failing.close()
  })

  test('malformed addresses too', async () => {
    const unknown = await readAnswer('nadie-con-este-nombre')
    for (const reference of [
      '%',
      "' or true --",
      'x'.repeat(90),
      '\u0000',
      '01900000-0000-7000-8000-000000000000',
    ])
      expect(await readAnswer(reference)).toEqual(unknown)
    expect((await server.send('GET', '/og/%00.jpg')).status).toBe(404)
  })
})

describe('P-profiles-22: the switches', () => {
  test('both are on for adults, and what is sent is stored', async () => {
    const { Fina } = await server.registerTalents('Fina')
    await complete(server, Fina)
    const read = async () => (await server.call('getSelf', { token: Fina.token })).body
    expect(await read()).toMatchObject({ publicPreview: true, searchEngines: true })
    await saveSettings(server, Fina, { searchEngines: false })
    expect(await read()).toMatchObject({ publicPreview: true, searchEngines: false })
    expect(await readPreview(Fina)).toMatchObject({ isIndexable: false })
  })

  test('off for minors, who cannot turn it on, and still off on the 18th birthday', async () => {
    const { Gala } = await server.registerTalents('Gala')
    await complete(server, Gala)
    await saveSettings(server, Gala, { fecha: birthdateTurning(18, 1) })
    expect((await server.call('getSelf', { token: Gala.token })).body.publicPreview).toBe(false)
    expect(
      await saveSettings(server, Gala, { fecha: birthdateTurning(18, 1), publicPreview: true }),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'publicPreview', error: 'menor_oculto' }] },
    })
    await change(Gala, { birthdate: '1995-04-12' })
    expect(await readPreview(Gala)).toBeNull()
    await saveSettings(server, Gala, { publicPreview: true })
    expect(await readPreview(Gala)).not.toBeNull()
  })
})

describe('P-profiles-16: the Open Graph image', () => {
  const get = async (who: TestPerson) => {
    const response = await server.app.inject((await readPreview(who))!.picture)
    return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
  }

  test('1200 by 630, with a photo or without; another one when what it shows changes', async () => {
    const { Hana } = await server.registerTalents('Hana')
    await complete(server, Hana)
    const plain = await get(Hana)
    expect([plain.status, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=60',
    ])
    await publishPhoto(Hana)
    const withPhoto = await get(Hana)
    await change(Hana, { last_name: 'Łukasz <&> O’Brien 李 😀' })
    const renamed = await get(Hana)
    for (const { bytes } of [plain, withPhoto, renamed])
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'jpeg' })
    expect(new Set([plain, withPhoto, renamed].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(renamed.bytes.equals(withPhoto.bytes)).toBe(false)
  })

  test('without the characters that no font has, instead of boxes with their numbers', async () => {
    const { Kenia } = await server.registerTalents('Kenia')
    await complete(server, Kenia)
    const plain = await get(Kenia)
    // A character that will never exist.
    await change(Kenia, { last_name: '\uFDD0 Prueba' })
    const { headers, bytes } = await get(Kenia)
    expect(headers.etag).not.toBe(plain.headers.etag)
    expect(bytes.equals(plain.bytes)).toBe(true)
    await change(Kenia, { first_name: '\uFDD0', last_name: '\uFDD0' })
    expect((await get(Kenia)).status).toBe(200)
  })

  test('it is stored, and drawing is limited', async () => {
    const { Irma } = await server.registerTalents('Irma')
    await complete(server, Irma)
    await publishPhoto(Irma)
    const { context } = server
    const unlimited = context.rateLimiter
    const limiter = createMemoryRateLimiter()
    try {
      context.rateLimiter = limiter
      const first = await get(Irma)
      for (let taken = 1; taken < rateLimits.picture.max; taken++)
        await limiter.take(rateLimits.picture, '127.0.0.1')
      expect((await get(Irma)).bytes.equals(first.bytes)).toBe(true)
      await change(Irma, { city: 'Puebla' })
      expect((await get(Irma)).status).toBe(429)
    } finally {
      context.rateLimiter = unlimited
      limiter.close()
    }
  })

  test('without its photo when that cannot be read', async () => {
    const { Julia } = await server.registerTalents('Julia')
    await complete(server, Julia)
    const { image } = await publishPhoto(Julia)
    await server.context.storage.put(`uploads/${image.slice(-6, -4)}/${image}`, Buffer.from('not an image'))
    expect((await get(Julia)).status).toBe(200)
  })
})

test('P-profiles-24: its owner reads what guests see, or why they see nothing', async () => {
  const { Hilda } = await server.registerTalents('Hilda')
  const readOwn = async () => (await server.call('getOwnPublicPreview', { token: Hilda.token })).body
  expect(await readOwn()).toEqual({ preview: null, obstacle: 'incomplete' })
  await complete(server, Hilda)
  await publishPhoto(Hilda, 'En escena')
  const { preview, obstacle } = await readOwn()
  expect([preview, obstacle]).toEqual([await readPreview(Hilda), null])
  expect(preview?.photos).toHaveLength(1)
  await saveSettings(server, Hilda, { publicPreview: false })
  expect(await readOwn()).toEqual({ preview: null, obstacle: 'off' })
  await change(Hilda, { birthdate: birthdateTurning(18, 1) })
  expect(await readOwn()).toEqual({ preview: null, obstacle: 'minor' })
})
