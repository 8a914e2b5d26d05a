import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { complete } from './discovery.testing.ts'
import { syncSearchWords } from './search.words.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

let server: TestServer
let people: Record<'Jose' | 'Valentina' | 'Soren' | 'Irma' | 'Luz', TestPerson>

const find = async (q: string, query = {}) => {
  const { status, body } = await server.call('searchPeople', {
    token: people.Luz.token,
    query: { q, ...query },
  })
  expect(status).toBe(200)
  expect(body.rows).toHaveLength(body.count)
  return body.rows.map(({ fullname }) => fullname.split(' ')[0])
}

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Jose', 'Valentina', 'Soren', 'Irma', 'Luz')
  for (const [person, name] of [
    [people.Jose, 'José'],
    [people.Soren, 'Søren'],
  ] as const) {
    await server.context.db
      .updateTable('account')
      .set({ first_name: name })
      .where('id', '=', person.id)
      .execute()
  }
  await Promise.all([
    complete(server, people.Jose, { categories: [8], biography: 'Cocino mole con mi abuela.' }),
    complete(server, people.Valentina, { categories: [2], biography: 'Toco la guitarra.' }),
    complete(server, people.Soren, { categories: [3], country: 'IE', biography: 'Acuarelista de Cork.' }),
    complete(server, people.Irma, { categories: [2], biography: 'Fan de Valentina.' }),
  ])
})
afterAll(() => server.stop())

