import { contract } from '@brilla/contract'
import type { CallInput } from '@brilla/contract/platform/route'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import type { InjectOptions } from 'fastify'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { createMediaClient, uploadFile } from '../../media/media.testing.ts'
import { createJpeg } from '../../media/media.samples.ts'
import { day } from '../../platform/duration.ts'
import { createMemoryRateLimiter } from '../../platform/rate-limit/memory.ts'
import { saveSettings } from '../../onboarding/settings/settings.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let Ana: TestPerson
let Bea: TestPerson
const media = createMediaClient(() => server)
beforeAll(async () => {
  server = await startTestServer()
  ;({ Ana, Bea } = await server.registerTalents('Ana', 'Bea'))
  const filename = await media.upload(Ana, 'profile', await createJpeg(400, 500))
  await server.call('saveProfileImage', { token: Ana.token, body: { filename } })
  await server.call('saveWizard', {
    token: Ana.token,
    body: { biography: 'Bailo desde niña.\n\n¡Año de ñandúes!' },
  })
  await server.call('subscribeCategory', { token: Ana.token, body: { categoryId: 2 } })
})
afterAll(() => server.stop())

const change = (who: TestPerson, row: object) =>
  server.context.db.updateTable('account').set(row).where('id', '=', who.id).execute()

async function publishPhoto(who: TestPerson, title: string, alt = ''): Promise<string> {
  const files = [{ filename: await uploadFile(server, who), type: 'image' as const, alt }]
  return (await server.call('createPost', { token: who.token, body: { title, files } })).body.id
}
async function publishVideo({ token }: TestPerson, title: string): Promise<string> {
  const body = { title, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }
  return (await server.call('createPost', { token, body })).body.id
}

async function readChoices({ token }: TestPerson) {
  const { body } = await server.call('getPressKitChoices', { token })
  return { works: body.works, parts: body.parts.map(({ part }) => part) }
}

/** Requests the own press kit. */
const open = ({ token }: TestPerson, query: Record<string, string> = {}) =>
  read({
    url: getRouteUrl(contract.getPressKit, { query }),
    headers: { 'x-access-token': token, 'accept-language': 'es' },
  })

/** The response to a request for a press kit, and what a PDF reader finds in it. */
async function read(request: InjectOptions) {
  const { statusCode, headers, rawPayload } = await server.app.inject(request)
  expect(statusCode, rawPayload.toString().slice(0, 300)).toBe(200)
  const data = new Uint8Array(rawPayload)
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS, useWorkerFetch: false })
  const pdf = await loading.promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    const links = (await page.getAnnotations()).map(({ url: address }) => address as string)
    pages.push({ text: text.replace(/\s+/gu, ' '), links, view: page.view, tree: await page.getStructTree() })
  }
  const { info } = await pdf.getMetadata()
  const marks: unknown = await pdf.getMarkInfo()
  await loading.destroy()
  return {
    headers,
    bytes: rawPayload.length,
    pages,
    text: pages.map((page) => page.text).join(' '),
    links: pages.flatMap((page) => page.links),
    roles: JSON.stringify(pages.map((page) => page.tree)),
    info: info as { Title: string; Language: string },
    isTagged: marks instanceof Map && marks.get('Marked'),
  }
}

