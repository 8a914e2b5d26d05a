/** What a search reads in its sentence, and what it leaves out when nobody meets it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson, TestServer } from '../../testing.ts'
import {
  createSearchCalls,
  type SearchFixture,
  type SearchQuery,
  startSearchServer,
  updateAccount,
} from './search.testing.ts'

let server: TestServer
let people: SearchFixture['people']
let agency: TestPerson

const { search, names } = createSearchCalls(() => ({ server, people, agency }))

interface Facts {
  skills?: string[]
  languages?: [code: string, level: string][]
  heightCm?: number
  open?: boolean
  from?: string
  travels?: boolean
  audience?: string
}

async function setFacts({ token }: TestPerson, facts: Facts): Promise<void> {
  const { skills = [], languages = [], heightCm = null, open = false, from = null, travels = false } = facts
  const { audience = 'everyone' } = facts
  const body = {
    skills: { items: skills, audience },
    languages: { items: languages.map(([code, level]) => ({ code, level })), audience },
    measurements: { heightCm, audience },
    availability: { open, from, travels, audience },
  }
  expect((await server.call('saveFacts', { token, body: body as object })).status).toBe(200)
  await server.eventsHandled()
}

/** Abril dances in Sevilla, Berta and Celia in Mexico City; Oculta shows everything to agencies alone, and Menor is a minor. */
beforeAll(async () => {
  ;({ server, people, agency } = await startSearchServer())
  await setFacts(people.Abril, { skills: ['danza'], languages: [['en', 'basic']], heightCm: 160 })
  await setFacts(people.Berta, {
    skills: ['danza'],
    languages: [['en', 'native']],
    heightCm: 175,
    open: true,
  })
  await setFacts(people.Celia, { skills: ['danza', 'salsa'], heightCm: 185, travels: true })
  await setFacts(people.Oculta, {
    skills: ['danza'],
    languages: [['en', 'fluent']],
    heightCm: 170,
    open: true,
    from: '2027-03-01',
    audience: 'agencies',
  })
  for (const name of ['Abril', 'Berta', 'Oculta', 'Menor'] as const)
    await updateAccount(server, people[name], { sex: 'FE' })
  await server.context.db
    .insertInto('profile_facts')
    .values({
      account_id: people.Menor.id,
      skills: ['danza'],
      height_cm: 175,
      measurements_audience: 'everyone',
      travels: true,
    })
    .execute()
  await server.eventsHandled()
})
afterAll(() => server.stop())

const readUnderstood = async (query: SearchQuery) => {
  const { understood } = await search(query, agency)
  return understood.map(({ query: read, text, without }) => [read, text, without])
}

