import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockAccounts } from '../../accounts/auth/index.ts'
import { waitingForLocks } from '../../platform/database/testing.ts'
import { day, minute } from '../../platform/duration.ts'
import { type TestResponse, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { interact as interactOn, readWrongCounters } from './deactivation.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const cancel = ({ token }: TestPerson) => server.call('cancelAccount', { token })
const login = ({ email, password }: TestPerson) => server.call('authenticate', { body: { email, password } })
const wrongCounters = () => readWrongCounters(server)
const interact = (one: TestPerson, other: TestPerson) => interactOn(server, one, other)

const decodeClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>

type Calls = [() => Promise<TestResponse>, () => Promise<TestResponse>]

/** Runs both requests concurrently, with the first ahead of the second in the queue for the account's lock. */
async function runInOrder({ id }: TestPerson, calls: Calls): Promise<TestResponse[]> {
  const { db } = server.context
  // The handlers of earlier events lock the account too.
  await server.eventsHandled()
  const begun: Promise<TestResponse>[] = []
  await db.transaction().execute(async (trx) => {
    await lockAccounts(trx, [id])
    for (const call of calls) {
      begun.push(call())
      await expect.poll(() => waitingForLocks(db)).toBe(begun.length)
    }
  })
  return Promise.all(begun)
}

describe('P-deactivation-1 and P-deactivation-2: canceling and restoring', () => {
  test('a deactivated account disappears from lists and counts, and all its sessions end', async () => {
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    const posts = await interact(Ana, Bea)
    const other = (await login(Ana)).body.token
    const { status, body } = await cancel(Ana)
    expect(status).toBe(202)
    expect(new Date(body.deletedAt).getTime() - Date.now()).toBeGreaterThan(27.9 * day)
    for (const token of [Ana.token, other]) expect((await server.call('getSelf', { token })).status).toBe(401)

    const { token } = Bea
    expect((await server.call('getProfile', { token, params: { id: Ana.id } })).status).toBe(404)
    expect((await server.call('getPost', { token, params: { id: posts.one } })).status).toBe(404)
    await server.eventsHandled()
    const own = await server.call('getPost', { token, params: { id: posts.other } })
    expect(own.body).toMatchObject({ likesCount: 0, commentsCount: 0, commentsItems: [] })
    expect((await server.call('getSelf', { token })).body).toMatchObject({
      followersCount: 0,
      followersRecentCount: 0,
    })
    expect(JSON.stringify((await server.call('getFeed', { token })).body)).not.toContain(Ana.id)
    expect(await wrongCounters()).toEqual([])
    const mail = await server.mailTo(Ana.email, 'Cancelaste tu cuenta')
    expect(mail.text).toContain('cuatro semanas')
  })

  test('logging in restores everything, also with concurrent logins, and sends one mail', async () => {
    const { Carla, Dora } = await server.registerTalents('Carla', 'Dora')
    const posts = await interact(Carla, Dora)
    await cancel(Carla)
    server.advance(27 * day)
    const responses = await Promise.all(Array.from({ length: 5 }, () => login(Carla)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const restored = responses.filter(({ body }) => body.restored === true)
    expect(restored).toHaveLength(1)
    expect(decodeClaims(restored[0]!.body.token)).toMatchObject({ restored: true })
    const later = await login(Carla)
    expect(later.body).not.toHaveProperty('restored')
    expect(decodeClaims(later.body.token)).not.toHaveProperty('restored')
    const { token } = responses[0]!.body
    await server.eventsHandled()
    expect((await server.call('getSelf', { token })).body).toMatchObject({ followersCount: 1 })
    const { body } = await server.call('getPost', { token, params: { id: posts.other } })
    expect(body).toMatchObject({ likesCount: 1, commentsCount: 2, reacted: true })
    expect(await wrongCounters()).toEqual([])
    await server.mailTo(Carla.email, 'Tu cuenta está de vuelta')
    expect(
      server.mails.filter(({ to, subject }) => to === Carla.email && /de vuelta/.test(subject)),
    ).toHaveLength(1)
    server.advance(-27 * day)
  })

  test('a recovery link restores too; a suspended account comes back suspended', async () => {
    const { Elsa } = await server.registerTalents('Elsa')
    const { db } = server.context
    await db.updateTable('account').set({ status: 'suspended' }).where('id', '=', Elsa.id).execute()
    expect((await cancel(Elsa)).status).toBe(202)
    await server.call('requestRecovery', { body: { email: Elsa.email, lang: 'es' } })
    const link = /\/forgot\/([\w-]+)/.exec((await server.mailTo(Elsa.email, '/forgot/')).text)?.[1]
    const login = await server.call('redeemRecovery', { params: { token: link! } })
    expect(login).toMatchObject({ status: 200, body: { restored: true } })
    const row = await db.selectFrom('account').selectAll().where('id', '=', Elsa.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'suspended', status_before: null, cancelled_at: null })
  })

  test('requires a fresh session; twenty concurrent requests cancel once', async () => {
    const { Fina, Gala } = await server.registerTalents('Fina', 'Gala')
    await interact(Fina, Gala)
    server.advance(16 * minute)
    expect(await cancel(Fina)).toMatchObject({ status: 403, body: { error: 'reauthenticate' } })
    server.advance(-16 * minute)
    const responses = await Promise.all(Array.from({ length: 20 }, () => cancel(Fina)))
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(19)
    expect(await wrongCounters()).toEqual([])
  })

  test.each([true, false])(
    'a concurrent password change (password first: %s): the first request wins, the other is a 401',
    async (passwordFirst) => {
      const [name, change] = [`Prisa${passwordFirst}`, { newPassword: 'otra que nadie adivina' }]
      const { [name]: who } = await server.registerTalents(name)
      const calls: Calls = [
        () => cancel(who!),
        () => server.call('changePassword', { token: who!.token, body: change }),
      ]
      const responses = await runInOrder(who!, passwordFirst ? [calls[1], calls[0]] : calls)
      expect(responses.map(({ status }) => status)).toEqual([passwordFirst ? 200 : 202, 401])
      const password = passwordFirst ? change.newPassword : who!.password
      expect((await login({ ...who!, password })).status).toBe(200)
    },
  )

  test('a login just before the cancellation is ended, one just after restores the account', async () => {
    const { Antes, Luego } = await server.registerTalents('Antes', 'Luego')
    const before = await runInOrder(Antes, [() => login(Antes), () => cancel(Antes)])
    expect(before.map(({ status }) => status)).toEqual([200, 202])
    const { token } = before[0]!.body as { token: string }
    expect((await login(Antes)).status).toBe(200)
    expect((await server.call('getSelf', { token })).status).toBe(401)
    const after = await runInOrder(Luego, [() => cancel(Luego), () => login(Luego)])
    expect(after.map(({ status }) => status)).toEqual([202, 200])
    const back = (after[1]!.body as { token: string }).token
    expect(decodeClaims(back)['restored']).toBe(true)
    expect((await server.call('getSelf', { token: back })).status).toBe(200)
  })

  test('P-deactivation-5: canceling repeatedly is rate-limited', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' })
    const { Vuelve } = await limited.registerTalents('Vuelve')
    const statuses = []
    let { token } = Vuelve
    for (let n = 0; n < 6; n++) {
      statuses.push((await limited.call('cancelAccount', { token })).status)
      const { email, password } = Vuelve
      token = (await limited.call('authenticate', { body: { email, password } })).body.token
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    await limited.stop()
  })

  test('many connected people cancel and return concurrently without deadlock or wrong counters', async () => {
    const people = Object.values(await server.registerTalents('Uno', 'Dos', 'Tres', 'Cuatro'))
    for (const one of people) for (const other of people) if (one !== other) await interact(one, other)
    const act = async (who: TestPerson) => [(await cancel(who)).status, (await login(who)).status]
    expect((await Promise.all(people.map(act))).flat()).toEqual(people.flatMap(() => [202, 200]))
    expect(await wrongCounters()).toEqual([])
  })
})