describe('P-presskit-1: the PDF', () => {
  test('profile and works, in both languages and paper sizes, tagged and with links', async () => {
    await publishPhoto(Ana, 'Un haz de luz', 'Ana salta')
    await publishVideo(Ana, 'Ensayo')
    const { profile_url } = (await server.call('getSelf', { token: Ana.token })).body
    const spanish = await open(Ana, { format: 'a4' })
    expect(spanish.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${profile_url}-portafolio.pdf"`,
      'cache-control': 'no-store',
    })
    expect(spanish.info).toMatchObject({ Title: 'Ana Prueba · Portafolio', Language: 'es-MX' })
    expect([spanish.isTagged, spanish.pages.length]).toEqual([true, 1])
    for (const text of ['Ana Prueba', 'Música y danza', 'Mérida, México', 'Biografía', '¡Año de ñandúes!'])
      expect(spanish.pages[0]!.text).toContain(text)
    for (const text of ['Obras', 'Un haz de luz', 'Ensayo']) expect(spanish.pages[0]!.text).toContain(text)
    expect(spanish.links).toContain(`${server.context.config.PUBLIC_URL}/profile/${profile_url}`)
    expect(spanish.links).toContain('https://youtu.be/dQw4w9WgXcQ')
    for (const found of ['"H1"', '"H2"', '"Link"', 'Foto de Ana Prueba', 'Ana salta'])
      expect(spanish.roles).toContain(found)
    expect(spanish.pages[0]!.view.map(Math.round)).toEqual([0, 0, 595, 842])

    const english = await open(Ana, { language: 'en' })
    expect(english.headers['content-disposition']).toContain('-press-kit.pdf')
    expect(english.info).toMatchObject({ Title: 'Ana Prueba · Press kit', Language: 'en-US' })
    expect(english.text).toContain('Music and dance')
    expect(english.pages[0]!.view.map(Math.round)).toEqual([0, 0, 612, 792])
  })

  test('nothing breaks it: no photo, long texts, emoji, other scripts, damaged images', async () => {
    const { Carla } = await server.registerTalents('Carla')
    await change(Carla, {
      first_name: 'Łukasz 😀',
      last_name: `李小龍 ${'Wojciechowska-'.repeat(6)}`,
      biography: `Zażółć مرحبا ${'❤️ 🎭 '.repeat(300)}${'天地'.repeat(150)} ${'palabra '.repeat(250)}${'x'.repeat(400)}`,
    })
    for (const number of [1, 2, 3, 4]) await publishPhoto(Carla, `Obra ${number} ${'muy larga '.repeat(15)}`)
    const [first] = (await readChoices(Carla)).works
    await server.context.storage.put(
      `uploads/${first!.image!.slice(-6, -4)}/${first!.image}`,
      Buffer.from('not an image'),
    )
    const { bytes, text, pages } = await open(Carla)
    expect(bytes).toBeLessThan(3_000_000)
    expect(pages.length).toBeGreaterThan(2)
    expect(text).toContain('Zażółć')
    expect(text.match(/palabra/gu)).toHaveLength(250)
    expect(text.match(/Obra \d/gu)).toHaveLength(4)
  })

  test('of a biography of many short lines it has four pages, and leads to the rest', async () => {
    const { Dalia } = await server.registerTalents('Dalia')
    await change(Dalia, {
      biography: Array.from({ length: 1_600 }, (_, at) => at)
        .join('\n')
        .slice(0, 5_000),
    })
    const { pages, text, links } = await open(Dalia)
    expect(pages.length).toBeLessThanOrEqual(5)
    expect(text).toMatch(/ 158 159 Lee el resto de mi biografía en mi perfil/u)
    expect(links.filter((url) => url.includes('/profile/')).length).toBeGreaterThan(2)
  })
})

const facts = {
  skills: { items: ['acrobacia'], audience: 'everyone' as const },
  availability: { open: true, travels: false, audience: 'nobody' as const },
  measurements: { heightCm: 168, hair: 'brown' as const, audience: 'agencies' as const },
}

