import { limits } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let made = 0
async function register(): Promise<TestPerson> {
  made += 1
  return (await server.registerTalents(`Ana${made}`))[`Ana${made}`]!
}
const save = ({ token }: TestPerson, name: string, query: object = { q: 'danza' }, alerts = false) =>
  server.call('createSavedSearch', { token, body: { name, query: query as { q: string }, alerts } })
const change = ({ token }: TestPerson, id: string, body: object) =>
  server.call('changeSavedSearch', { token, params: { id }, body })
const remove = ({ token }: TestPerson, id: string) =>
  server.call('deleteSavedSearch', { token, params: { id } })
const list = async ({ token }: TestPerson) => (await server.call('getSavedSearches', { token })).body.rows

describe('P-discovery-17: saved searches', () => {
  test('are listed, last saved first, with what their address has', async () => {
    const Ana = await register()
    const query = {
      q: ' danza ',
      category: 'musica',
      country: 'MX',
      minAge: '18',
      withVideo: 'true',
      order: 'recent',
    }
    const first = await save(Ana, '  Mis   bailarinas ', query, true)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      name: 'Mis bailarinas',
      alerts: true,
      query: { q: 'danza', category: '2', country: 'MX', minAge: '18', withVideo: 'true', order: 'recent' },
    })
    const second = await save(Ana, 'Sin palabras', { q: '', available: 'true' })
    expect(second.body.query).toEqual({ available: 'true' })
    // JSON's own numbers and booleans mean the same as the texts of an address.
    const typed = await change(Ana, second.body.id, {
      query: { category: 2, minAge: 18, available: true, withVideo: false } as never,
    })
    expect(typed.body.query).toEqual({ category: '2', minAge: '18', available: 'true' })
    Object.assign(second.body, typed.body)
    expect(await list(Ana)).toEqual([second.body, first.body])
    expect(await list(await register())).toEqual([])
    // What is stored is a valid search.
    const { status } = await server.call('searchPeople', {
      token: Ana.token,
      query: { q: '', ...first.body.query } as never,
    })
    expect(status).toBe(200)
  })

  test('are renamed, changed and deleted; absent fields stay as they are', async () => {
    const Ana = await register()
    const { id, ...before } = (await save(Ana, 'Danza')).body
    expect((await change(Ana, id, { name: 'Ballet' })).body).toEqual({ id, ...before, name: 'Ballet' })
    const changed = { name: 'Ballet', alerts: true, query: { q: 'ballet', city: 'Mérida' } }
    expect((await change(Ana, id, { alerts: true, query: changed.query })).body).toMatchObject(changed)
    expect(await list(Ana)).toMatchObject([changed])
    expect((await remove(Ana, id)).status).toBe(204)
    expect((await remove(Ana, id)).status).toBe(404)
    expect(await list(Ana)).toEqual([])
  })

  test('a search of somebody else, an unknown and a malformed id are a 404', async () => {
    const [Ana, Bea] = [await register(), await register()]
    const { id } = (await save(Ana, 'Danza')).body
    for (const other of [id, '01900000-0000-7000-8000-000000000000', 'x', "'"]) {
      expect((await change(Bea, other, { name: 'Mía' })).status).toBe(404)
      expect((await remove(Bea, other)).status).toBe(404)
    }
    expect(await list(Ana)).toMatchObject([{ name: 'Danza' }])
  })

  test('a name is used once, regardless of case', async () => {
    const Ana = await register()
    const repeated = { status: 422, body: { error: 'busqueda_repetida', errors: [{ field: 'name' }] } }
    const { id } = (await save(Ana, 'Ópera')).body
    await save(Ana, 'Danza')
    expect(await save(Ana, 'ÓPERA')).toMatchObject(repeated)
    expect(await change(Ana, id, { name: 'danza' })).toMatchObject(repeated)
    expect((await change(Ana, id, { name: 'ópera' })).status).toBe(200)
    for (const name of ['ΟΔΟΣ', 'οδοσ']) expect((await save(Ana, name)).status).toBe(201)
    expect((await save(await register(), 'Danza')).status).toBe(201)
  })

  test('twenty at the most, also when they are saved at the same time', async () => {
    const Ana = await register()
    const names = Array.from({ length: limits.savedSearchesMax + 5 }, (_, n) => `Búsqueda ${n}`)
    const replies = await Promise.all(names.map((name) => save(Ana, name)))
    const refused = replies.filter(({ status }) => status === 422)
    expect(refused).toHaveLength(5)
    for (const { body } of refused) expect(body).toMatchObject({ error: 'demasiadas_busquedas' })
    expect(await list(Ana)).toHaveLength(limits.savedSearchesMax)
  })

  test.each([
    [{ q: '' }, 'busqueda_vacia'],
    [{ q: ' ', order: 'recent', category: 'all' }, 'busqueda_vacia'],
    [{ q: 'danza', minAge: '17' }, 'invalid'],
    [{ q: 'danza', minAge: 17 }, 'invalid'],
    [{ q: 'danza', category: '9' }, 'invalid'],
    [{ q: 'danza', country: 'XX' }, 'pais'],
    [{ q: 'danza', withVideo: 'no' }, 'invalid'],
    [{ q: 'danza', page: '2' }, 'unknown_field'],
    [{ q: 'x'.repeat(101) }, 'too_long'],
    [{ withVideo: false }, 'busqueda_vacia'],
    [{}, 'busqueda_vacia'],
    ['q=danza', 'invalid'],
    [undefined, 'required'],
  ])('%j is no query: %s', async (query, error) => {
    const Ana = await register()
    const body = { name: 'Danza', alerts: false, ...(query && { query: query as { q: string } }) }
    const reply = await server.call('createSavedSearch', { token: Ana.token, body: body as never })
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.body).toMatchObject({ errors: [{ error }] })
    expect(await list(Ana)).toEqual([])
  })
})
