import { contract } from '@brilla/contract'
import { factParts } from '@brilla/contract/people/fact-choices'
import { limits } from '@brilla/contract/platform/limits'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBirthdate } from '../../accounts/account/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let Lola: TestPerson
let agency: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Lola } = await server.registerTalents('Lola'))
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
})
afterAll(() => server.stop())

const register = async (name: string) => (await server.registerTalents(name))[name]!
const save = ({ token }: TestPerson, body: object) => server.call('saveFacts', { token, body })
const readOwn = async ({ token }: TestPerson) => (await server.call('getSelf', { token })).body.facts

/** The facts of a profile as this reader sees them. */
async function read(reader: TestPerson, of: { id: string }, language = 'es') {
  const { body } = await server.call('getProfile', { token: reader.token, params: { id: of.id }, language })
  if (!('facts' in body)) throw new Error('blocked')
  return body.facts
}

async function publishVideo({ token }: TestPerson): Promise<string> {
  const body = { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }
  return (await server.call('createPost', { token, body })).body.id
}

const credit = { title: 'Bodas de sangre', role: 'Novia', place: 'Mérida', year: 2024, link: null }
const measurements = {
  heightCm: 168,
  chestCm: 88,
  waistCm: 66,
  hipsCm: 92,
  shoeEu: 38.5,
  hair: 'brown',
  eyes: 'hazel',
}

/** Every part filled in, for this audience. */
const createFacts = (audience: string, postId: string | null = null) => ({
  skills: { items: ['danza contemporánea', 'acrobacia'], audience },
  languages: { items: [{ code: 'es', level: 'native' }], audience },
  credits: { items: [credit], audience },
  availability: { open: true, from: '2027-01-15', travels: true, audience },
  measurements: { ...measurements, audience },
  music: { vocalRange: 'mezzo', instruments: ['guitarra'], audience },
  showreel: { postId, audience },
  representation: { name: 'Casting Luz', link: 'https://casting-luz.example/', audience },
})

