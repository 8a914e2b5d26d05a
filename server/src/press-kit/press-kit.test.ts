import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/route-url'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMediaClient, uploadFile } from '../media/media.testing.ts'
import { createJpeg } from '../media/media.samples.ts'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'

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

/** Requests a press kit: the response and what a PDF reader finds in it. */
async function open({ token }: TestPerson, query: Record<string, string> = {}) {
  const url = getRouteUrl(contract.getPressKit, { query })
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url,
    headers: { 'x-access-token': token, 'accept-language': 'es' },
  })
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
      'content-disposition': `attachment; filename="${profile_url}-dossier.pdf"`,
      'cache-control': 'no-store',
    })
    expect(spanish.info).toMatchObject({ Title: 'Ana Prueba · Dossier', Language: 'es-MX' })
    expect([spanish.isTagged, spanish.pages.length]).toEqual([true, 1])
    for (const text of ['Ana Prueba', 'Música y danza', 'Mérida, México', 'Biografía', '¡Año de ñandúes!'])
      expect(spanish.pages[0]!.text).toContain(text)
    for (const text of ['Trabajos', 'Un haz de luz', 'Ensayo']) expect(spanish.pages[0]!.text).toContain(text)
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