describe('P-discovery-29: a search reads its sentence', () => {
  test.each<[string, object[]]>([
    ['dancers in Mexico City who speak English', [{ city: 'Ciudad de México' }, { languages: 'en' }]],
    [
      'bailarinas de 20 a 30 en CDMX',
      [{ sex: 'FE' }, { minAge: '20', maxAge: '30' }, { city: 'Ciudad de México' }],
    ],
    ['tall female dancer', [{ minHeight: '170' }, { sex: 'FE' }]],
    ['bailarín alto', [{ minHeight: '175' }]],
    [
      'actor bilingüe 1.80',
      [{ languages: 'es:conversational,en:conversational' }, { minHeight: '177', maxHeight: '183' }],
    ],
    [
      'actriz con inglés fluido y francés B1',
      [{ sex: 'FE' }, { languages: 'en:fluent' }, { languages: 'fr:conversational' }],
    ],
    ['actor bilingüe con inglés fluido', [{ languages: 'en:fluent' }]],
    ['dancer over 25, 5\'7"', [{ minAge: '25' }, { minHeight: '167', maxHeight: '173' }]],
    ['bailarines de 1,70 a 1,85 menores de 30', [{ minHeight: '170', maxHeight: '185' }, { maxAge: '29' }]],
    ['dancers in their 20s from Spain', [{ minAge: '20', maxAge: '29' }, { country: 'ES' }]],
    ['bailarinas disponibles que puedan viajar', [{ sex: 'FE' }, { available: 'true' }, { travels: 'true' }]],
    ['dancers with video', [{ withVideo: 'true' }]],
    ['danza Sevilla', [{ city: 'Sevilla' }]],
    ['dancers in Sevilla or Mexico City', [{ city: 'Sevilla,Ciudad de México' }]],
    ['bailarines en Sevilla, Bogotá o en San Luis Potosí', [{ city: 'Sevilla,Bogotá,San Luis Potosí' }]],
    ['dancers in Cali or Sevilla', [{ city: 'Cali,Sevilla' }]],
    ['bailarines en Sevilla, Cali y San Luis Potosí', [{ city: 'Sevilla,Cali,San Luis Potosí' }]],
    ['danza en Sevilla, urgente', [{ city: 'Sevilla' }]],
    ['bailarinas o bailarines en Sevilla', [{ city: 'Sevilla' }]],
    ['dancers, actors or actresses in Sevilla', [{ city: 'Sevilla' }]],
    ['bailarines en España y México', [{ country: 'ES,MX' }]],
    ['danza Sevilla, España', [{ city: 'Sevilla' }, { country: 'ES' }]],
    ['bailarinas de 12 a 16', [{ sex: 'FE' }]],
    ['actriz menor de 30 años', [{ sex: 'FE' }, { maxAge: '29' }]],
    ['bailarines a partir del 10 de enero de 2027', [{ available: '2027-01-10' }]],
    ['dancers from January 10, 2027', [{ available: '2027-01-10' }]],
    ['bailarines disponibles en julio de 2027', [{ available: '2027-07-01/2027-07-31' }]],
    ['dancers who are available in July 2027', [{ available: '2027-07-01/2027-07-31' }]],
    ['danza desde julio de 2027', [{ available: '2027-07-01' }]],
    [
      'bailarines de 20 a 30 del 10 al 20 de enero de 2027',
      [{ minAge: '20', maxAge: '30' }, { available: '2027-01-10/2027-01-20' }],
    ],
    ['dancers, January 10th to 20th 2027', [{ available: '2027-01-10/2027-01-20' }]],
    ['available dancers from Dec 20 to Jan 10, 2027', [{ available: '2026-12-20/2027-01-10' }]],
    [
      'dancers over 25 who may travel in May 2027',
      [{ minAge: '25' }, { available: '2027-05-01/2027-05-31' }],
    ],
  ])('%s', async (q, expected) => {
    expect((await readUnderstood({ q })).map(([query]) => query)).toEqual(expected)
  })

  test.each([
    'Sevilla',
    'abril prueba',
    'Santiago Pérez',
    'alto',
    'short film',
    'actriz menor de 18',
    'actrices menores',
    'niña actriz de 20 a 30 años, alta',
    'música',
    'Julio danza',
    'abril prueba de mayo',
    'danza 30 de febrero',
  ])('%s is only words', async (q) => expect(await readUnderstood({ q })).toEqual([]))

  test('dates without a year are the next ones that are not over', async () => {
    const today = server.context.clock.now().toISOString().slice(0, 10)
    const getNext = (lastDay: string) => Number(today.slice(0, 4)) + (today.slice(4) <= lastDay ? 0 : 1)
    const read = async (q: string) => (await readUnderstood({ q }))[0]
    expect(await read('dancers from January 10')).toEqual([
      { available: `${getNext('-01-10')}-01-10` },
      'from January 10',
      'dancers',
    ])
    const july = getNext('-07-31')
    expect(await read('bailarines que estén disponibles en julio')).toEqual([
      { available: `${july}-07-01/${july}-07-31` },
      'que estén disponibles en julio',
      'bailarines',
    ])
    const winter = getNext('-01-05')
    expect((await read('danza del 20 de diciembre al 5 de enero'))?.[0]).toEqual({
      available: `${winter - 1}-12-20/${winter}-01-05`,
    })
    expect((await read('dancers available now'))?.[0]).toEqual({ available: today })
  })

  test('each part can be taken away, and is not read when it was sent or switched off', async () => {
    const q = 'Bailarinas de 20 a 30 en CDMX'
    expect(await readUnderstood({ q })).toEqual([
      [{ sex: 'FE' }, 'Bailarinas', 'bailarín de 20 a 30 en CDMX'],
      [{ minAge: '20', maxAge: '30' }, 'de 20 a 30', 'Bailarinas en CDMX'],
      [{ city: 'Ciudad de México' }, 'en CDMX', 'Bailarinas de 20 a 30'],
    ])
    expect((await search({ q: 'danza cdmx' }, agency, 'en')).understood[0]?.query).toEqual({
      city: 'Mexico City',
    })
    const sent = await readUnderstood({ q, minAge: '40', city: 'Sevilla' })
    expect(sent.map(([query]) => query)).toEqual([{ sex: 'FE' }])
    expect(await readUnderstood({ q, understood: 'false' })).toEqual([])
  })

  test.each<[SearchQuery, string[]]>([
    [{ q: 'bailarinas en CDMX', city: 'Sevilla' }, ['Abril']],
    [{ q: 'dancers over 40', minAge: '18', maxAge: '26' }, ['Abril']],
    [{ q: 'female dancers', sex: 'MA' }, ['Celia']],
    [{ q: 'bailarinas que puedan viajar', travels: 'true', sex: 'MA' }, ['Celia']],
    [{ q: 'dancers who speak fluent English', languages: 'en' }, ['Abril', 'Berta', 'Oculta']],
    [{ q: 'dancers who speak fluent English', languages: 'fr' }, []],
  ])('%o: a filter that is chosen replaces the words that mean the same', async (query, expected) => {
    const { rows, help } = await search(query, agency)
    expect(rows.map(({ fullname }) => fullname.split(' ')[0]).toSorted()).toEqual(expected)
    expect(help?.spelling ?? null).toBeNull()
  })

  test('P-discovery-19: says without which chosen filter somebody meets the sentence', async () => {
    const { count, help } = await search({ q: 'bailarinas en CDMX', country: 'NZ' }, agency)
    expect([count, help?.without]).toEqual([0, [{ filter: 'country', count: 1 }]])
  })

  test('finds whom the filters find, with the same visibility, and no minor', async () => {
    expect(await names({ q: 'bailarinas en CDMX' })).toEqual(['Berta'])
    expect(await names({ q: 'dancers in Mexico City' })).toEqual(['Berta', 'Celia'])
    expect(await names({ q: 'dancers fluent in English' })).toEqual(['Berta'])
    expect(await names({ q: 'dancers fluent in English' }, agency)).toEqual(['Berta', 'Oculta'])
    expect(await names({ q: 'bailarinas 1.70' }, agency)).toEqual(['Oculta'])
    expect(await names({ q: 'tall dancers' }, agency)).toEqual(['Berta', 'Celia'])
    expect(await names({ q: 'bailarinas' }, agency)).toEqual(['Abril', 'Berta', 'Oculta'])
    expect(await names({ q: 'danza' }, agency)).toContain('Menor')
  })

  test('a correct word of either language is not corrected', async () => {
    for (const q of ['speak salsa', 'elegant danza', 'danza elegante']) {
      const { help } = await search({ q })
      expect(help?.spelling ?? '', q).not.toMatch(/spanish|elegí|\bspea\b/i)
    }
    expect((await search({ q: 'dnaza' })).help?.spelling).toBe('danza')
    const { rows, help } = await search({ q: 'dancers who speak Englsh in Mexico City' })
    expect([rows.length > 0, help?.spelling]).toEqual([true, expect.stringContaining('in Mexico City')])
  })
})

