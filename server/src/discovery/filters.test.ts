/** Filters, facets and suggestions of the search, and that they give nobody away who is hidden. */
import { searchSwitches, type SearchFacets } from '@brilla/contract/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { complete } from './discovery.testing.ts'

let server: TestServer
let people: Record<'Abril' | 'Berta' | 'Celia' | 'Menor' | 'Oculta' | 'Rival', TestPerson>
let agency: TestPerson

type Query = Record<string, string | undefined>

async function search(query: Query, who: TestPerson = people.Rival) {
  const { status, body } = await server.call('searchPeople', { token: who.token, query: { q: '', ...query } })
  expect(status).toBe(200)
  return body
}
const names = async (query: Query, who?: TestPerson) =>
  (await search(query, who)).rows.map(({ fullname }) => fullname.split(' ')[0]).toSorted()
const suggest = async (q: string, language = 'es', who = people.Rival) => {
  const { body } = await server.call('suggestSearches', { token: who.token, query: { q }, language })
  return body.suggestions.map((found) =>
    found.kind === 'person'
      ? found.user.fullname
      : found.kind === 'city'
        ? `${found.city}, ${found.country}`
        : found.name,
  )
}
const update = async (person: TestPerson, values: object) => {
  await server.context.db.updateTable('account').set(values).where('id', '=', person.id).execute()
  await server.eventsHandled()
}

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Abril', 'Berta', 'Celia', 'Menor', 'Oculta', 'Rival')
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
  await complete(server, people.Abril, {
    categories: [2],
    city: 'Sevilla',
    country: 'ES',
    birthdate: '2003-01-01',
  })
  await complete(server, people.Berta, {
    categories: [2, 8],
    city: 'Ciudad de México',
    birthdate: '1980-01-01',
  })
  await complete(server, people.Celia, { categories: [3], city: 'CDMX', birthdate: '1992-01-01' })
  await complete(server, people.Menor, { categories: [2], city: 'Toledo', birthdate: '2010-05-05' })
  await complete(server, people.Oculta, { categories: [3], city: 'Puebla', birthdate: '1992-06-01' })
  for (const person of [people.Abril, people.Berta, people.Celia, people.Menor])
    await update(person, { city_audience: 'everyone', show_birthdate: true })
  await update(people.Oculta, {
    city_audience: 'agencies',
    show_birthdate: false,
    birthdate_to_agencies: true,
  })
})
afterAll(() => server.stop())

