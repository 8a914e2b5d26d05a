import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day } from '../../platform/duration.ts'
import { sweepViews } from './insight.jobs.ts'
import { selectProfileViews } from './index.ts'

let server: TestServer
let monday: string
beforeAll(async () => {
  server = await startTestServer()
  // Wednesday noon: the next day is in the same week.
  const now = server.context.clock.now()
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 12)
  const wednesday = noon + (((3 - now.getUTCDay() + 7) % 7) + 7) * day
  server.advance(wednesday - now.getTime())
  monday = new Date(wednesday - 2 * day).toISOString().slice(0, 10)
})
afterAll(() => server.stop())

const view = async (reader: TestPerson, id: string) =>
  (await server.call('getProfile', { token: reader.token, params: { id } })).status
const read = async ({ token }: TestPerson) => (await server.call('getInsights', { token })).body.weeks

/** A later day, on which the sessions of before have expired. */
async function advance(days: number, ...people: TestPerson[]): Promise<void> {
  server.advance(days * day)
  for (const person of people) {
    const { email, password } = person
    person.token = (await server.call('authenticate', { body: { email, password } })).body.token
  }
}

describe('P-profiles-25: talents learn how often their profile was viewed, not by whom', () => {
  test('by agencies and others, once for each viewer and day, from the next day on', async () => {
    const { Ana, Bea, Carla, Dora, Elsa } = await server.registerTalents(
      'Ana',
      'Bea',
      'Carla',
      'Dora',
      'Elsa',
    )
    const agencies = await server.registerPeople('agencia', 'Luz', 'Sol', 'Mar')
    // Nobody of these is counted: they come first, and views are counted in their order.
    await server.context.db
      .updateTable('account')
      .set({ moderator: true })
      .where('id', '=', Elsa.id)
      .execute()
    server.context.events.emit('accountChanged', Elsa.id)
    await server.call('blockUser', { token: Ana.token, body: { userId: Dora.id } })
    expect(await view(Ana, Ana.id)).toBe(200)
    expect(await view(Elsa, Ana.id)).toBe(200)
    expect(await view(Dora, Ana.id)).toBe(404)
    const inAdvance = { params: { id: Bea.id }, query: { prefetch: 'true' as const } }
    const loaded = await server.call('getProfile', { token: agencies.Mar.token, ...inAdvance })
    expect(loaded.body).toMatchObject({ user: { id: Bea.id } })
    expect(await view(Ana, agencies.Luz.id)).toBe(200)

    const { Fe, Gil } = await server.registerTalents('Fe', 'Gil')
    const readers = [Bea, Carla, Fe, Gil, ...Object.values(agencies)]
    for (const reader of readers) {
      expect(await view(reader, Ana.id)).toBe(200)
      expect(await view(reader, 'ana-prueba')).toBe(200)
    }
    for (const reader of [agencies.Luz, agencies.Sol, Ana]) expect(await view(reader, Bea.id)).toBe(200)

    expect((await read(Ana))[0]).toEqual({ from: monday, agencies: null, others: null })
    await advance(1, Ana, Bea)
    await vi.waitFor(async () =>
      expect((await read(Ana))[0]).toEqual({ from: monday, agencies: 3, others: 4 }),
    )
    // Fewer than three could tell who it was. With what was loaded in advance they would be three.
    expect((await read(Bea))[0]).toEqual({ from: monday, agencies: null, others: null })

    // The next day the same person counts again.
    expect(await view(Bea, Ana.id)).toBe(200)
    await advance(4, Ana)
    await vi.waitFor(async () =>
      expect((await read(Ana))[1]).toEqual({ from: monday, agencies: 3, others: 5 }),
    )
    const weeks = await read(Ana)
    expect(weeks).toHaveLength(12)
    expect(weeks.filter(({ agencies: count }) => count !== null)).toHaveLength(1)
  })

  test('who it was is deleted after the day, and the numbers after twelve weeks; the export has them as the page', async () => {
    const { Ines, ...readers } = await server.registerTalents('Ines', 'Juana', 'Kiko', 'Lola')
    const { db, clock } = server.context
    const count = async (table: 'profile_view' | 'profile_viewer') =>
      (await db.selectFrom(table).select('day').where('account_id', '=', Ines.id).execute()).length
    for (const reader of Object.values(readers)) await view(reader, Ines.id)
    await vi.waitFor(async () => expect(await count('profile_viewer')).toBe(3))
    expect(await selectProfileViews(db, Ines.id).execute()).toEqual([])
    await sweepViews(server.context)
    expect(await count('profile_viewer')).toBe(3)

    server.advance(day)
    await sweepViews(server.context)
    expect(await count('profile_viewer')).toBe(0)
    expect(await selectProfileViews(db, Ines.id).execute()).toMatchObject([
      { agencyViews: null, otherViews: 3 },
    ])
    const later = (weeks: number) => ({ now: () => new Date(clock.now().getTime() + weeks * 7 * day) })
    await sweepViews({ db, clock: later(11) })
    expect(await count('profile_view')).toBe(1)
    await sweepViews({ db, clock: later(12) })
    expect(await count('profile_view')).toBe(0)
  })
})
