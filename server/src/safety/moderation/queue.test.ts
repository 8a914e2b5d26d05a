import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createDesk, registerModerators } from './moderation.testing.ts'

let server: TestServer
let Mara: TestPerson
let Noe: TestPerson
const desk = createDesk(() => server)

beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara, Noe } = await registerModerators(server, 'Mara', 'Noe'))
})
afterAll(() => server.stop())

const subjects = async (query = {}) =>
  (await desk.queue(Mara, query)).body.rows.map(({ person, reason }) => [person.fullname, reason])

describe('P-moderation-4: the queue', () => {
  test('reports of a subject are one case with the most serious reason; a minor at risk comes first', async () => {
    const { Ana, Bea, Caro, Dani } = await server.registerTalents('Ana', 'Bea', 'Caro', 'Dani')
    await desk.report(Ana, { userId: Bea.id, reason: 'spam' })
    await desk.report(Ana, { userId: Caro.id, reason: 'scam' })
    await desk.report(Bea, { userId: Dani.id, reason: 'minor' })
    await desk.report(Caro, { userId: Bea.id, reason: 'nudity' })
    await desk.report(Dani, { userId: Bea.id })
    expect(await subjects()).toEqual([
      ['Dani Prueba', 'minor'],
      ['Bea Prueba', 'nudity'],
      ['Caro Prueba', 'scam'],
    ])
    expect(await subjects({ reason: 'scam' })).toEqual([['Caro Prueba', 'scam']])
    expect(await subjects({ kind: 'appeal' })).toEqual([])
    const { body } = await desk.queue(Mara)
    expect(body.counts).toEqual({
      open: 3,
      mine: 0,
      report: 3,
      appeal: 0,
      held: 0,
      reasons: { minor: 1, nudity: 1, scam: 1 },
    })
    expect(body.rows.map(({ urgent, reportsCount }) => [urgent, reportsCount])).toEqual([
      [true, 1],
      [false, 3],
      [false, 1],
    ])
    const { body: found } = await desk.read(Mara, body.rows[1]!.id)
    expect(found.reports.map(({ reporter, reason }) => [reporter?.fullname, reason])).toEqual([
      ['Dani Prueba', 'other'],
      ['Caro Prueba', 'nudity'],
      ['Ana Prueba', 'spam'],
    ])
  })

  test('pages continue where the last one ended, in each list', async () => {
    const { Eva, Flor } = await server.registerTalents('Eva', 'Flor')
    for (let n = 0; n < 24; n++) {
      const { body } = await server.call('createPost', { token: Flor.token, body: { description: `${n}` } })
      await desk.report(Eva, { postId: body.id, reason: n % 2 === 0 ? 'minor' : 'other' })
    }
    async function readAll(query: object) {
      const rows = []
      for (let after: string | null | undefined; after !== null;) {
        const { body } = await desk.queue(Mara, { ...query, ...(after && { after }) })
        rows.push(...body.rows)
        after = body.next
      }
      return rows
    }
    const open = await readAll({ status: 'open' })
    expect(open).toHaveLength(27)
    expect(new Set(open.map(({ id }) => id)).size).toBe(27)
    expect(open.map(({ urgent }) => urgent).indexOf(false)).toBe(13)
    for (const urgent of [true, false]) {
      const numbers = open.filter((row) => row.urgent === urgent).map(({ number }) => number)
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    }
    for (const { id } of open.slice(0, 22)) expect((await desk.decide(Mara, id, 'dismiss')).status).toBe(200)
    const decided = await readAll({ status: 'decided' })
    expect(decided.map(({ id }) => id)).toEqual(
      open
        .slice(0, 22)
        .map(({ id }) => id)
        .toReversed(),
    )
    expect(await readAll({ status: 'open' })).toHaveLength(5)
  })
})

describe('P-moderation-8: nobody decides about themselves or what they reported', () => {
  test('a case about a moderator does not exist for them, nor does their own history', async () => {
    const { Fede } = await server.registerTalents('Fede')
    const before = (await desk.queue(Noe)).body.counts.open
    const id = await desk.openCase(Mara, Fede, { userId: await chooseType(Noe) })
    expect((await desk.queue(Noe)).body.counts.open).toBe(before)
    const replies = await Promise.all([
      desk.read(Noe, id),
      desk.claim(Noe, id),
      desk.decide(Noe, id, 'dismiss'),
      desk.undo(Noe, id),
      server.call('releaseCase', { token: Noe.token, params: { id } }),
      server.call('getPerson', { token: Noe.token, params: { id: Noe.id } }),
      server.call('correctBirthdate', {
        token: Noe.token,
        params: { id: Noe.id },
        body: { birthdate: '1990-01-01', reason: 'Porque sí' },
      }),
    ])
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
  })

  test('a moderator who sent one of the reports can neither claim nor decide', async () => {
    const { Gina } = await server.registerTalents('Gina')
    await chooseType(Mara)
    const id = await desk.openCase(Noe, Mara, { userId: Gina.id })
    expect((await desk.read(Mara, id)).body.refusal).toBe('caso_propio')
    for (const refused of [await desk.claim(Mara, id), await desk.decide(Mara, id, 'suspend')]) {
      expect(refused).toMatchObject({ status: 409, body: { error: 'caso_propio' } })
    }
    expect((await desk.decide(Noe, id, 'dismiss')).status).toBe(200)
  })
})

/** Makes a moderator somebody who can report and be reported; returns the id. */
async function chooseType(moderator: TestPerson): Promise<string> {
  const { token } = moderator
  const { body } = await server.call('chooseAccountType', { token, body: { profile: 'talento' } })
  moderator.token = body.token
  return moderator.id
}
