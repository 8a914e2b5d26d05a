/** The search by facts of a profile, and that it gives nobody away who is hidden. */
import { searchSwitches, type SearchFacets } from '@brilla/contract/discovery/search'
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

const { search, names, suggest } = createSearchCalls(() => ({ server, people, agency }))

beforeAll(async () => {
  const fixture = await startSearchServer()
  ;({ server, people, agency } = fixture)
})
afterAll(() => server.stop())

describe('P-discovery-13: skills, languages and availability', () => {
  const setFacts = async ({ token }: TestPerson, body: object) => {
    const { status } = await server.call('saveFacts', { token, body })
    expect(status).toBe(200)
    await server.eventsHandled()
  }

  test('find people in both languages and all forms of a word', async () => {
    await setFacts(people.Abril, {
      skills: { items: ['Bailarina', 'danza', 'Papiroflexia'], audience: 'everyone' },
      languages: {
        items: [
          { code: 'fr', level: 'fluent' },
          { code: 'tzh', level: 'native' },
        ],
        audience: 'everyone',
      },
      availability: { open: true, audience: 'everyone' },
    })
    await setFacts(people.Celia, {
      skills: { items: ['contemporary dance'], audience: 'agencies' },
      languages: { items: [{ code: 'fr', level: 'basic' }], audience: 'nobody' },
      availability: { open: true, audience: 'agencies' },
    })
    for (const q of [
      'bailarinas',
      'dancers',
      'papiroflexia',
      'francés',
      'french',
      'tseltal',
      'Tzeltal',
      'dancer seville',
    ])
      expect(await names({ q }), q).toEqual(['Abril'])
    expect(await names({ q: 'danza contemporánea' }, agency)).toContain('Celia')
    expect(await names({ q: 'danza contemporánea' })).not.toContain('Celia')
    for (const skill of ['dancer', 'Danza', 'papiroflexia']) expect(await names({ skill })).toEqual(['Abril'])
    expect(await names({ languages: 'fr' }, agency)).toEqual(['Abril'])
    expect([await names({ available: 'true' }), await names({ available: 'true' }, agency)]).toEqual([
      ['Abril'],
      ['Abril', 'Celia'],
    ])
  })

  test('P-discovery-21: a result names those that the words match, as far as the caller may see them', async () => {
    await setFacts(people.Abril, { music: { instruments: ['Saxofón'], audience: 'everyone' } })
    const matched = async (q: string, who?: TestPerson, language?: string) =>
      Object.fromEntries(
        (await search({ q }, who, language)).rows.map(({ fullname, matched: { skills, languages } }) => [
          fullname.split(' ')[0],
          [...skills, ...languages],
        ]),
      )
    for (const [q, found] of [
      ['bailarinas', ['danza']],
      ['papirofléxia francés', ['Papiroflexia', 'fr']],
      ['danz saxo', ['danza', 'saxofón']],
      ['abril', []],
      ['sevilla', []],
    ] as const)
      expect(await matched(q), q).toEqual({ Abril: found })
    expect(await matched('dancer', people.Rival, 'en')).toEqual({ Abril: ['dance'] })
    expect(await matched('celia')).toEqual({ Celia: [] })
    expect((await matched('celia danza')).Celia ?? []).toEqual([])
    expect(await matched('celia danza', agency)).toEqual({ Celia: ['danza contemporánea'] })
    expect((await matched('celia francés', agency)).Celia ?? []).toEqual([])
  })

  test('P-discovery-21: a result says which category, city and country the words name in either language', async () => {
    const matched = async (q: string, name: string, who?: TestPerson) => {
      const { rows } = await search({ q }, who)
      const { categories, city, country } = rows.find(({ fullname }) => fullname.startsWith(name))!.matched
      return { categories, city, country }
    }
    const nothing = { categories: [], city: false, country: false }
    expect(await matched('spain musicians', 'Abril')).toEqual({ ...nothing, categories: [2], country: true })
    expect(await matched('seville', 'Abril')).toEqual({ ...nothing, city: true })
    expect(await matched('mexico city kitchen', 'Berta')).toEqual({ ...nothing, categories: [8], city: true })
    expect(await matched('spian', 'Abril')).toEqual({ ...nothing, country: true })
    expect(await matched('puebla', 'Oculta', agency)).toEqual({ ...nothing, city: true })
    expect(await matched('oculta puebla', 'Oculta')).toEqual(nothing)
  })

  test('are counted by what the caller may see', async () => {
    const read = async (who?: TestPerson) => {
      const { skill, languages, available } = (await search({ type: 'talento' }, who)).facets
      return { skill, languages, available }
    }
    const skill = [
      { value: 'Papiroflexia', count: 1 },
      { value: 'danza', count: 1 },
    ]
    const languages = [
      { value: 'fr', count: 1 },
      { value: 'tzh', count: 1 },
    ]
    expect(await read()).toEqual({ skill, languages, available: 1 })
    const contemporary = { value: 'danza contemporánea', count: 1 }
    expect(await read(agency)).toEqual({ skill: [...skill, contemporary], languages, available: 2 })
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
    // "Tap" only as "baile de tap".
    expect((await suggestSkills('bail', 'es')).slice(0, 2)).toEqual(['bailes de salón', 'danza'])
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

describe('P-discovery-11: no list, count, facet or suggestion contains a hidden account', () => {
  const queries: SearchQuery[] = [
    { q: 'berta' },
    { q: 'brta' },
    { category: '8' },
    { city: 'CDMX' },
    { minAge: '40' },
    { q: 'cocina' },
    { order: 'recent', type: 'talento' },
    { category: '8', city: 'Sevilla' },
  ]
  const count = ({
    category,
    country,
    city,
    skill,
    languages,
    age,
    sex,
    height,
    type,
    ...switches
  }: SearchFacets) =>
    [category, country, city, skill, languages, age, sex, height, type]
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
    else await updateAccount(server, people.Berta, { status: how })
    const during = await observe()
    const suggestions = await suggest('berta', 'es', people.Celia)
    if (how !== 'blocked') await updateAccount(server, people.Berta, { status: 'active' })
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