describe('P-presskit-2: what it contains is the choice of its owner', () => {
  test('pinned works first, then those with the most likes; chosen ones in their order, at most nine', async () => {
    const { Dora } = await server.registerTalents('Dora')
    const posts = []
    for (const title of ['Uno', 'Dos', 'Tres']) posts.push(await publishVideo(Dora, title))
    const [one, two, three] = posts as [string, string, string]
    await server.call('createPost', { token: Dora.token, body: { description: 'Solo palabras' } })
    await server.call('pinPost', { token: Dora.token, params: { id: one } })
    await server.call('likePost', { token: Ana.token, params: { id: two }, body: { reacted: true } })
    expect((await readChoices(Dora)).works.map(({ title }) => title)).toEqual(['Uno', 'Dos', 'Tres'])
    // P-blocks-9: also likes of somebody who is hidden from the owner.
    const { Elsa } = await server.registerTalents('Elsa')
    await server.call('likePost', { token: Elsa.token, params: { id: three }, body: { reacted: true } })
    const readTitles = async () => (await readChoices(Dora)).works.map(({ title }) => title)
    await server.call('blockUser', { token: Elsa.token, body: { userId: Dora.id } })
    expect(await readTitles()).toEqual(['Uno', 'Tres', 'Dos'])
    const chosen = await open(Dora, { works: `${three},${one}` })
    expect(chosen.text).toMatch(/Tres.*Uno/u)
    expect(chosen.text).not.toContain('Dos')
    const request = async (works: string) =>
      (await server.call('getPressKit', { token: Dora.token, query: { works } })).status
    expect(await request(await publishVideo(Bea, 'De Bea'))).toBe(404)
    expect(await request('nada')).toBe(404)
    const ten = Array.from({ length: 10 }, (_, at) => `${at}`)
    expect(await request(ten.join(','))).toBe(400)
  })

  test('what everyone may see, unless something else is chosen', async () => {
    await server.call('saveFacts', { token: Bea.token, body: facts })
    await change(Bea, { city_audience: 'agencies', show_email: false })
    expect((await readChoices(Bea)).parts).toEqual([
      'city',
      'email',
      'skills',
      'availability',
      'measurements',
    ])
    const usual = (await open(Bea)).text
    expect(usual).toContain('acrobacia')
    expect((await open(Bea, { language: 'en' })).text).toContain('acrobatics')
    for (const hidden of ['Mérida', Bea.email, 'Acepta propuestas', '168 cm'])
      expect(usual).not.toContain(hidden)
    const all = (await open(Bea, { parts: 'city,email,measurements,availability' })).text
    for (const shown of ['Mérida', Bea.email, 'Acepta propuestas', '168 cm']) expect(all).toContain(shown)
    expect(all).not.toContain('acrobacia')
  })
})

test('P-presskit-3: that of a minor has nothing that is hidden from others, whatever is chosen', async () => {
  const { Eva } = await server.registerTalents('Eva')
  await server.call('saveFacts', { token: Eva.token, body: facts })
  const year = new Date().getUTCFullYear() - 16
  await change(Eva, { birthdate: `${year}-01-01`, city_audience: 'everyone', show_email: true })
  expect((await readChoices(Eva)).parts).toEqual(['skills'])
  const { text } = await open(Eva, { parts: 'city,email,skills,availability,measurements' })
  expect(text).toContain('acrobacia')
  for (const hidden of ['Mérida', Eva.email, 'Acepta propuestas', '168 cm'])
    expect(text).not.toContain(hidden)
})

test('P-presskit-1: a photo leads to its picture, which opens without an account', async () => {
  const { Leo } = await server.registerTalents('Leo')
  await publishPhoto(Leo, 'Una fotografía')
  const { PUBLIC_URL } = server.context.config
  const { links } = await open(Leo)
  const url = links.find((link) => link.endsWith('.jpg')) ?? ''
  expect(url.startsWith(`${PUBLIC_URL}/`)).toBe(true)
  const { statusCode, headers } = await server.app.inject({ url: url.slice(PUBLIC_URL.length) })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
})

