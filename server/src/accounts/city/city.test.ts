import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveSettings } from '../../onboarding/settings/settings.testing.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { namedCities } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function suggest(query: { q: string; country?: string }, language = 'es'): Promise<string[]> {
  const reply = await server.call('suggestCities', { query, language })
  expect(reply.status).toBe(200)
  return reply.body.cities.map(({ city, country }) => `${city}, ${country}`)
}

describe('P-accounts-31: cities to choose from', () => {
  test('begin like the text from two letters on, without regard to case and accents, also by a later word', async () => {
    expect(await suggest({ q: ' MERID', country: 'MX' })).toContain('Mérida, MX')
    expect(await suggest({ q: 'vallar', country: 'MX' })).toEqual(['Puerto Vallarta, MX'])
    expect(await suggest({ q: 'm', country: 'MX' })).toEqual([])
    expect(await suggest({ q: '%_|', country: 'MX' })).toEqual([])
    expect((await suggest({ q: 'san' })).length).toBe(8)
  })

  test('are those of the country first, larger ones first, each once, and tell namesakes apart by country', async () => {
    const [first = '', ...others] = await suggest({ q: 'mérida', country: 'ES' })
    expect(first).toBe('Mérida, ES')
    expect(others).toEqual(expect.arrayContaining(['Mérida, MX', 'Mérida, VE']))
    expect((await suggest({ q: 'guadal', country: 'MX' })).slice(0, 2)).toEqual([
      'Guadalajara, MX',
      'Guadalupe, MX',
    ])
    const springfields = await suggest({ q: 'springfield', country: 'US' })
    expect(springfields.filter((city) => city === 'Springfield, US')).toHaveLength(1)
  })

  test('have their name in the language of the reader, whichever is typed, also from another country', async () => {
    for (const q of ['lond', 'londr']) {
      expect((await suggest({ q, country: 'MX' }))[0]).toBe('Londres, GB')
      expect((await suggest({ q, country: 'GB' }, 'en'))[0]).toBe('London, GB')
    }
    for (const q of ['cdmx', 'd.f.', 'DF'])
      expect((await suggest({ q, country: 'MX' }))[0]).toBe('Ciudad de México, MX')
    expect((await suggest({ q: 'liubl', country: 'MX' }))[0]).toBe('Liubliana, SI')
    expect((await suggest({ q: 'liubl', country: 'MX' }, 'en'))[0]).toBe('Ljubljana, SI')
    expect((await suggest({ q: 'ciudad de m', country: 'MX' }, 'en'))[0]).toBe('Mexico City, MX')
  })

  test('names of one city are not those of another, and each is in the list', async () => {
    const names = namedCities.flatMap(({ folded }) => folded)
    expect(names).toEqual([...new Set(names)])
    for (const { es, country } of namedCities)
      expect(await suggest({ q: es, country }), es).toContain(`${es}, ${country}`)
  })

  test('an unknown country or a text that is too long is a clear error', async () => {
    const responses = [{ q: 'me', country: 'XX' }, { q: 'a'.repeat(101) }].map((query) =>
      server.call('suggestCities', { query }),
    )
    for (const { status, body } of await Promise.all(responses)) {
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field: expect.stringMatching(/^(country|q)$/) as string }] })
    }
  })
})

test('P-language-12: a city is stored once and read in the language of the reader, whichever of its names was typed', async () => {
  const { Ana, Beto } = await server.registerTalents('Ana', 'Beto')
  await saveSettings(server, Ana, { pais: 'MX', ciudad: 'cdmx', biografia: 'Bailo danza folclórica.' })
  await saveSettings(server, Beto, { pais: 'AR', ciudad: 'Londres' })
  await server.call('createPost', { token: Ana.token, body: { description: 'Ensayo' } })
  await server.eventsHandled()
  const readAs = async (language: 'es' | 'en') => {
    const call = { token: Beto.token, language }
    const { body: profile } = await server.call('getProfile', { ...call, params: { id: Ana.id }, query: {} })
    const { body: found } = await server.call('searchPeople', { ...call, query: { q: 'mexico city' } })
    const { body: feed } = await server.call('getFeed', { ...call, query: {} })
    const { body: self } = await server.call('getSelf', { token: Ana.token, language })
    const { body: other } = await server.call('getSelf', call)
    return [
      ...('ciudad' in profile.user ? [profile.user.ciudad] : []),
      found.rows[0]?.ciudad,
      found.facets?.city[0]?.value,
      feed.posts[0]?.user.ciudad,
      self.ciudad,
      other.ciudad,
    ]
  }
  // There is a Londres in Argentina.
  expect(await readAs('es')).toEqual([...Array<string>(5).fill('Ciudad de México'), 'Londres'])
  expect(await readAs('en')).toEqual([...Array<string>(5).fill('Mexico City'), 'Londres'])
})
