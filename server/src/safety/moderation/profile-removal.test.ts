import { joinProfileTexts, mapProfileTexts, profileTexts } from '@brilla/contract/accounts/profile-texts'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { settings } from '@brilla/contract/onboarding/settings'
import { profileParts } from '@brilla/contract/safety/moderation-shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMediaClient } from '../../media/media.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { minute } from '../../platform/duration.ts'
import { finalizeDecisions } from './moderation.jobs.ts'
import { createDesk, registerModerators } from './moderation.testing.ts'

let server: TestServer
let Mara: TestPerson
let Noe: TestPerson
const desk = createDesk(() => server)
const media = createMediaClient(() => server)

beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara, Noe } = await registerModerators(server, 'Mara', 'Noe'))
})
afterAll(() => server.stop())

async function finalize(): Promise<void> {
  server.advance(11 * minute)
  await finalizeDecisions(server.context)
  server.advance(-11 * minute)
}

const biography = 'Vendo seguidores.'
const texts = mapProfileTexts(() => biography)
const web = 'https://vende.example'

async function setPicture(person: TestPerson, use: 'profile' | 'cover'): Promise<string> {
  const filename = await media.upload(person, use)
  const route = use === 'profile' ? 'saveProfileImage' : 'saveCoverImage'
  expect((await server.call(route, { token: person.token, body: { filename } })).status).toBe(200)
  return filename
}

/** Enters the same for each text. */
const save = async (person: TestPerson, text: string, link: string) => {
  const { body: self } = await server.call('getSelf', { token: person.token })
  const body = {
    nombre: self.nombre,
    apellido: self.apellido,
    email: person.email,
    fecha: self.birthdate,
    ...Object.fromEntries(Object.values(profileTexts).map((field) => [field, text])),
    interests: text ? ['apuestas'] : [],
    profile: { web: link },
  }
  expect((await server.call('updateUser', { token: person.token, body })).status).toBe(200)
}

/** A talent with a photo, a cover, all texts, an interest and a link. */
async function complete(person: TestPerson): Promise<{ photo: string; cover: string }> {
  await save(person, biography, web)
  return { photo: await setPicture(person, 'profile'), cover: await setPicture(person, 'cover') }
}

/** The profile as somebody else sees it. */
async function read(reader: TestPerson, { id }: TestPerson) {
  const { body } = await server.call('getProfile', { token: reader.token, params: { id } })
  if (body.user.isblocked || !('profile' in body)) throw new Error('the reader has blocked the person')
  const { profileImage: photo, coverImage: cover, interests, ...user } = body.user
  return { photo, cover, ...mapProfileTexts((name) => user[name]), interests, web: body.profile.web }
}

const isServed = async (name: string) => (await media.get(mediaPaths.file(name))).status === 200
const readRemoval = ({ token }: TestPerson, id: string) =>
  server.call('getRemoval', { token, params: { id } })
const empty = { photo: null, cover: null, ...mapProfileTexts(() => ''), interests: [], web: null }