describe('P-presskit-5, P-presskit-7: links', () => {
  const link: CallInput<typeof contract.createPressKitLink>['body'] = {
    label: 'Agencia Luz',
    format: 'a4',
    language: 'es',
    works: [],
    parts: [],
  }
  const create = async ({ token }: TestPerson, body: object = {}) =>
    (await server.call('createPressKitLink', { token, body: { ...link, ...body } })).body
  const getToken = ({ url }: { url: string }) => new URL(url).hash.slice(1)
  const openLink = (token: string, who?: TestPerson) =>
    server.call('openPressKitLink', { token: who?.token, body: { token } })
  const list = async ({ token }: TestPerson) => (await server.call('getPressKitLinks', { token })).body.rows
  const readPdf = (token: string) =>
    read({ method: 'POST', url: getRouteUrl(contract.getLinkedPressKit, {}), payload: { token } })

  test('show guests what was chosen, as the profile is now; others are counted, the owner is not', async () => {
    const { Fer } = await server.registerTalents('Fer')
    const [kept, gone] = [await publishVideo(Fer, 'Se queda'), await publishVideo(Fer, 'Se va')]
    await publishVideo(Fer, 'Sin elegir')
    const made = await create(Fer, { works: [gone, kept], parts: ['city'] })
    expect(made).toMatchObject({ label: 'Agencia Luz', opened: 0, lastOpenedAt: null })
    const lifetime = Date.parse(made.expiresAt!) - Date.parse(made.createdAt)
    expect(lifetime / day).toBe(90)
    const token = getToken(made)
    await server.call('deletePost', { token: Fer.token, params: { id: gone } })
    await change(Fer, { city: 'Valladolid' })
    const { headers, info, text } = await readPdf(token)
    expect(info.Language).toBe('es-MX')
    expect(headers['content-disposition']).toContain('-portafolio.pdf')
    for (const shown of ['Fer Prueba', 'Valladolid', 'Se queda']) expect(text).toContain(shown)
    for (const hidden of ['Se va', 'Sin elegir', Fer.email]) expect(text).not.toContain(hidden)

    expect((await openLink(token)).body).toMatchObject({ name: 'Fer Prueba' })
    expect((await openLink(token, Bea)).status).toBe(200)
    expect((await openLink(token, Fer)).status).toBe(200)
    const [row] = await list(Fer)
    expect(row).toMatchObject({ id: made.id, url: made.url, opened: 2 })
    expect(row!.lastOpenedAt).not.toBeNull()
    expect((await list(Bea)).length).toBe(0)
  })

  test('show no longer what their owner shows to fewer people than when it was chosen', async () => {
    const { Eloy } = await server.registerTalents('Eloy')
    await saveSettings(server, Eloy, { ciudad: 'Cholula', showEmail: 'agencies', showCity: 'nobody' })
    const token = getToken(await create(Eloy, { parts: ['email', 'city'] }))
    const shown = async () => {
      const { text } = await readPdf(token)
      return [Eloy.email, 'Cholula'].map((part) => text.includes(part))
    }
    expect(await shown()).toEqual([true, true])
    await saveSettings(server, Eloy, { ciudad: 'Cholula', showEmail: 'nobody', showCity: 'nobody' })
    expect(await shown()).toEqual([false, true])
    await saveSettings(server, Eloy, { ciudad: 'Cholula', showEmail: 'everyone', showCity: 'everyone' })
    expect(await shown()).toEqual([true, true])
  })

  test('a browser is counted once in 24 hours, on each link', async () => {
    const { Ida } = await server.registerTalents('Ida')
    const [one, other] = [getToken(await create(Ida)), getToken(await create(Ida, { label: 'Otra' }))]
    const openWith = (browser: string, token: string) =>
      server.app.inject({
        method: 'POST',
        url: getRouteUrl(contract.openPressKitLink, {}),
        headers: { 'user-agent': browser },
        payload: { token },
      })
    const { context } = server
    const unlimited = context.rateLimiter
    context.rateLimiter = createMemoryRateLimiter()
    try {
      for (const [browser, token] of [
        ['Firefox', one],
        ['Firefox', one],
        ['Chrome', one],
        ['Firefox', other],
      ])
        expect((await openWith(browser!, token!)).statusCode).toBe(200)
    } finally {
      context.rateLimiter = unlimited
    }
    expect((await list(Ida)).map(({ opened }) => opened)).toEqual([1, 2])
  })

  test('an account that is deleted while its link is opened gives the answer of an unknown link', async () => {
    const { Juno } = await server.registerTalents('Juno')
    const token = getToken(await create(Juno))
    const { db } = server.context
    const waitsForFacts = sql`
      select exists (select from pg_locks where relation = 'profile_facts'::regclass and not granted) as waits
    `
    let opening: ReturnType<typeof openLink> | undefined
    await db.transaction().execute(async (trx) => {
      // The link is read first, then what the press kit is made of, for which this table is needed.
      await sql`lock table profile_facts in access exclusive mode`.execute(trx)
      opening = openLink(token)
      await expect.poll(async () => (await waitsForFacts.execute(db)).rows).toEqual([{ waits: true }])
      await trx.deleteFrom('account').where('id', '=', Juno.id).execute()
    })
    expect(await opening).toMatchObject({ status: 404 })
  })

  test('end when they are deleted or expire, or when their owner is hidden or a minor', async () => {
    const { Gil } = await server.registerTalents('Gil')
    const made = await create(Gil, { days: 0 })
    expect(made.expiresAt).toBeNull()
    const token = getToken(made)
    const getStatuses = async () => [
      (await openLink(token)).status,
      (await server.call('getLinkedPressKit', { body: { token } })).status,
    ]
    const now = server.context.clock.now()
    for (const [hidden, shown] of [
      [{ status: 'suspended' }, { status: 'active' }],
      [{ birthdate: `${now.getUTCFullYear() - 16}-01-01` }, { birthdate: '1995-04-12' }],
    ]) {
      await change(Gil, hidden!)
      expect(await getStatuses()).toEqual([404, 404])
      await change(Gil, shown!)
      expect((await openLink(token)).status).toBe(200)
    }
    await server.context.db
      .updateTable('press_kit_link')
      .set({ expires_at: now })
      .where('id', '=', made.id)
      .execute()
    expect(await getStatuses()).toEqual([404, 404])

    const other = await create(Gil)
    await server.call('blockUser', { token: Gil.token, body: { userId: Bea.id } })
    expect((await openLink(getToken(other), Bea)).status).toBe(404)
    expect((await openLink(getToken(other))).status).toBe(200)
    const remove = ({ token: sender }: TestPerson) =>
      server.call('deletePressKitLink', { token: sender, params: { id: other.id } })
    expect((await remove(Ana)).status).toBe(404)
    expect((await remove(Gil)).status).toBe(204)
    expect((await openLink(getToken(other))).status).toBe(404)
    for (const wrong of ['', 'nada', `${made.id}AAAA`, token.slice(0, -1)])
      expect((await openLink(wrong)).status).toBe(404)
  })

  test('are for adults, with own works, and at most 20', async () => {
    const { Hugo } = await server.registerTalents('Hugo')
    const send = async (body: object = {}) => {
      const { token } = Hugo
      const reply = await server.call('createPressKitLink', { token, body: { ...link, ...body } })
      return { status: reply.status, ...reply.body }
    }
    expect((await send({ works: [await publishVideo(Bea, 'De Bea')] })).status).toBe(404)
    expect(await send({ days: 8 })).toMatchObject({ status: 422, errors: [{ field: 'days' }] })
    await Promise.all(Array.from({ length: 20 }, () => create(Hugo)))
    expect(await send()).toMatchObject({ status: 422, error: 'demasiados_enlaces' })
    await change(Hugo, { birthdate: `${new Date().getUTCFullYear() - 16}-01-01` })
    expect(await send()).toMatchObject({ status: 422, error: 'solo_adultos' })
    expect((await server.call('getPressKitChoices', { token: Hugo.token })).body.canShare).toBe(false)
  })
})
