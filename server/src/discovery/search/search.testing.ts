/** A server with a few people to search, and how tests search them. */
import { expect } from 'vitest'
import { birthdateTurning, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { complete } from './discovery.testing.ts'

export type SearchQuery = Record<string, string | undefined>

type Name = 'Abril' | 'Berta' | 'Celia' | 'Menor' | 'Oculta' | 'Rival'

export interface SearchFixture {
  server: TestServer
  people: Record<Name, TestPerson>
  agency: TestPerson
}

/** Celia and Berta live in one city under two names, Menor is a minor, and Oculta shows city and age to agencies only. */
export async function startSearchServer(): Promise<SearchFixture> {
  const server = await startTestServer()
  const [people, { Cumbre: agency }] = await Promise.all([
    server.registerTalents('Abril', 'Berta', 'Celia', 'Menor', 'Oculta', 'Rival'),
    server.registerPeople('agencia', 'Cumbre'),
  ])
  const { Abril, Berta, Celia, Menor, Oculta } = people
  await Promise.all([
    complete(server, Abril, {
      categories: [2],
      city: 'Sevilla',
      country: 'ES',
      birthdate: birthdateTurning(24, 100),
    }),
    complete(server, Berta, {
      categories: [2, 8],
      city: 'Ciudad de México',
      birthdate: birthdateTurning(47, 100),
    }),
    complete(server, Celia, { categories: [3], city: 'CDMX', birthdate: birthdateTurning(35, 100) }),
    complete(server, Menor, { categories: [2], city: 'Toledo', birthdate: birthdateTurning(17, 100) }),
    complete(server, Oculta, { categories: [3], city: 'Puebla', birthdate: birthdateTurning(35, 150) }),
  ])
  for (const person of [Abril, Berta, Celia, Menor])
    await updateAccount(server, person, { city_audience: 'everyone', show_birthdate: true })
  await updateAccount(server, Oculta, {
    city_audience: 'agencies',
    show_birthdate: false,
    birthdate_to_agencies: true,
  })
  return { server, people, agency }
}

/** Changes an account and waits until the search follows. */
export async function updateAccount(server: TestServer, { id }: TestPerson, values: object): Promise<void> {
  await server.context.db.updateTable('account').set(values).where('id', '=', id).execute()
  await server.eventsHandled()
}

/** The requests of the tests, sent by Rival unless by somebody else. */
export function createSearchCalls(getFixture: () => SearchFixture) {
  async function search(query: SearchQuery, who?: TestPerson, language = 'es') {
    const { server, people } = getFixture()
    const { token } = who ?? people.Rival
    const { status, body } = await server.call('searchPeople', {
      token,
      query: { q: '', ...query },
      language,
    })
    expect(status).toBe(200)
    return body
  }
  /** The first names of those found, sorted. */
  const names = async (query: SearchQuery, who?: TestPerson) =>
    (await search(query, who)).rows.map(({ fullname }) => fullname.split(' ')[0]).toSorted()

  async function suggest(q: string, language = 'es', who?: TestPerson): Promise<string[]> {
    const { server, people } = getFixture()
    const { token } = who ?? people.Rival
    const { body } = await server.call('suggestSearches', { token, query: { q }, language })
    return body.suggestions.map((found) =>
      found.kind === 'person'
        ? found.user.fullname
        : found.kind === 'city'
          ? `${found.city}, ${found.country}`
          : found.name,
    )
  }
  return { search, names, suggest }
}