describe('P-discovery-30: what cannot be met is left out and said', () => {
  const read = async (q: string) => {
    const { rows, understood, help } = await search({ q }, agency)
    return {
      found: rows.map(({ fullname }) => fullname.split(' ')[0]).toSorted(),
      dropped: understood.filter(({ dropped }) => dropped).map(({ text }) => text),
      spelling: help?.spelling ?? null,
    }
  }

  test('what says least goes first', async () => {
    expect(await read('bailarinas en Sevilla que puedan viajar')).toEqual({
      found: ['Abril'],
      dropped: ['que puedan viajar'],
      spelling: null,
    })
    expect(await read('bailarinas de 50 a 60 en Sevilla con showreel')).toEqual({
      found: ['Abril'],
      dropped: ['de 50 a 60', 'con showreel'],
      spelling: null,
    })
    expect(await read('elegant bailarinas en Sevilla')).toEqual({
      found: ['Abril'],
      dropped: [],
      spelling: 'bailarinas en Sevilla',
    })
    expect((await read('bailarinas en Toledo')).dropped).toEqual(['en Toledo'])
  })

  test('a negation is left out, and what it negates restricts nothing', async () => {
    expect(await read('danza que no hable inglés')).toEqual({
      found: ['Abril', 'Berta', 'Celia', 'Menor', 'Oculta'],
      dropped: ['que no hable inglés'],
      spelling: null,
    })
    expect(await read('dancers not from Mexico, in Sevilla')).toEqual({
      found: ['Abril'],
      dropped: ['not from Mexico'],
      spelling: null,
    })
    expect((await search({ q: 'danza sin agencia' }, agency)).understood.map(({ query }) => query)).toEqual([
      { type: 'talento' },
    ])
  })

  test('a place or a language that nobody has as a fact is looked for in texts', async () => {
    await updateAccount(server, people.Celia, { biography: 'Bailo con lengua catalán en Xochitepec.' })
    expect(await read('danza en Xochitepec')).toEqual({ found: ['Celia'], dropped: [], spelling: null })
  })
})

