import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { minute } from '../../platform/duration.ts'
import { finalizeDecisions } from './moderation.jobs.ts'
import { changeModerator, liftSuspension, suspendAccount } from './index.ts'
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

async function finalize(): Promise<void> {
  server.advance(10 * minute + 1_000)
  await finalizeDecisions(server.context)
  server.advance(-10 * minute - 1_000)
}

/** Suspends somebody by a case, who then appeals; returns the id of the appeal's case. */
async function createAppeal(reporter: TestPerson, suspended: TestPerson): Promise<string> {
  await desk.decide(Mara, await desk.openCase(Mara, reporter, { userId: suspended.id }), 'suspend')
  await finalize()
  return appeal(suspended)
}

/** Sends the appeal of somebody who is suspended; returns the id of its case. */
async function appeal({ id, email, password }: TestPerson): Promise<string> {
  const { token } = (await server.call('authenticate', { body: { email, password } })).body
  const sent = await server.call('appeal', { token, body: { text: 'No fui yo.' } })
  expect(sent.status).toBe(201)
  await server.eventsHandled()
  const { rows } = (await desk.queue(Noe, { kind: 'appeal' })).body
  return rows.find(({ person }) => person.id === id)!.id
}

describe('P-moderation-8: appeals', () => {
  test('somebody else than who suspended decides; accepting lifts the suspension and can be undone', async () => {
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    const id = await createAppeal(Ana, Bea)
    const read = await desk.read(Mara, id)
    expect(read.body).toMatchObject({
      kind: 'appeal',
      reason: null,
      refusal: 'otro_moderador',
      appeal: { text: 'No fui yo.', suspension: { reason: desk.reason, until: null } },
    })
    for (const refused of [await desk.claim(Mara, id), await desk.decide(Mara, id, 'accept')]) {
      expect(refused).toMatchObject({ status: 409, body: { error: 'otro_moderador' } })
    }
    expect(await desk.decide(Noe, id, 'dismiss')).toMatchObject({
      status: 422,
      body: { error: 'decision_no_valida' },
    })
    const getStatus = async () => (await desk.read(Noe, id)).body.person.status
    await desk.decide(Noe, id, 'accept')
    expect(await getStatus()).toBe('active')
    await desk.undo(Noe, id)
    expect(await getStatus()).toBe('suspended')
    expect((await desk.read(Noe, id)).body.appeal?.suspension).toMatchObject({ reason: desk.reason })
    await desk.decide(Noe, id, 'accept')
    await finalize()
    await server.mailTo(Bea.email, 'Tu cuenta ya no está suspendida')
  })

  test('P-wire-16: an appeal that is sent again with its key is one appeal', async () => {
    const { Ema, Fabi } = await server.registerTalents('Ema', 'Fabi')
    await desk.decide(Mara, await desk.openCase(Mara, Ema, { userId: Fabi.id }), 'suspend')
    await finalize()
    const { token } = (
      await server.call('authenticate', { body: { email: Fabi.email, password: Fabi.password } })
    ).body
    const send = (text: string) =>
      server.call('appeal', { token, headers: { 'idempotency-key': 'apelacion' }, body: { text } })
    const first = await send('No fui yo.')
    expect(first.status).toBe(201)
    expect(await send('No fui yo.')).toMatchObject({ status: 201, body: first.body })
    expect(await send('Fue otra.')).toMatchObject({ status: 409, body: { error: 'idempotency_conflict' } })
    await server.eventsHandled()
    const { rows } = (await desk.queue(Noe, { kind: 'appeal' })).body
    expect(rows.filter(({ person }) => person.id === Fabi.id)).toHaveLength(1)
  })

  test('refusing tells the person why', async () => {
    const { Caro, Dani } = await server.registerTalents('Caro', 'Dani')
    const id = await createAppeal(Caro, Dani)
    const { body } = await desk.decide(Noe, id, 'refuse', { reason: 'Las fotos son ajenas.' })
    expect(body.person.status).toBe('suspended')
    await finalize()
    const { text } = await server.mailTo(Dani.email, `Revisamos tu apelación ${body.appeal!.number}`)
    expect(text).toContain('Las fotos son ajenas.')
  })

  test('lifting a suspension accepts the open appeal', async () => {
    const { Eva, Fina } = await server.registerTalents('Eva', 'Fina')
    const id = await createAppeal(Eva, Fina)
    const body = { reason: 'Fue un error.' }
    await server.call('liftPerson', { token: Noe.token, params: { id: Fina.id }, body })
    expect((await desk.read(Noe, id)).body).toMatchObject({ status: 'decided', decision: 'accept' })
  })

  test('where there is nobody else, who suspended decides the appeal too', async () => {
    const { Gala, Hilda } = await server.registerTalents('Gala', 'Hilda')
    const id = await createAppeal(Gala, Hilda)
    await changeModerator(server.context, Noe.email, false)
    expect((await desk.queue(Noe)).status).toBe(404)
    expect((await desk.decide(Mara, id, 'refuse')).status).toBe(200)
    await changeModerator(server.context, Noe.email, true)
  })

  test('a moderator who reported cannot decide the appeal, so that the one who suspended can', async () => {
    const { Kim, Lola } = await server.registerTalents('Kim', 'Lola')
    const id = await createAppeal(Lola, Kim)
    await changeModerator(server.context, Lola.email, true)
    await changeModerator(server.context, Noe.email, false)
    expect((await desk.read(Lola, id)).body.refusal).toBe('caso_propio')
    expect(await desk.decide(Lola, id, 'accept')).toMatchObject({
      status: 409,
      body: { error: 'caso_propio' },
    })
    expect((await desk.decide(Mara, id, 'refuse')).status).toBe(200)
    await changeModerator(server.context, Noe.email, true)

    // A report that led to an earlier suspension does not count.
    expect(await liftSuspension(server.context, Kim.email, 'Fue un error.')).toBe('done')
    server.advance(minute)
    expect(await suspendAccount(server.context, Kim.email, 'Por orden judicial.')).toBe('done')
    expect((await desk.read(Lola, await appeal(Kim))).body.refusal).toBeNull()
    await changeModerator(server.context, Lola.email, false)
  })

  test('P-suspension-5: the command line suspends and lifts with entries in the log, and lifting accepts the appeal', async () => {
    const { Ines, Julia } = await server.registerTalents('Ines', 'Julia')
    await createAppeal(Ines, Julia)
    expect(await liftSuspension(server.context, Julia.email, 'Fue un error.')).toBe('done')
    await server.mailTo(Julia.email, 'Motivo: Fue un error.')
    // Not by Mara, whose suspension is over: she may decide on this one.
    expect(await suspendAccount(server.context, Julia.email, 'Por orden judicial.')).toBe('done')
    expect(await suspendAccount(server.context, Julia.email, 'Otra vez.')).toBe('unchanged')
    const second = await appeal(Julia)
    const { body } = await desk.read(Mara, second)
    expect([body.refusal, body.appeal?.suspension?.reason]).toEqual([null, 'Por orden judicial.'])
    expect(body.account?.log.map(({ action, moderator, reason }) => [action, moderator, reason])).toEqual([
      ['suspend', null, 'Por orden judicial.'],
      ['lift', null, 'Fue un error.'],
      ['decide', expect.objectContaining({ id: Mara.id }), desk.reason],
    ])
    expect(await liftSuspension(server.context, Julia.email, 'Fue un error.')).toBe('done')
    const { rows } = (await desk.queue(Noe, { kind: 'appeal' })).body
    expect(rows.filter(({ person }) => person.id === Julia.id)).toEqual([])
    expect((await desk.read(Mara, second)).body).toMatchObject({ status: 'decided', decision: 'accept' })
  })
})
