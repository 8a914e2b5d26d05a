import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerModerators } from '../../safety/moderation/moderation.testing.ts'
import { verifyAgency } from '../../safety/verification/verification.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let Ana: TestPerson
const agencies: Record<string, TestPerson> = {}

beforeAll(async () => {
  server = await startTestServer()
  ;({ Ana } = await server.registerTalents('Ana'))
  const { Mara } = await registerModerators(server, 'Mara')
  const made = [
    ['Alfa', { country: 'MX', ciudad: 'Mérida', biography: 'Doblaje y locución.' }, 4],
    ['Beta', { country: 'MX', ciudad: 'Ciudad de México', biography: 'Modelos de pasarela.' }, 5],
    ['Gama', { country: 'ES', ciudad: 'Madrid', biography: 'Casting para cine.' }, 4],
  ] as const
  for (const [name, form, categoryId] of made) {
    const agency = (await server.registerPeople('agencia', name))[name]!
    const body = { nombre: 'Luz', apellido: 'Pech', agencyName: `Agencia ${name}`, ...form }
    await server.call('setUpAgency', { token: agency.token, body })
    await server.call('subscribeCategory', { token: agency.token, body: { categoryId } })
    agencies[name] = agency
  }
  await verifyAgency(server, Mara, agencies['Alfa']!)
  await server.eventsHandled()
})
afterAll(() => server.stop())

const list = async (query: Record<string, string> = {}, who = Ana) => {
  const { status, body } = await server.call('getAgencies', { token: who.token, query })
  expect(status).toBe(200)
  return body.rows.map(({ fullname }) => fullname.replace('Agencia ', ''))
}

describe('P-discovery-31: GET agencies', () => {
  test('lists agencies alone, verified ones first, then the newest, without the caller', async () => {
    expect(await list()).toEqual(['Alfa', 'Gama', 'Beta'])
    expect(await list({}, agencies['Gama'])).toEqual(['Alfa', 'Beta'])
    const { body } = await server.call('getAgencies', { token: Ana.token, query: {} })
    expect(body).toMatchObject({
      count: 3,
      rows: [{ verified: true, createdAt: expect.any(String) }, {}, {}],
    })
  })

  test('filters by words of name and description, category, country, city in both languages, and verification', async () => {
    const found = [
      [{ q: 'beta' }, ['Beta']],
      [{ q: 'agencia de modelos' }, ['Beta']],
      [{ q: 'agencias' }, ['Alfa', 'Gama', 'Beta']],
      [{ q: 'DOBL' }, ['Alfa']],
      [{ q: 'nada' }, []],
      [{ q: "zz' | b:*" }, []],
      [{ category: '4' }, ['Alfa', 'Gama']],
      [{ country: 'MX' }, ['Alfa', 'Beta']],
      [{ city: 'Mexico City' }, ['Beta']],
      [{ city: 'merida' }, ['Alfa']],
      [{ city: '??' }, []],
      [{ verified: 'true' }, ['Alfa']],
      [{ category: '4', country: 'ES', q: 'casting' }, ['Gama']],
      [{ page: '2' }, []],
    ] as const
    for (const [query, names] of found) expect([query, await list(query)]).toEqual([query, names])
  })

  test.each([
    ['agencia', ['Alfa', 'Beta', 'Gama']],
    ['agencies', ['Alfa', 'Beta', 'Gama']],
    ['casting agency', ['Gama']],
    ['agencia de modelos', ['Beta']],
  ])('the search finds them by "%s", which is a filter', async (q, names) => {
    const { body } = await server.call('searchPeople', { token: Ana.token, query: { q } })
    expect(body.rows.map(({ fullname }) => fullname.replace('Agencia ', '')).toSorted()).toEqual(names)
    expect(body.understood).toMatchObject([{ filter: 'type', query: { type: 'agencia' } }])
  })

  test('does not list a suspended agency', async () => {
    await server.context.db
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', agencies['Beta']!.id)
      .execute()
    expect(await list()).toEqual(['Alfa', 'Gama'])
  })
})