describe('P-discovery-9: GET users/search finds people by name, biography and category, in Spanish and English', () => {
  test('matches word prefixes, ignoring accents and case', async () => {
    for (const q of ['José', 'jose', 'JOSÉ', 'jos', 'Jose\u0301', ' josé  prueba ']) {
      expect(await find(q), q).toEqual(['José'])
    }
    expect(await find('soren')).toEqual(['Søren'])
    expect(await find('SØREN')).toEqual(['Søren'])
  })

  test('matches in a name rank above matches in a biography', async () => {
    expect(await find('valentina')).toEqual(['Valentina', 'Irma'])
  })

  test('matches biographies; all words are required', async () => {
    expect(await find('guitarra')).toEqual(['Valentina'])
    expect(await find('la abuela de mole')).toEqual(['José'])
    expect(await find('guitarra guitarra TOCO')).toEqual(['Valentina'])
  })

  test('P-discovery-26: an excerpt of the biography or the interests has the words that nothing else explains, marked', async () => {
    const letters = 'Escribo cartas 🎉 a quien me lee. '.repeat(8)
    await server.context.db
      .updateTable('account')
      .set({
        biography: `${letters}También toco el arpa.\n\n${letters}`,
        interests: ['Ajedrez', 'Rompecabezas'],
      })
      .where('id', '=', people.Irma.id)
      .execute()
    await server.eventsHandled()
    const excerpts = async (q: string) => {
      const { body } = await server.call('searchPeople', { token: people.Luz.token, query: { q } })
      return body.rows.map(({ matched: { biography } }) =>
        biography.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
      )
    }
    for (const [q, found] of [
      ['guitarra', 'Toco la [guitarra].'],
      ['GUITAR', 'Toco la [guitarra].'],
      ['guitarists', 'Toco la [guitarra].'],
      ['guitara', 'Toco la [guitarra].'],
      ['valentina guit', 'Toco la [guitarra].'],
      ['valentina music mérida', ''],
      ['abuelas mole josé', 'Cocino [mole] con mi [abuela].'],
      ['cocina', ''],
      ['ajedrez', '[Ajedrez] · Rompecabezas'],
    ] as const)
      expect(await excerpts(q), q).toEqual([found])
    const [long = ''] = await excerpts('arpista')
    expect(long).toMatch(/^…\S.*También toco el \[arpa\]\. Escribo cartas .*\S…$/u)
    expect(long.length).toBeLessThanOrEqual(serverLimits.searchExcerpt + '…[]…'.length)
    await complete(server, people.Irma, {
      categories: [2],
      biography: `Toco el arpa.${' Sí, sí.'.repeat(60)}`,
    })
    expect((await excerpts('arpista'))[0]).toMatch(/^Toco el \[arpa\]\. Sí, .*[sS]í…$/u)
    await complete(server, people.Irma, {
      categories: [2],
      biography: 'Actor de cine y teatro. Fan de Valentina.',
    })
    expect(await excerpts('theater')).toEqual(['Actor de cine y [teatro]. Fan de Valentina.'])
    expect(await excerpts('actor de teatro')).toEqual(['[Actor] de cine y [teatro]. Fan de Valentina.'])
    expect(await excerpts('valentina')).toEqual(['', 'Actor de cine y teatro. Fan de [Valentina].'])
  })

  test('P-discovery-19: when nobody matches all words, one is left out, first of those that no list knows, and last one that names a place', async () => {
    const search = async (q: string) => {
      const { body } = await server.call('searchPeople', { token: people.Luz.token, query: { q } })
      return [body.rows.map(({ fullname }) => fullname.split(' ')[0]), body.help?.spelling]
    }
    expect(await search('guitarra abuela')).toEqual([['Valentina'], 'guitarra'])
    expect(await search('abuela guitarra')).toEqual([['Valentina'], 'guitarra'])
    expect(await search('abuela mole')).toEqual([['José'], undefined])
    await complete(server, people.Irma, {
      categories: [2],
      biography: 'Toco la viola.',
      city: 'Sevilla',
      country: 'ES',
    })
    expect(await search('Música de guitarra, Sevilla')).toEqual([['Irma'], 'Música de Sevilla'])
    await complete(server, people.Irma, { categories: [2] })
  })

  test('matches categories in both languages', async () => {
    for (const q of ['cocina', 'cooking', 'kitchen', 'cocin']) {
      expect(await find(q), q).toEqual(['José'])
    }
    for (const q of ['música', 'musica y danza', 'Music and dance', 'dance']) {
      expect((await find(q)).toSorted(), q).toEqual(['Irma', 'Valentina'])
    }
    expect(await find('music guitarra')).toEqual(['Valentina'])
  })

  test('finds and suggests a city by the beginning of any of its names, whichever a profile has', async () => {
    const biography = 'Toco la guitarra.'
    await complete(server, people.Valentina, { biography, city: 'London', country: 'GB' })
    for (const q of ['londr', 'londres', 'lond', 'London']) {
      expect(await find(q), q).toEqual(['Valentina'])
      const { body } = await server.call('suggestSearches', { token: people.Luz.token, query: { q } })
      expect(body.suggestions, q).toEqual([{ kind: 'city', city: 'Londres', country: 'GB' }])
    }
    await complete(server, people.Valentina, { biography })
  })

  test('tolerates small typos', async () => {
    for (const [q, found] of [
      ['valentnia', 'Valentina'],
      ['balentina', 'Valentina'],
      ['jsoe', 'José'],
      ['guitara', 'Valentina'],
      ['acuarelsta', 'Søren'],
      ['cosina', 'José'],
      ['valemti', 'Valentina'],
    ] as const) {
      expect(await find(q), q).toContain(found)
    }
    expect(await find('zzzzzz')).toEqual([])
  })

  test('filters by category and country', async () => {
    expect(await find('prueba', { category: '3' })).toEqual(['Søren'])
    expect(await find('prueba', { category: 'music-and-dance', country: 'IE' })).toEqual([])
    expect(await find('prueba', { country: 'IE', category: 'all' })).toEqual(['Søren'])
    expect(await find('', { country: 'IE' })).toEqual(['Søren'])
    const { token } = people.Luz
    for (const query of [{ category: '9' }, { q: 'a', country: 'Z' }, { q: 'x'.repeat(101) }]) {
      expect((await server.call('searchPeople', { token, query })).status).toBe(400)
    }
    // Words are optional.
    const { status, body } = await server.call('searchPeople', { token, query: { country: 'IE' } })
    expect([status, body.rows]).toMatchObject([200, [{ fullname: expect.stringContaining('Søren') }]])
    const suggested = await server.call('suggestSearches', { token, query: {} })
    expect([suggested.status, suggested.body]).toEqual([200, { suggestions: [] }])
  })

  test('finds agencies; does not match e-mails, and excludes the caller', async () => {
    await server.registerPeople('agencia', 'Cumbre')
    await server.eventsHandled()
    expect(await find('cumbre')).toEqual(['Cumbre'])
    for (const q of ['gente', 'luz']) expect(await find(q), q).toEqual([])
  })

  test('symbols and operators are harmless', async () => {
    for (const q of ["'", '!!', "a' | 'b", '#2', '@talento', '🔥', '\\', ':*', 'ŉ', '½', '()&|<->']) {
      await find(q)
    }
    expect(await find('#2')).toEqual([])
  })

  test('the cleanup removes words that no profile contains', async () => {
    const { db } = server.context
    const known = async (word: string) =>
      (await db.selectFrom('discovery_word').selectAll().where('word', '=', word).execute()).length
    expect(await known('mole')).toBe(1)
    await complete(server, people.Jose, { biography: 'Horneo.' })
    await syncSearchWords(db)
    expect([await known('mole'), await known('horneo'), await known('valentina')]).toEqual([0, 1, 1])
  })

  test('a long text without spaces is stored and found', async () => {
    await complete(server, people.Jose, { biography: 'x'.repeat(5_000) })
    expect(await find('x'.repeat(60))).toEqual(['José'])
  })
})

test('P-discovery-9: names are found written together, also with the last name first', async () => {
  const { Ana, Wei } = await server.registerTalents('Ana', 'Wei')
  for (const [{ id }, first_name, last_name] of [
    [Ana, 'Ana María', 'Tun'],
    [Wei, '小龙', '李'],
  ] as const)
    await server.context.db
      .updateTable('account')
      .set({ first_name, last_name })
      .where('id', '=', id)
      .execute()
  await Promise.all([
    complete(server, Ana, { biography: 'Danza folklórica.' }),
    complete(server, Wei, { biography: 'Kung fu.' }),
  ])
  expect(await find('anamaria')).toEqual(['Ana'])
  expect(await find('AnaMaríaTun')).toEqual(['Ana'])
  expect(await find('李小龙')).toEqual(['小龙'])
  expect(await find('小龙李')).toEqual(['小龙'])
  expect(await find('folclórica')).toEqual(['Ana'])
  expect(await find('ana\u200bmaria')).toEqual(['Ana'])
})