describe('P-profiles-19: facts of a profile', () => {
  test('a talent saves any parts and reads all of them; the others keep their value', async () => {
    const ana = await register('Ana')
    const empty = await readOwn(ana)
    expect(empty).toMatchObject({
      skills: { items: [], audience: 'everyone' },
      measurements: { heightCm: null, audience: 'agencies' },
    })
    expect(await save(ana, {})).toMatchObject({ status: 200, body: empty })

    const skills = { items: [' Danza  aérea ', 'Salsa', 'SALSA'], audience: 'agencies' }
    const saved = { ...empty, skills: { items: ['Danza aérea', 'Salsa'], audience: 'agencies' } }
    expect(await save(ana, { skills })).toMatchObject({ status: 200, body: saved })
    expect(await readOwn(ana)).toEqual(saved)

    const postId = await publishVideo(ana)
    const facts = createFacts('everyone', postId)
    const whole = { ...facts, showreel: { ...facts.showreel, video: 'dQw4w9WgXcQ' } }
    expect((await save(ana, facts)).body).toEqual(whole)
    expect(await readOwn(ana)).toEqual(whole)
    expect(await read(ana, ana)).toEqual(whole)

    const music = { audience: 'nobody' }
    expect((await save(ana, { music })).body).toEqual({
      ...whole,
      music: { vocalRange: null, instruments: [], audience: 'nobody' },
    })
  })

  test('each part is seen by everyone, by agencies or by nobody, and always by its owner', async () => {
    const ana = await register('Bea')
    const postId = await publishVideo(ana)
    for (const [audience, talents, agencies] of [
      ['everyone', factParts, factParts],
      ['agencies', [], factParts],
      ['nobody', [], []],
    ] as const) {
      expect((await save(ana, createFacts(audience, postId))).status).toBe(200)
      expect(Object.keys(await read(Lola, ana)).toSorted()).toEqual(talents.toSorted())
      expect(Object.keys(await read(agency, ana)).toSorted()).toEqual(agencies.toSorted())
      expect(Object.keys(await read(ana, ana)).toSorted()).toEqual(factParts.toSorted())
    }
    await save(ana, createFacts('agencies', postId))
    const seen = await read(agency, ana)
    expect(seen.measurements).toEqual(measurements)
    expect(seen.showreel).toEqual({ postId, video: 'dQw4w9WgXcQ' })
  })

  test('a part that says nothing is not in the profile', async () => {
    const ana = await register('Carla')
    await save(ana, { ...createFacts('everyone'), availability: { open: false, audience: 'everyone' } })
    const { showreel, availability } = await read(Lola, ana)
    expect([showreel, availability]).toEqual([undefined, undefined])
    expect(await read(Lola, agency)).toEqual({})
  })

  test.each([
    ['skills.items', { skills: { items: tags(limits.skillsMax + 1) } }, 'demasiadas_habilidades'],
    ['skills.items.1', { skills: { items: ['canto', 'x'.repeat(limits.skillMax + 1)] } }, 'too_long'],
    ['skills.items.0', { skills: { items: [' \u200b'] } }, 'required'],
    ['languages.items.0.code', { languages: { items: [{ code: 'xx', level: 'basic' }] } }, 'not_a_choice'],
    ['languages.items.0.level', { languages: { items: [{ code: 'es', level: 'ok' }] } }, 'not_a_choice'],
    [
      'languages.items.1.code',
      { languages: { items: [spanish('native'), spanish('basic')] } },
      'idioma_repetido',
    ],
    [
      'credits.items',
      { credits: { items: tags(limits.creditsMax + 1).map((title) => ({ title })) } },
      'demasiados_creditos',
    ],
    ['credits.items.1.title', { credits: { items: [credit, { ...credit, title: ' ' }] } }, 'required'],
    ['credits.items.0.year', { credits: { items: [{ ...credit, year: 1899 }] } }, 'anio_invalido'],
    ['credits.items.0.year', { credits: { items: [{ ...credit, year: 2020.5 }] } }, 'anio_invalido'],
    [
      'credits.items.0.link',
      { credits: { items: [{ ...credit, link: 'javascript:alert(1)' }] } },
      'enlace_invalido',
    ],
    ['availability.from', { availability: { open: true, from: '2027-02-30' } }, 'fecha_invalida'],
    ['measurements.heightCm', { measurements: { heightCm: 1.68 } }, 'estatura_invalida'],
    ['measurements.waistCm', { measurements: { waistCm: 251 } }, 'medida_invalida'],
    ['measurements.shoeEu', { measurements: { shoeEu: 38.4 } }, 'calzado_invalido'],
    ['measurements.hair', { measurements: { hair: 'verde' } }, 'not_a_choice'],
    ['music.vocalRange', { music: { vocalRange: 'silbido' } }, 'not_a_choice'],
    [
      'music.instruments',
      { music: { instruments: tags(limits.instrumentsMax + 1) } },
      'demasiados_instrumentos',
    ],
    ['representation.link', { representation: { name: 'Luz', link: 'luz' } }, 'enlace_invalido'],
    ['showreel.postId', { showreel: { postId: 'x' } }, 'video_ajeno'],
  ])('%s is refused at its field: %o', async (field, sent, error) => {
    const body = Object.fromEntries(
      Object.entries(sent).map(([part, values]) => [part, { ...values, audience: 'everyone' }]),
    )
    const before = await readOwn(Lola)
    const response = await save(Lola, body)
    expect(response).toMatchObject({
      status: 422,
      body: { error: expect.any(String), errors: [{ field, error }] },
    })
    expect(await readOwn(Lola)).toEqual(before)
  })

  test('the errors are in the language of the reader', async () => {
    const body = { measurements: { heightCm: 3, audience: 'nobody' } }
    const send = (language: string) =>
      server.send('PUT', getRouteUrl(contract.saveFacts), {
        headers: {
          'x-access-token': Lola.token,
          'accept-language': language,
          'content-type': 'application/json',
        },
        payload: JSON.stringify(body),
      })
    expect(JSON.stringify((await send('es')).body)).toContain('Escribe tu estatura en centímetros')
    expect(JSON.stringify((await send('en')).body)).toContain('Enter your height in centimeters')
  })

  test('known skills and instruments are in the language of the reader, the others as their owner wrote them', async () => {
    const ana = await register('Alma')
    const skills = ['danza contemporánea', 'Contemporary dance', 'Doblaje', 'Caminar en zancos']
    await save(ana, {
      skills: { items: skills, audience: 'everyone' },
      music: { instruments: ['guitarra'], audience: 'everyone' },
    })
    const list = async (language: string) => {
      const { skills, music } = await read(Lola, ana, language)
      return [skills?.items, music?.instruments]
    }
    expect(await list('es')).toEqual([['danza contemporánea', 'Doblaje', 'Caminar en zancos'], ['guitarra']])
    expect(await list('en')).toEqual([['contemporary dance', 'dubbing', 'Caminar en zancos'], ['guitar']])
    expect((await readOwn(ana))?.skills.items).toEqual(skills)
  })

  test('a showreel is one of the own videos, and is gone while it is not', async () => {
    const [ana, eva] = [await register('Dora'), await register('Eva')]
    const theirs = await publishVideo(eva)
    const text = (await server.call('createPost', { token: ana.token, body: { description: 'Hola' } })).body
      .id
    for (const postId of [theirs, text, ana.id]) {
      const response = await save(ana, { showreel: { postId, audience: 'everyone' } })
      expect(response).toMatchObject({ status: 422, body: { error: 'video_ajeno' } })
    }
    const own = await publishVideo(ana)
    const skills = { items: ['canto'], audience: 'everyone' }
    await save(ana, { skills, showreel: { postId: own, audience: 'everyone' } })
    await server.call('deletePost', { token: ana.token, params: { id: own } })
    expect((await readOwn(ana))?.showreel).toEqual({ postId: null, video: null, audience: 'everyone' })
    expect(await read(Lola, ana)).toEqual({ skills: { items: ['canto'] } })
    expect((await save(ana, { skills })).status).toBe(200)
  })

  test('they are deleted with the type, and an agency has none', async () => {
    const ana = await register('Fina')
    await save(ana, createFacts('everyone'))
    const { token } = (await server.call('undoAccountType', { token: ana.token })).body
    const chosen = await server.call('chooseAccountType', { token, body: { profile: 'agencia' } })
    const self = (await server.call('getSelf', { token: chosen.body.token })).body
    expect([self.type, self.facts]).toEqual(['agencia', null])
    const rows = server.context.db
      .selectFrom('profile_facts')
      .select('account_id')
      .where('account_id', '=', ana.id)
    expect(await rows.execute()).toEqual([])
  })

  test('a change refreshes what the person is found by', async () => {
    const ana = await register('Hebe')
    await save(ana, createFacts('everyone'))
    await server.eventsHandled()
    // Read before a handler deletes the event.
    const published = await server.context.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('profile_facts')
        .set({ travels: false })
        .where('account_id', '=', ana.id)
        .execute()
      return trx.selectFrom('outbox_event').select(['type', 'payload']).execute()
    })
    expect(published).toContainEqual({
      type: 'account.discoverable_changed',
      payload: { accountId: ana.id },
    })
  })
})

