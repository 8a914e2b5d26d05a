/** Filters, facets and suggestions of the search. */
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson, TestServer } from '../../testing.ts'
import { day } from '../../platform/duration.ts'
import { complete } from './discovery.testing.ts'
import { createSearchCalls, type SearchFixture, startSearchServer, updateAccount } from './search.testing.ts'

let server: TestServer
let people: SearchFixture['people']
let agency: TestPerson

const { search, names, suggest } = createSearchCalls(() => ({ server, people, agency }))

beforeAll(async () => {
  const fixture = await startSearchServer()
  ;({ server, people, agency } = fixture)
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

  test('P-discovery-21: names the cities and skills that were sent in the language of the reader', async () => {
    const query = { city: 'CDMX,sevilla', skill: 'dance,Trompo' }
    const { names: spanish } = await search(query)
    expect(spanish).toEqual({ city: ['Ciudad de México', 'Sevilla'], skill: ['danza', 'Trompo'] })
    const { names: english } = await search(query, agency, 'en')
    expect(english).toEqual({ city: ['Mexico City', 'Seville'], skill: ['dance', 'Trompo'] })
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
    const at = new Date(server.context.clock.now().getTime() - 31 * day)
    await updateAccount(server, people.Abril, { created_at: at, biography: 'Otra.' })
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
      // The other value of a chosen filter: who would be found with it instead.
      type: [
        { value: 'talento', count: 5 },
        { value: 'agencia', count: 1 },
      ],
      skill: [],
      languages: [],
      sex: [{ value: 'MA', count: 4 }],
      height: [],
      withPhotos: 0,
      withVideo: 0,
      available: 0,
      travels: 0,
      newThisMonth: 4,
    })
  })

  test('without facets it finds the same people, in the same order', async () => {
    for (const query of [
      { category: 'all' },
      { q: 'prueba' },
      { q: 'prueba', order: 'recent', country: 'MX' },
    ]) {
      const { rows, count } = await search(query)
      const found = await search({ ...query, facets: 'false' })
      expect(found).toMatchObject({ rows, count, facets: { country: [], type: [], newThisMonth: 0 } })
    }
    const { status, body } = await server.call('searchPeople', {
      token: people.Rival.token,
      query: { facets: 'no' as 'false' },
    })
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'facets' }] }])
  })

  test('counts the other values of a chosen filter as if it was not chosen', async () => {
    const { facets, count } = await search({ country: 'ES', category: '2' })
    expect([count, facets.country, facets.category]).toEqual([
      1,
      [
        { value: 'MX', count: 2 },
        { value: 'ES', count: 1 },
      ],
      [{ value: '2', count: 1 }],
    ])
    expect((await search({ q: 'prueba', minAge: '25', maxAge: '34' })).facets.age).toEqual([
      { value: '18-24', count: 1 },
      { value: '25-34', count: 1 },
      { value: '45-54', count: 1 },
    ])
    const { city } = (await search({ city: 'Sevilla' })).facets
    expect(city.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Sevilla', expect.stringMatching(/CDMX|Ciudad de México/)]),
    )
  })

  test('a switch that is off is no filter; an invalid filter is a 400', async () => {
    const { token } = people.Rival
    const found = async (query: object) =>
      (await server.call('searchPeople', { token, query: { q: 'prueba', ...query } })).body.count
    expect(await found({ withPhotos: 'false', withVideo: 'false' })).toBe(await found({}))
    for (const query of [
      { minAge: '17' },
      { maxAge: '121' },
      { minAge: '20.5' },
      { type: 'x' },
      { withPhotos: 'no' },
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

describe('P-discovery-16: suggestions', () => {
  test('categories, cities and people from the second letter, in the language of the reader', async () => {
    expect(await suggest('c')).toEqual([])
    expect(await suggest('coc')).toEqual(['Cocina'])
    for (const q of ['mu', 'da']) {
      expect((await suggest(q))[0], q).toBe('Música y danza')
      expect((await suggest(q, 'en'))[0], q).toBe('Music and dance')
    }
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

// Last, as these people are in all results after it.
test('P-discovery-16: the newest come first among more people than are ranked', async () => {
  const count = limits.searchResultsMax + 1
  await server.context.db.transaction().execute(async (db) => {
    // Without triggers, which would handle an event of each.
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`
      insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city,
        biography, profile_url, language, terms_version, terms_accepted_at, created_at)
      select uuidv7(), 'talento', 'Nueva', 'Prueba', 'nueva' || n || '@example.com', now(), '1990-01-01', 'PE', 'Lima',
        '', 'nueva' || n, 'es', '1', now(),
        now() - make_interval(mins => ${count} - n) from generate_series(1, ${count}) n`.execute(db)
    await sql`
      insert into discovery (account_id, complete, words, type, country, joined_at)
      select id, false, array_to_tsvector(array['nueva', '#pe', '@talento', '@' || to_char(created_at at time zone 'utc', 'YYYY-MM')]),
        type, country, created_at from account where country = 'PE' order by created_at`.execute(db)
  })
  for (const query of [{ country: 'PE' }, { q: 'nueva' }]) {
    const { rows } = await search({ ...query, order: 'recent' })
    expect(rows.slice(0, 2).map((row) => row.profile_url)).toEqual([`nueva${count}`, `nueva${count - 1}`])
  }
})