describe('P-discovery-16: filters of facts', () => {
  test.each<[SearchQuery, string[]]>([
    [{ sex: 'FE' }, ['Abril', 'Berta', 'Oculta']],
    [{ minHeight: '170', maxHeight: '180' }, ['Berta', 'Oculta']],
    [{ minHeight: '176' }, ['Celia']],
    [{ maxHeight: '169' }, ['Abril']],
    [{ languages: 'en' }, ['Abril', 'Berta', 'Oculta']],
    [{ languages: 'en:B2' }, ['Berta', 'Oculta']],
    [{ languages: 'en:native' }, ['Berta']],
    [{ languages: 'en,fr' }, []],
    [{ travels: 'true' }, ['Celia']],
    [{ available: 'true' }, ['Berta', 'Oculta']],
    [{ available: '2027-02-28' }, ['Berta']],
    [{ available: '2027-03-01' }, ['Berta', 'Oculta']],
    [{ available: '2027-02-01/2027-02-28' }, ['Berta']],
    [{ available: '2027-02-20/2027-03-09' }, ['Berta', 'Oculta']],
    [{ city: 'Sevilla,Mexico City', skill: 'dance' }, ['Abril', 'Berta', 'Celia']],
    [{ skill: 'danza,salsa' }, ['Celia']],
    [{ category: '8,3', country: 'MX,ES', skill: 'danza' }, ['Berta', 'Celia', 'Oculta']],
    [{ minAge: '20', maxAge: '26', skill: 'danza' }, ['Abril']],
  ])('%o', async (query, expected) => {
    expect(await names(query, agency)).toEqual(expected)
  })

  test('others find by none of what is for agencies', async () => {
    const queries: SearchQuery[] = [
      { minHeight: '170', maxHeight: '180' },
      { languages: 'en:B2' },
      { available: '2027-03-01' },
    ]
    for (const query of queries) expect(await names(query), JSON.stringify(query)).toEqual(['Berta'])
  })

  test('P-minors-7: no sex, height or readiness to travel finds or counts a minor', async () => {
    for (const query of [{ sex: 'FE' }, { minHeight: '100' }, { travels: 'true' }])
      expect(await names(query, agency), JSON.stringify(query)).not.toContain('Menor')
    const { facets } = await search({ skill: 'danza' }, agency)
    expect(facets).toMatchObject({
      sex: [
        { value: 'FE', count: 3 },
        { value: 'MA', count: 1 },
      ],
      height: [
        { value: '160-169', count: 1 },
        { value: '170-179', count: 2 },
        { value: '180-189', count: 1 },
      ],
      languages: [{ value: 'en', count: 3 }],
      available: 2,
      travels: 1,
    })
  })

  test('an invalid filter is a 400', async () => {
    for (const query of [
      { sex: 'X' },
      { minHeight: '30' },
      { languages: 'xx' },
      { languages: 'en:B3' },
      { available: '2027-02-30' },
      { available: '2027-02-03/2027-02-01' },
      { travels: 'x' },
      { category: '1,9' },
      { city: 'a,b,c,d,e,f,g,h,i' },
      { understood: 'no' },
    ]) {
      const { token } = agency
      const { status } = await server.call('searchPeople', {
        token,
        query: query as SearchQuery as { q: string },
      })
      expect(status, JSON.stringify(query)).toBe(400)
    }
  })
})
