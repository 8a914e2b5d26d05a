import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDesk, registerModerators } from '../../safety/moderation/moderation.testing.ts'
import { finalizeDecisions } from '../../safety/moderation/moderation.jobs.ts'
import { verifyAgency } from '../../safety/verification/verification.testing.ts'
import { birthdateTurning, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { minute } from '../../platform/duration.ts'
import { createActions } from './notification.testing.ts'
import { notifyAdults } from './system.events.ts'

let server: TestServer
let Mara: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara } = await registerModerators(server, 'Mara'))
})
afterAll(() => server.stop())

const { createPeople, named, publish, read, readTexts } = createActions(() => server)
const desk = createDesk(() => server)

describe('P-notifications-18: notifications of Brilla itself', () => {
  test('a decision is notified to who reported, once it can no longer be undone', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const post = await publish(Ana)
    const id = await desk.openCase(Mara, Bea, { postId: post })
    await desk.claim(Mara, id)
    await desk.decide(Mara, id, 'dismiss')
    await finalizeDecisions(server.context)
    expect(await readTexts(Bea)).toEqual([])
    server.advance(11 * minute)
    await finalizeDecisions(server.context)
    const { rows, unread } = await read(Bea)
    expect(rows).toMatchObject([
      {
        type: 'REPORT_DECIDED',
        actor: null,
        postId: null,
        commentId: null,
        excerpt: null,
        text: `Una persona de nuestro equipo revisó la publicación de ${named('Ana')}, por tu reporte, y tomó una decisión.`,
      },
    ])
    expect(unread).toBe(1)
    expect((await read(Bea, {}, 'en')).rows[0]!.text).toContain(`reviewed ${named('Ana')}'s post`)
    expect(await readTexts(Ana)).toEqual([])
  })

  test('the decision on an appeal is notified to who appealed', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const { Noe } = await registerModerators(server, 'Noe')
    await desk.decide(Mara, await desk.openCase(Mara, Ana, { userId: Bea.id }), 'suspend')
    const { email, password } = Bea
    const logIn = async () => (await server.call('authenticate', { body: { email, password } })).body
    const { token } = await logIn()
    expect((await server.call('appeal', { token, body: { text: 'Es un error.' } })).status).toBeLessThan(300)
    await server.eventsHandled()
    const cases = (await desk.queue(Noe)).body.rows.filter(({ kind }) => kind === 'appeal')
    const { status } = await desk.decide(Noe, cases[0]!.id, 'accept')
    expect([cases.length, status]).toEqual([1, 200])
    server.advance(11 * minute)
    await finalizeDecisions(server.context)
    const back = { ...Bea, ...(await logIn()) }
    expect(await readTexts(back)).toEqual([
      'Una persona de nuestro equipo leyó tu apelación y tomó una decisión.',
    ])
  })

  test('an agency is notified that it is verified, and that it is no longer', async () => {
    const { Cumbre } = await server.registerPeople('agencia', 'Cumbre')
    const body = { reason: 'La empresa ya no existe.' }
    const unverify = () =>
      server.call('unverifyAgency', { token: Mara.token, params: { id: Cumbre.id }, body })
    for (const change of [() => verifyAgency(server, Mara, Cumbre), unverify]) {
      await change()
      server.advance(11 * minute)
      await finalizeDecisions(server.context)
    }
    expect(await readTexts(Cumbre)).toEqual([
      'Tu agencia ya no está verificada. Mira por qué y pídelo otra vez.',
      'Verificamos tu agencia. Todos verán la insignia de verificación junto a su nombre.',
    ])
  })

  test('P-settings-23: on the 18th birthday, once, and only to who was a minor before', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    // The day of the server's clock, which tests before this one have moved.
    const now = server.context.clock.now()
    const birthdays = [
      [Ana, birthdateTurning(18, 0, now)],
      [Bea, birthdateTurning(18, 1, now)],
      [Carla, birthdateTurning(19, 0, now)],
    ] as const
    for (const [{ id }, birthdate] of birthdays) {
      await sql`
        update account set birthdate = ${birthdate}, created_at = created_at - interval '1 year'
        where id = ${id}
      `.execute(server.context.db)
    }
    await notifyAdults(server.context)
    await notifyAdults(server.context)
    await server.eventsHandled()
    await notifyAdults(server.context)
    const [text, ...more] = await readTexts(Ana)
    expect(more).toEqual([])
    expect(text).toContain('Nada de tu cuenta se hizo público')
    expect(await readTexts(Bea)).toEqual([])
    expect(await readTexts(Carla)).toEqual([])
  })
})