describe('P-moderation-25: content of a reported profile is removed', () => {
  test('all of it, or what the moderator chooses; undoing restores it, and the log and the case say so', async () => {
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    const pictures = await complete(Ana)
    const before = await read(Bea, Ana)
    expect(before).toMatchObject({ ...pictures, ...texts, web })
    const id = await desk.openCase(Mara, Bea, { userId: Ana.id })
    const parts = ['photo', 'biography']
    expect((await desk.decide(Mara, id, 'remove', { parts })).body.outcome).toMatchObject({ parts })
    expect(await read(Bea, Ana)).toEqual({ ...before, photo: null, biography: '' })
    expect((await desk.undo(Mara, id)).body.outcome).toBeNull()
    expect(await read(Bea, Ana)).toEqual(before)
    expect(await isServed(pictures.photo)).toBe(true)

    expect((await desk.decide(Mara, id, 'remove')).body.outcome).toMatchObject({ parts: profileParts })
    expect(await read(Bea, Ana)).toEqual(empty)
    const { log } = (await desk.read(Mara, id)).body
    expect(log.map(({ action }) => action)).toEqual(['decide', 'undo', 'decide'])
    // The outbox updates the search within a second.
    const search = () => server.call('searchPeople', { token: Bea.token, query: { q: 'seguidores' } })
    await expect.poll(async () => (await search()).body.rows).toEqual([])
  })

  test('the texts of professional facts: in the evidence what others could see, and restored where nothing is new', async () => {
    const { Rut, Sara } = await server.registerTalents('Rut', 'Sara')
    const credits = { items: [{ title: 'Estafa', link: 'https://estafa.example/' }], audience: 'everyone' }
    const facts = {
      skills: { items: ['venta de seguidores', 'canto'], audience: 'everyone' },
      credits,
      measurements: { heightCm: 170, audience: 'everyone' },
      representation: { name: 'Agente Falso', link: 'https://falso.example/', audience: 'nobody' },
    }
    const saveFacts = (body: object) => server.call('saveFacts', { token: Rut.token, body: body as never })
    expect((await saveFacts(facts)).status).toBe(200)
    const readFacts = async () => (await server.call('getSelf', { token: Rut.token })).body.facts
    const before = await readFacts()
    const id = await desk.openCase(Mara, Sara, { userId: Rut.id })
    const [evidence] = (await desk.read(Mara, id)).body.evidence
    expect(evidence?.content.account.facts).toEqual([
      'venta de seguidores',
      'canto',
      'Estafa · https://estafa.example/',
    ])
    await desk.decide(Mara, id, 'remove', { parts: ['facts'] })
    expect(await readFacts()).toMatchObject({
      skills: { items: [] },
      credits: { items: [] },
      representation: { name: null, link: null },
      measurements: { heightCm: 170 },
    })
    await desk.undo(Mara, id)
    expect(await readFacts()).toEqual(before)

    await desk.decide(Mara, id, 'remove', { parts: ['facts'] })
    await finalize()
    expect((await readRemoval(Rut, id)).body.content).toMatchObject({
      facts: [
        'venta de seguidores',
        'canto',
        'Agente Falso · https://falso.example/',
        'Estafa · https://estafa.example/',
      ],
    })
    const skills = { items: ['danza'], audience: 'agencies' }
    await saveFacts({ skills })
    await server.call('appealRemoval', { token: Rut.token, params: { id }, body: { text: 'Es mía.' } })
    const { rows } = (await desk.queue(Noe, { kind: 'appeal' })).body
    await desk.decide(Noe, rows.find(({ person }) => person.id === Rut.id)!.id, 'accept')
    expect(await readFacts()).toEqual({ ...before, skills })
  })

  test('with a suspension; lifting that does not restore it', async () => {
    const { Caro, Dani } = await server.registerTalents('Caro', 'Dani')
    await complete(Caro)
    const id = await desk.openCase(Mara, Dani, { userId: Caro.id })
    await desk.decide(Mara, id, 'suspend', { removeContent: true, parts: ['biography'] })
    await finalize()
    await server.call('liftPerson', { token: Mara.token, params: { id: Caro.id }, body: { reason: 'Ya.' } })
    expect(await read(Dani, Caro)).toMatchObject({ biography: '', web })
  })

  test('what its owner has filled again is not overwritten, and the picture that is not needed is deleted', async () => {
    const { Eva, Fina } = await server.registerTalents('Eva', 'Fina')
    const { photo, cover } = await complete(Eva)
    const id = await desk.openCase(Mara, Fina, { userId: Eva.id })
    await desk.decide(Mara, id, 'remove')
    const replaced = await setPicture(Eva, 'profile')
    await save(Eva, 'Canto.', '')
    await desk.undo(Mara, id)
    expect(await read(Fina, Eva)).toMatchObject({ photo: replaced, cover, biography: 'Canto.', web })
    await expect.poll(() => isServed(photo)).toBe(false)
  })

  test('of a profile that has nothing any more, nothing is kept, and the mail does not offer an appeal', async () => {
    const { Gala, Hilda } = await server.registerTalents('Gala', 'Hilda')
    await save(Gala, biography, '')
    const id = await desk.openCase(Mara, Hilda, { userId: Gala.id })
    await save(Gala, '', '')
    await desk.decide(Mara, id, 'remove')
    await finalize()
    const { text } = await server.mailTo(Gala.email, 'Eliminamos contenido de tu perfil')
    expect(text).toContain('escríbenos')
    expect((await readRemoval(Gala, id)).status).toBe(404)
  })
})