describe('P-minors-12: availability, measurements and representation are for adults', () => {
  const birthdateAt = (age: number) => `${new Date().getUTCFullYear() - age}-01-01`
  function setAge({ id }: TestPerson, age: number) {
    const { db, clock } = server.context
    return setBirthdate(db, id, { birthdate: birthdateAt(age), now: clock.now(), correctedByOwner: false })
  }
  const adults = ['availability', 'measurements', 'representation'] as const

  test('a minor is refused each of them, and can empty them', async () => {
    const ana = await register('Nora')
    await setAge(ana, 16)
    const facts = createFacts('everyone')
    for (const part of adults) {
      const response = await save(ana, { [part]: { ...facts[part], audience: 'nobody' } })
      expect(response).toMatchObject({
        status: 422,
        body: { error: 'solo_adultos', errors: [{ field: part, error: 'solo_adultos' }] },
      })
    }
    const emptied = {
      availability: { open: false, audience: 'nobody' },
      measurements: { audience: 'nobody' },
      representation: { audience: 'nobody' },
    }
    expect((await save(ana, emptied)).status).toBe(200)
    expect((await save(ana, { skills: facts.skills, languages: facts.languages })).status).toBe(200)
    expect(Object.keys(await read(agency, ana)).toSorted()).toEqual(['languages', 'skills'])
  })

  test('what somebody who becomes a minor by a correction has stored is shown to nobody, also after the 18th birthday', async () => {
    const ana = await register('Iris')
    await save(ana, createFacts('everyone'))
    expect(await read(Lola, ana)).toMatchObject({ measurements, availability: { open: true } })
    await setAge(ana, 16)
    for (const age of [16, 30]) {
      await setAge(ana, age)
      for (const reader of [Lola, agency]) {
        const seen = Object.keys(await read(reader, ana))
        expect(seen.toSorted()).toEqual(['credits', 'languages', 'music', 'skills'])
      }
      expect(await read(ana, ana)).toMatchObject({ measurements: { ...measurements, audience: 'nobody' } })
    }
  })
})

function tags(count: number): string[] {
  return Array.from({ length: count }, (_, number) => `etiqueta ${number}`)
}

function spanish(level: string) {
  return { code: 'es', level }
}
