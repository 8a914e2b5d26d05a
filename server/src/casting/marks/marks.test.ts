import { limits } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { day, minute } from '../../platform/duration.ts'
import { sweepViews } from '../../people/insight/insight.jobs.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createListActions } from '../list/list.testing.ts'
import { serverLimits } from '../../platform/server-limits.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { createList } = createListActions(() => server)

const readMarks = async ({ token }: TestPerson, ...people: TestPerson[]) => {
  const ids = people.map(({ id }) => id).join(',')
  return (await server.call('getMarks', { token, query: { ids } })).body.rows
}
const open = ({ token }: TestPerson, { id }: TestPerson, query = {}) =>
  server.call('getProfile', { token, params: { id }, query })
const write = ({ token }: TestPerson, { id }: TestPerson, message: string) =>
  server.call('sendMessage', { token, body: { receiverId: id, message, clientId: message } })

async function logIn(person: TestPerson): Promise<TestPerson> {
  const { email, password } = person
  return { ...person, token: (await server.call('authenticate', { body: { email, password } })).body.token }
}

describe('P-lists-8: marks of an agency', () => {
  test('say when it opened the profile, when it last wrote, and on which lists somebody is', async () => {
    const { Luz, Sol } = await server.registerPeople('agencia', 'Luz', 'Sol')
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    expect(await readMarks(Luz, Ana)).toEqual([{ userId: Ana.id, seenAt: null, writtenAt: null, lists: [] }])
    await open(Luz, Ana)
    await open(Luz, Bea, { prefetch: 'true' })
    await write(Luz, Ana, 'Hola')
    await write(Ana, Luz, 'Hola, cuéntame')
    const first = await createList(Luz, Ana)
    const second = await createList(Luz, Ana, Bea)
    const seen = { userId: Ana.id, seenAt: expect.any(String), writtenAt: expect.any(String) }
    await vi.waitFor(async () =>
      expect(await readMarks(Luz, Ana, Bea)).toEqual(
        expect.arrayContaining([
          {
            ...seen,
            lists: [expect.objectContaining({ id: second }), expect.objectContaining({ id: first })],
          },
          { userId: Bea.id, seenAt: null, writtenAt: null, lists: [expect.objectContaining({ id: second })] },
        ]),
      ),
    )
    // They survive the session, and are nobody else's.
    await server.call('logout', { token: Luz.token })
    expect(await readMarks(await logIn(Luz), Ana)).toMatchObject([seen])
    expect(await readMarks(Sol, Ana, Bea)).toEqual([
      { userId: expect.any(String), seenAt: null, writtenAt: null, lists: [] },
      { userId: expect.any(String), seenAt: null, writtenAt: null, lists: [] },
    ])
  })

  test('say when it last opened the profile, also within a day', async () => {
    const { Sal } = await server.registerPeople('agencia', 'Sal')
    const { Gil } = await server.registerTalents('Gil')
    const readSeen = async () => Date.parse((await readMarks(Sal, Gil))[0]!.seenAt ?? '')
    await open(Sal, Gil)
    await vi.waitFor(async () => expect(await readSeen()).not.toBeNaN())
    const first = await readSeen()
    const again = async (after: number) => {
      server.advance(minute)
      await open(Sal, Gil)
      await vi.waitFor(async () => expect(await readSeen()).toBeGreaterThan(after))
    }
    await again(first)
    await again(await readSeen())
  })

  test('a withdrawn message is none, and a talent has no marks', async () => {
    const { Mar } = await server.registerPeople('agencia', 'Mar')
    const { Carla, Dora } = await server.registerTalents('Carla', 'Dora')
    const { body } = await write(Mar, Carla, 'Ups')
    expect((await readMarks(Mar, Carla))[0]!.writtenAt).not.toBeNull()
    await server.call('withdrawMessage', { token: Mar.token, params: { id: body.id } })
    expect((await readMarks(Mar, Carla))[0]!.writtenAt).toBeNull()
    await open(Carla, Dora)
    expect(await server.call('getMarks', { token: Carla.token, query: { ids: Dora.id } })).toMatchObject({
      status: 403,
      body: { error: 'only_agencia' },
    })
  })

  test('people whom the agency may not see, and what is no id, have no row; more than 100 ids are refused', async () => {
    const { Rio } = await server.registerPeople('agencia', 'Rio')
    const { Elsa } = await server.registerTalents('Elsa')
    await server.context.db
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', Elsa.id)
      .execute()
    const read = (ids: string) => server.call('getMarks', { token: Rio.token, query: { ids } })
    expect((await read(`${Elsa.id},x,,'`)).body).toEqual({ rows: [] })
    expect(await read(Array.from({ length: limits.marksMax + 1 }, () => 'x').join(','))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'ids', error: 'too_many_ids' }] },
    })
  })

  test('an opened profile is marked for a year', async () => {
    const { Paz } = await server.registerPeople('agencia', 'Paz')
    const { Fe } = await server.registerTalents('Fe')
    await open(Paz, Fe)
    await vi.waitFor(async () => expect((await readMarks(Paz, Fe))[0]!.seenAt).not.toBeNull())
    await sweepViews(server.context)
    expect((await readMarks(Paz, Fe))[0]!.seenAt).not.toBeNull()
    const { db, clock } = server.context
    const later = { now: () => new Date(clock.now().getTime() + (serverLimits.seenDays + 1) * day) }
    await sweepViews({ db, clock: later })
    expect((await readMarks(Paz, Fe))[0]!.seenAt).toBeNull()
  })
})