describe('P-discovery-16: filters and facets', () => {
  test('by city in both languages, also as a word of the search', async () => {
    expect(await names({ city: 'Sevilla' })).toEqual(['Abril'])
    expect(await names({ city: 'seville' })).toEqual(['Abril'])
    expect(await names({ city: 'Mexico City' })).toEqual(['Berta', 'Celia'])
    for (const q of ['mexico city', 'ciudad de méxico', 'CDMX']) {
      expect(await names({ q }), q).toEqual(expect.arrayContaining(['Berta', 'Celia']))
    }
    for (const q of ['Spain', 'españa', 'ESPANA', 'seville']) expect(await names({ q }), q).toEqual(['Abril'])
  })

  test('by type, media and age; combined', async () => {
    expect(await names({ type: 'agencia' })).toEqual(['Cumbre'])
    expect(await names({ minAge: '18', maxAge: '30' })).toEqual(['Abril'])
    expect(await names({ minAge: '30', category: '3' })).toEqual(['Celia'])
    expect(await names({ withPhotos: 'true' })).toEqual([])
    const { body } = await server.call('createPost', {
      token: people.Celia.token,
      body: { description: 'Un vídeo', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    })
    await server.eventsHandled()
    expect(await names({ withVideo: 'true' })).toEqual(['Celia'])
    expect((await search({ q: '', category: '3' })).facets.withVideo).toBe(1)
    await server.call('deletePost', { token: people.Celia.token, params: { id: body.id } })
    await server.eventsHandled()
    expect(await names({ withVideo: 'true' })).toEqual([])
  })

  test('newest first, and those of the last thirty days', async () => {
    const at = new Date(server.context.clock.now().getTime() - 31 * 86_400_000)
    await update(people.Abril, { created_at: at, biography: 'Otra.' })
    expect(await names({ newThisMonth: 'true', category: '2' })).toEqual(['Berta', 'Menor'])
    const { rows } = await search({ category: '2', order: 'recent' })
    expect(rows.at(-1)?.fullname).toBe('Abril Prueba')
  })

  test('counts the values of those found; spellings of a city are one', async () => {
    const { facets, count } = await search({ category: 'all', type: 'talento' })
    expect(count).toBe(5)
    expect(facets).toEqual({
      category: [
        { value: '2', count: 3 },
        { value: '3', count: 2 },
        { value: '8', count: 1 },
      ],
      country: [
        { value: 'MX', count: 4 },
        { value: 'ES', count: 1 },
      ],
      city: [
        { value: expect.stringMatching(/CDMX|Ciudad de México/), count: 2 },
        { value: 'Sevilla', count: 1 },
      ],
      age: [
        { value: '18-24', count: 1 },
        { value: '25-34', count: 1 },
        { value: '45-54', count: 1 },
      ],
      type: [{ value: 'talento', count: 5 }],
      skill: [],
      language: [],
      withPhotos: 0,
      withVideo: 0,
      available: 0,
      newThisMonth: 4,
    })
  })

  test('an invalid filter is a 400', async () => {
    const { token } = people.Rival
    for (const query of [
      { minAge: '17' },
      { maxAge: '121' },
      { minAge: '20.5' },
      { type: 'x' },
      { withPhotos: 'false' },
      { order: 'x' },
      { city: '' },
      { city: 'x'.repeat(101) },
    ]) {
      const { status } = await server.call('searchPeople', {
        token,
        query: { q: '', ...query } as { q: string },
      })
      expect(status, JSON.stringify(query)).toBe(400)
    }
  })
})

describe('P-discovery-13: skills, languages and availability', () => {
  const setFacts = async ({ token }: TestPerson, body: object) => {
    const { status } = await server.call('saveFacts', { token, body })
    expect(status).toBe(200)
    await server.eventsHandled()
  }

  test('find people in both languages and all forms of a word', async () => {
    await setFacts(people.Abril, {
      skills: { items: ['Bailarina', 'danza', 'Papiroflexia'], audience: 'everyone' },
      languages: { items: [{ code: 'fr', level: 'fluent' }], audience: 'everyone' },
      availability: { open: true, audience: 'everyone' },
    })
    await setFacts(people.Celia, {
      skills: { items: ['contemporary dance'], audience: 'agencies' },
      languages: { items: [{ code: 'fr', level: 'basic' }], audience: 'nobody' },
      availability: { open: true, audience: 'agencies' },
    })
    for (const q of ['bailarinas', 'dancers', 'papiroflexia', 'francés', 'french', 'dancer seville'])
      expect(await names({ q }), q).toEqual(['Abril'])
    expect(await names({ q: 'danza contemporánea' }, agency)).toContain('Celia')
    expect(await names({ q: 'danza contemporánea' })).not.toContain('Celia')
    for (const skill of ['dancer', 'Danza', 'papiroflexia']) expect(await names({ skill })).toEqual(['Abril'])
    expect(await names({ language: 'fr' }, agency)).toEqual(['Abril'])
    expect([await names({ available: 'true' }), await names({ available: 'true' }, agency)]).toEqual([
      ['Abril'],
      ['Abril', 'Celia'],
    ])
  })

  test('are counted by what the caller may see', async () => {
    const read = async (who?: TestPerson) => {
      const { skill, language, available } = (await search({ type: 'talento' }, who)).facets
      return { skill, language, available }
    }
    const skill = [
      { value: 'Papiroflexia', count: 1 },
      { value: 'danza', count: 1 },
    ]
    const language = [{ value: 'fr', count: 1 }]
    expect(await read()).toEqual({ skill, language, available: 1 })
    const contemporary = { value: 'danza contemporánea', count: 1 }
    expect(await read(agency)).toEqual({ skill: [...skill, contemporary], language, available: 2 })
  })

  test('a minor is found by no availability', async () => {
    await server.context.db
      .insertInto('profile_facts')
      .values({ account_id: people.Menor.id, open_to_offers: true })
      .execute()
    await server.eventsHandled()
    expect(await names({ available: 'true' }, agency)).not.toContain('Menor')
  })

  test('P-discovery-16: skills are suggested in the language of the reader', async () => {
    const suggestSkills = async (q: string, language: string) =>
      (await server.call('suggestSkills', { token: people.Rival.token, query: { q }, language })).body.skills
    expect((await suggestSkills('bailar', 'es'))[0]).toBe('danza')
    expect((await suggestSkills('bailar', 'en'))[0]).toBe('dance')
    expect(await suggestSkills('papiro', 'es')).toEqual(['Papiroflexia'])
    expect(await suggestSkills('p', 'es')).toEqual([])
  })
})

describe('P-minors-7 and P-minors-11: nobody is found by what the caller may not see', () => {
  test('no age and no city finds a minor', async () => {
    for (const query of [{ maxAge: '18' }, { minAge: '18' }, { city: 'Toledo' }, { q: 'Toledo' }]) {
      expect(await names(query), JSON.stringify(query)).not.toContain('Menor')
    }
    expect(await names({ category: '2' })).toContain('Menor')
    expect((await search({ category: '2' })).facets).toMatchObject({
      city: expect.not.arrayContaining([expect.objectContaining({ value: 'Toledo' })]),
    })
    expect(await suggest('tole')).toEqual([])
  })

  test('agencies find by what is shown to agencies only', async () => {
    for (const [query, found] of [
      [{ city: 'Puebla' }, ['Oculta']],
      [{ q: 'puebla' }, ['Oculta']],
      [{ minAge: '30', maxAge: '40', category: '3' }, ['Celia', 'Oculta']],
    ] as const) {
      expect(await names(query, agency), JSON.stringify(query)).toEqual(found)
      expect(await names(query), JSON.stringify(query)).not.toContain('Oculta')
    }
    const cities = async (who: TestPerson) =>
      (await search({ category: '3' }, who)).facets.city.map(({ value }) => value)
    expect(await cities(agency)).toContain('Puebla')
    expect(await cities(people.Rival)).not.toContain('Puebla')
    expect([await suggest('pueb', 'es', agency), await suggest('pueb')]).toEqual([['Puebla, MX'], []])
  })
})

describe('P-discovery-16: suggestions', () => {
  test('categories, cities and people from the second letter, in the language of the reader', async () => {
    expect(await suggest('c')).toEqual([])
    expect(await suggest('coc')).toEqual(['Cocina'])
    expect(await suggest('cook', 'en')).toEqual(['Cooking'])
    expect(await suggest('CÉL')).toEqual(['Celia Prueba'])
    expect(await suggest('sevi')).toEqual(['Sevilla, ES'])
    expect(await suggest('seville')).toEqual(['Sevilla, ES'])
    expect((await suggest('prueba')).length).toBeLessThanOrEqual(8)
    expect(await suggest('rival')).toEqual([])
  })
})

describe('P-discovery-19: a search without results helps on', () => {
  test('with the nearest spelling', async () => {
    const { rows, help } = await search({ q: 'selia' })
    expect([rows.map(({ fullname }) => fullname), help?.spelling]).toEqual([['Celia Prueba'], 'celia'])
    expect((await search({ q: 'celia' })).help).toBeUndefined()
  })

  test('with the filters to drop and the country of the city', async () => {
    const { count, help } = await search({ category: '8', city: 'Sevilla' })
    expect([count, help]).toEqual([
      0,
      {
        spelling: null,
        without: [
          { filter: 'category', count: 1 },
          { filter: 'city', count: 1 },
        ],
        country: null,
      },
    ])
    await complete(server, people.Rival, { categories: [8], city: 'Cádiz', country: 'ES' })
    expect((await search({ category: '8', city: 'Sevilla' }, agency)).help?.country).toEqual({
      value: 'ES',
      count: 1,
    })
  })
})

describe('P-discovery-11: no list, count, facet or suggestion contains a hidden account', () => {
  const queries: Query[] = [
    { q: 'berta' },
    { q: 'brta' },
    { category: '8' },
    { city: 'CDMX' },
    { minAge: '40' },
    { q: 'cocina' },
    { order: 'recent', type: 'talento' },
    { category: '8', city: 'Sevilla' },
  ]
  const count = ({ category, country, city, skill, language, age, type, ...switches }: SearchFacets) =>
    [category, country, city, skill, language, age, type]
      .flat()
      .reduce((sum, facet) => sum + facet.count, 0) +
    searchSwitches.reduce((sum, name) => sum + switches[name], 0)
  const observe = () =>
    Promise.all(
      queries.map(async (query) => {
        const { rows, count: total, facets, help } = await search(query, people.Celia)
        return { ids: rows.map(({ id }) => id), total, facets: count(facets), help }
      }),
    )

  test.each(['suspended', 'cancelled', 'blocked'] as const)('when %s', async (how) => {
    const before = await observe()
    expect(before.filter(({ ids }) => ids.includes(people.Berta.id)).length).toBeGreaterThan(5)
    if (how === 'blocked')
      await server.call('blockUser', { token: people.Celia.token, body: { userId: people.Berta.id } })
    else await update(people.Berta, { status: how })
    const during = await observe()
    const suggestions = await suggest('berta', 'es', people.Celia)
    if (how !== 'blocked') await update(people.Berta, { status: 'active' })
    expect(suggestions).toEqual([])
    for (const [n, { ids, total, facets, help }] of during.entries()) {
      const query = JSON.stringify(queries[n])
      const wasFound = before[n]!.ids.includes(people.Berta.id)
      expect(ids, query).not.toContain(people.Berta.id)
      expect(total, query).toBe(before[n]!.total - (wasFound ? 1 : 0))
      if (wasFound) expect(facets, query).toBeLessThan(before[n]!.facets)
      const withoutCity = (all: typeof help) =>
        all?.without.find(({ filter }) => filter === 'city')?.count ?? 0
      const dropped = withoutCity(before[n]!.help)
      expect(withoutCity(help), query).toBe(Math.max(0, dropped - 1))
    }
  })
})
