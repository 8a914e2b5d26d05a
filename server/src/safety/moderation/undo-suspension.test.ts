import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWrongCounters } from '../../counters.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { minute } from '../../platform/duration.ts'
import { finalizeDecisions } from './moderation.jobs.ts'
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

const suspended = 'Tu cuenta está suspendida'
const suspend = ({ token }: TestPerson, { id }: TestPerson, body = {}) =>
  server.call('suspendPerson', { token, params: { id }, body: { reason: 'Vende seguidores.', ...body } })
const undo = ({ token }: TestPerson, { id }: TestPerson) =>
  server.call('undoSuspension', { token, params: { id } })
const read = async ({ token }: TestPerson, { id }: TestPerson) =>
  (await server.call('getPerson', { token, params: { id } })).body
const mailsTo = ({ email }: TestPerson) =>
  server.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

async function logIn({ email, password }: TestPerson): Promise<string> {
  const { status, body } = await server.call('authenticate', { body: { email, password } })
  expect(status).toBe(200)
  return body.token
}

/** Runs what is due some minutes from now. */
async function finalizeIn(minutes: number): Promise<void> {
  server.advance(minutes * minute)
  await finalizeDecisions(server.context)
  server.advance(-minutes * minute)
}

describe('P-moderation-19: a suspension without a case', () => {
  test('is undone by its author alone, who reads until when; nobody is told, and all counts are as before', async () => {
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    await server.call('followUser', { token: Ana.token, body: { id: Bea.id } })
    const { body } = await suspend(Mara, Ana)
    expect(Math.abs(Date.parse(body.undoUntil!) - Date.now() - 10 * minute)).toBeLessThan(minute)
    expect((await read(Noe, Ana)).undoUntil).toBe(null)
    expect(await undo(Noe, Ana)).toMatchObject({ status: 409, body: { error: 'fuera_de_plazo' } })
    await finalizeIn(9)
    const undone = await undo(Mara, Ana)
    expect(undone.body).toMatchObject({ status: 'active', suspension: null, undoUntil: null })
    expect(undone.body.log.map(({ action, moderator, caseId }) => [action, moderator?.id, caseId])).toEqual([
      ['undo', Mara.id, null],
      ['suspend', Mara.id, null],
    ])
    expect((await undo(Mara, Ana)).status).toBe(409)
    await finalizeIn(11)
    const token = await logIn(Ana)
    expect((await server.call('getSelf', { token })).status).toBe(200)
    await server.eventsHandled()
    expect(await findWrongCounters(server.context.db)).toEqual([])
    // Mails are sent in the order of their jobs, so one about Ana would have come before this one.
    await suspend(Mara, Bea)
    await finalizeIn(11)
    await server.mailTo(Bea.email, suspended)
    expect(mailsTo(Ana)).not.toContain(suspended)
  })

  test('is told after ten minutes, when it can no longer be undone', async () => {
    const { Caro } = await server.registerTalents('Caro')
    await suspend(Mara, Caro)
    expect(mailsTo(Caro)).not.toContain(suspended)
    server.advance(10 * minute)
    expect((await read(Mara, Caro)).undoUntil).toBe(null)
    expect(await undo(Mara, Caro)).toMatchObject({ status: 409, body: { error: 'fuera_de_plazo' } })
    server.advance(-10 * minute)
    await finalizeIn(10)
    await server.mailTo(Caro.email, suspended)
  })

  test('that was changed again is told at once, and undoing the change restores it', async () => {
    const { Dani, Eva } = await server.registerTalents('Dani', 'Eva')
    const caseId = await desk.openCase(Noe, Eva, { userId: Dani.id })
    const until = new Date(Date.now() + 60 * minute).toISOString()
    const { body: first } = await suspend(Mara, Dani, { until })
    await suspend(Noe, Dani, { reason: 'Por más tiempo.' })
    await server.mailTo(Dani.email, suspended)
    expect((await undo(Mara, Dani)).status).toBe(409)
    expect((await undo(Noe, Dani)).body).toMatchObject({
      status: 'suspended',
      suspension: first.suspension,
      undoUntil: null,
    })
    // So does the decision of a case, which has its own undoing.
    await suspend(Mara, Dani, { reason: 'Otra vez.' })
    await desk.decide(Noe, caseId, 'suspend')
    expect((await undo(Mara, Dani)).status).toBe(409)
    expect((await desk.undo(Noe, caseId)).body.account?.suspension?.reason).toBe('Otra vez.')
    const lift = { token: Noe.token, params: { id: Dani.id }, body: { reason: 'Fue un error.' } }
    expect((await server.call('liftPerson', lift)).body).toMatchObject({ status: 'active', undoUntil: null })
    expect((await undo(Mara, Dani)).status).toBe(409)
  })

  test('accepts the appeal of somebody who read of it on logging in, and tells them', async () => {
    const { Fina } = await server.registerTalents('Fina')
    await suspend(Mara, Fina)
    const token = await logIn(Fina)
    expect((await server.call('appeal', { token, body: { text: 'No fui yo.' } })).status).toBe(201)
    await server.eventsHandled()
    expect((await undo(Mara, Fina)).body).toMatchObject({
      status: 'active',
      cases: [{ kind: 'appeal', status: 'decided', decision: 'accept' }],
    })
    await server.mailTo(Fina.email, 'Tu cuenta ya no está suspendida')
    await logIn(Fina)
  })

  test('is undone by one of several requests at once, and a change by somebody else at that time fails for nobody', async () => {
    const { Gema } = await server.registerTalents('Gema')
    await suspend(Mara, Gema)
    const replies = await Promise.all(Array.from({ length: 5 }, () => undo(Mara, Gema)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    for (let round = 0; round < 5; round++) {
      await suspend(Mara, Gema)
      const [changed, undone] = await Promise.all([suspend(Noe, Gema), undo(Mara, Gema)])
      expect([changed.status, [200, 409].includes(undone.status)]).toEqual([200, true])
    }
    expect(await findWrongCounters(server.context.db)).toEqual([])
  })
})