test('P-moderation-25: of the texts in the settings that others read, names and city alone cannot be removed', async () => {
  const { Kira, Lola } = await server.registerTalents('Kira', 'Lola')
  const fields = Object.entries(settings.shape).flatMap(([field, schema]) =>
    schema.safeParse('Texto').success && field !== 'agencyName' ? [field] : [],
  )
  const entered = Object.fromEntries(fields.map((field) => [field, `Texto ${field}`]))
  const body = { email: Kira.email, fecha: '1995-04-12', ...entered } as never
  expect((await server.call('updateUser', { token: Kira.token, body })).status).toBe(200)
  await desk.decide(Mara, await desk.openCase(Mara, Lola, { userId: Kira.id }), 'remove')
  const profile = await server.call('getProfile', { token: Lola.token, params: { id: Kira.id } })
  const shown = JSON.stringify(profile.body)
  const left = fields.filter((field) => shown.includes(`Texto ${field}`))
  expect(left).toEqual(['nombre', 'apellido', 'ciudad'])
})

test('P-moderation-25: its owner is told and can appeal; then it is restored, and the reporter is told', async () => {
  const { Ines, Julia } = await server.registerTalents('Ines', 'Julia')
  const pictures = await complete(Ines)
  const before = await read(Julia, Ines)
  const id = await desk.openCase(Mara, Julia, { userId: Ines.id })
  await desk.decide(Mara, id, 'remove')
  await finalize()
  const mail = await server.mailTo(Ines.email, 'Eliminamos contenido de tu perfil')
  expect(mail.text).toContain('puedes apelar en esa página')
  expect((await server.mailTo(Julia.email, 'Revisamos tu reporte')).text).toContain('eliminó contenido de él')
  await expect.poll(() => isServed(pictures.cover)).toBe(false)
  const { content, ...removal } = (await readRemoval(Ines, id)).body
  expect(removal).toMatchObject({ kind: 'account', state: 'kept', postId: null })
  const text = joinProfileTexts(texts)
  expect(content).toMatchObject({ title: '', text, links: [web], createdAt: null })
  expect(content!.files).toHaveLength(2)
  expect((await media.get(content!.files[0]!.url)).status).toBe(200)

  const sent = await server.call('appealRemoval', {
    token: Ines.token,
    params: { id },
    body: { text: 'Es mi foto.' },
  })
  expect(sent.status).toBe(201)
  const { rows } = (await desk.queue(Noe, { kind: 'appeal' })).body
  const appealId = rows.find(({ person }) => person.id === Ines.id)!.id
  const opened = (await desk.read(Noe, appealId)).body
  expect(opened.appeal!.against).toMatchObject({ caseId: id, decision: 'remove' })
  expect(opened.evidence[0]!.content.account).toMatchObject({ ...texts, links: [web] })
  expect((await desk.decide(Mara, appealId, 'accept')).status).toBe(409)

  await desk.decide(Noe, appealId, 'accept')
  expect(await read(Julia, Ines)).toEqual(before)
  await desk.undo(Noe, appealId)
  expect(await read(Julia, Ines)).toEqual(empty)
  await desk.decide(Noe, appealId, 'accept', { reason: 'Es tuya.' })
  await finalize()
  expect(await read(Julia, Ines)).toEqual(before)
  for (const name of Object.values(pictures)) await expect.poll(() => isServed(name)).toBe(true)
  expect((await readRemoval(Ines, id)).body).toMatchObject({ state: 'restored', content: null })
  expect((await server.mailTo(Ines.email, 'Aceptamos tu apelación')).text).toContain('Es tuya.')
  const told = await server.mailTo(Julia.email, 'Cambiamos la decisión sobre tu reporte')
  expect(told.text).toContain('contenido del perfil que reportaste')
})
