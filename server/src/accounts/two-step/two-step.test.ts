import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeJwt } from 'jose'
import { Secret } from 'otpauth'
import { registerByProvider, createTicket } from '../auth/sample-world.testing.ts'
import { waitingForLocks } from '../../platform/database/testing.ts'
import { minute } from '../../platform/duration.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createCode, enableTwoStep, setUpTwoStep } from './two-step.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

function logIn({ email, password }: TestPerson, code?: string) {
  return server.call('authenticate', { body: { email, password, ...(code !== undefined && { code }) } })
}

const required = { status: 401, body: { error: 'code_required' } }
const wrong = { status: 401, body: { error: 'wrong_code', errors: [{ field: 'code', error: 'wrong_code' }] } }
const isActive = async (token: string) => (await server.call('getSelf', { token })).status === 200

describe('P-sessions-18: switching two-step login on and off', () => {
  test('a first code confirms the setup; other sessions end, and the owner is told by mail', async () => {
    const { Ana } = await server.registerTalents('Ana')
    const other = (await logIn(Ana)).body.token
    const setup = await server.call('setUpTwoStep', { token: Ana.token })
    expect(setup.body.uri).toBe(
      `otpauth://totp/Brilla:${encodeURIComponent(Ana.email)}?issuer=Brilla&secret=${setup.body.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    const enable = (code: string) => server.call('enableTwoStep', { token: Ana.token, body: { code } })
    expect(await enable('000000')).toMatchObject({ status: 422, body: { error: 'wrong_code' } })
    expect((await logIn(Ana)).status, 'a setup that is not confirmed asks for nothing').toBe(200)
    const { status, body } = await enable(createCode(server, setup.body.secret))
    expect(status).toBe(200)
    expect(new Set(body.recoveryCodes).size).toBe(10)
    // 26 characters of base32 hold 128 bits.
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}-[a-z2-7]{2}$/)
    expect(await isActive(other)).toBe(false)
    expect(await isActive(Ana.token)).toBe(true)
    expect((await server.call('getTwoStep', { token: Ana.token })).body).toEqual({
      enabled: true,
      since: expect.any(String),
      recoveryCodesLeft: 10,
    })
    await server.mailTo(Ana.email, 'Activaste la verificación')
    expect((await enable(createCode(server, setup.body.secret, 1))).status).toBe(409)
    expect((await server.call('setUpTwoStep', { token: Ana.token })).status).toBe(409)

    expect((await server.call('disableTwoStep', { token: Ana.token })).status).toBe(204)
    await server.mailTo(Ana.email, 'está desactivada')
    expect((await logIn(Ana)).status).toBe(200)
    expect((await server.call('disableTwoStep', { token: Ana.token })).status).toBe(404)
  })

  test('needs a fresh session', async () => {
    const { Bea } = await server.registerTalents('Bea')
    server.advance(16 * minute)
    for (const name of ['setUpTwoStep', 'disableTwoStep', 'renewRecoveryCodes'] as const) {
      expect(await server.call(name, { token: Bea.token })).toMatchObject({
        status: 403,
        body: { error: 'reauthenticate' },
      })
    }
    const enabled = await server.call('enableTwoStep', { token: Bea.token, body: { code: '123456' } })
    expect(enabled).toMatchObject({ status: 403, body: { error: 'reauthenticate' } })
    server.advance(-16 * minute)
  })

  test.each([
    ['without a code', undefined],
    ['with a code that nothing has looked at', '0'],
  ])('a login that is under way meanwhile does not get in %s', async (_, guess) => {
    const [Cora] = Object.values(await server.registerTalents(guess === undefined ? 'Cora' : 'Coral'))
    const secret = await setUpTwoStep(server, Cora!.token)
    const code = createCode(server, secret)
    // The handlers of earlier events lock the account too.
    await server.eventsHandled()
    const { enabling, login } = await server.context.db.transaction().execute(async (trx) => {
      await trx.selectFrom('account').select('id').where('id', '=', Cora!.id).forUpdate().execute()
      const enabling = server.call('enableTwoStep', { token: Cora!.token, body: { code } })
      await expect.poll(() => waitingForLocks(server.context.db)).toBe(1)
      const login = logIn(Cora!, guess)
      await expect.poll(() => waitingForLocks(server.context.db)).toBe(2)
      return { enabling, login }
    })
    expect((await enabling).status).toBe(200)
    const { status, body } = await login
    expect(status === 401 || !(await isActive(body.token))).toBe(true)
  })

  test('the database holds neither the secret nor a recovery code', async () => {
    const { Dora } = await server.registerTalents('Dora')
    const { secret, recoveryCodes } = await enableTwoStep(server, Dora.token)
    const { db } = server.context
    const row = await db
      .selectFrom('two_step')
      .selectAll()
      .where('account_id', '=', Dora.id)
      .executeTakeFirst()
    const codes = await db
      .selectFrom('recovery_code')
      .select('hash')
      .where('account_id', '=', Dora.id)
      .execute()
    expect(row!.secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false)
    const stored = codes.map(({ hash }) => hash.toString('latin1')).join()
    expect(recoveryCodes.some((code) => stored.includes(code))).toBe(false)
  })
})

describe('P-sessions-18: logging in with two steps', () => {
  test('requires a code after the right password; each code works once', async () => {
    const { Eva } = await server.registerTalents('Eva')
    const { secret } = await enableTwoStep(server, Eva.token)
    expect(await logIn({ ...Eva, password: 'otra cosa' }, createCode(server, secret))).toMatchObject({
      status: 401,
      body: { error: 'password' },
    })
    expect(await logIn(Eva)).toMatchObject(required)
    const current = createCode(server, secret)
    expect(await logIn(Eva, current === '000000' ? '000001' : '000000')).toMatchObject(wrong)
    const attempts = await Promise.all(Array.from({ length: 5 }, () => logIn(Eva, current)))
    expect(attempts.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
    const next = createCode(server, secret, 1)
    expect((await logIn(Eva, `${next.slice(0, 3)} ${next.slice(3)}`)).status, 'a clock that is fast').toBe(
      200,
    )
    expect(await logIn(Eva, createCode(server, secret, 2)), 'a clock that is too fast').toMatchObject(wrong)
    expect(await logIn(Eva, current), 'an earlier code').toMatchObject(wrong)
    server.advance(2 * minute)
    expect((await logIn(Eva, createCode(server, secret))).status).toBe(200)
    server.advance(-2 * minute)
  })

  test('a recovery code works once, in any spelling; new ones replace the old', async () => {
    const { Fe } = await server.registerTalents('Fe')
    const { recoveryCodes } = await enableTwoStep(server, Fe.token)
    const [first = '', second = '', third = ''] = recoveryCodes
    expect((await logIn(Fe, first)).status).toBe(200)
    expect(await logIn(Fe, first)).toMatchObject(wrong)
    expect((await logIn(Fe, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200)
    expect((await server.call('getTwoStep', { token: Fe.token })).body.recoveryCodesLeft).toBe(8)
    const renewed = (await server.call('renewRecoveryCodes', { token: Fe.token })).body.recoveryCodes
    expect(await logIn(Fe, third)).toMatchObject(wrong)
    expect((await logIn(Fe, renewed[0])).status).toBe(200)
    const { Gala } = await server.registerTalents('Gala')
    await enableTwoStep(server, Gala.token)
    expect(await logIn(Gala, renewed[1]), 'the code of another account').toMatchObject(wrong)
  })

  test('a recovery link asks for the code too, and is not used up by a wrong one', async () => {
    const { Hilda } = await server.registerTalents('Hilda')
    const { secret } = await enableTwoStep(server, Hilda.token)
    await server.call('requestRecovery', { body: { email: Hilda.email } })
    const link = /forgot\/([\w-]{43})/.exec(
      (await server.mailTo(Hilda.email, 'enlace para elegir')).text,
    )![1]!
    const redeem = (query: { code?: string }) =>
      server.call('redeemRecovery', { params: { token: link }, query })
    expect(await redeem({})).toMatchObject(required)
    expect(await redeem({ code: 'abcd-efgh' })).toMatchObject(wrong)
    expect((await redeem({ code: createCode(server, secret) })).status).toBe(200)
    expect(await redeem({}), 'again, P-recovery-11').toMatchObject(required)
    const elsewhere = { params: { token: link }, headers: { 'x-browser-id': 'another' } }
    expect((await server.call('redeemRecovery', elsewhere)).status).toBe(404)
  })

  test('so does the login by a provider', async () => {
    const caller = { id: '', email: '', password: '', token: '', type: 'talento' as const }
    const world = { server, caller, author: '', post: '', comment: '' }
    const subject = await registerByProvider(world)
    const enter = async (code?: string, ticket?: { facebookId: string; ticket: string }) => {
      const { facebookId, ticket: sent } = ticket ?? (await createTicket(world, { subject }))
      return server.call('authenticateSocial', { body: { facebookId, ticket: sent, ...(code && { code }) } })
    }
    const { token } = (await enter()).body
    expect(decodeJwt(token)).toHaveProperty('sub')
    const { secret } = await enableTwoStep(server, token)
    const { email: _email, ...ticket } = await createTicket(world, { subject })
    expect(await enter(undefined, ticket)).toMatchObject(required)
    expect(await enter('000-000', ticket)).toMatchObject(wrong)
    expect(await server.call('registerSocial', { body: { ...ticket } })).toMatchObject(required)
    expect((await enter(createCode(server, secret), ticket)).status).toBe(200)
  })
})

test('ten wrong codes in 15 minutes lead to 429, of strangers, of a known browser and of a recovery link apart; missing ones do not count', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' })
  const { Ana } = await limited.registerTalents('Ana')
  const { secret } = await enableTwoStep(limited, Ana.token)
  const { email, password } = Ana
  const enter = (code?: string, browser?: string) =>
    limited.call('authenticate', {
      ...(browser && { headers: { 'x-browser-id': browser } }),
      body: { email, password, ...(code && { code }) },
    })
  for (let n = 0; n < 12; n++) expect(await enter()).toMatchObject(required)
  await limited.call('requestRecovery', { body: { email } })
  const link = /forgot\/([\w-]{43})/.exec((await limited.mailTo(email, 'enlace para elegir')).text)![1]!
  const redeem = (code: string) =>
    limited.call('redeemRecovery', { params: { token: link }, query: { code } })
  const failTenTimes = async (attempt: () => Promise<{ status: number }>) => {
    for (let n = 0; n < 10; n++) expect((await attempt()).status).toBe(401)
    expect((await attempt()).status).toBe(429)
  }
  let strangers = 0
  await failTenTimes(() => enter('abcd', `stranger ${strangers++ % 2}`))
  await failTenTimes(() => redeem('abcd'))
  expect((await enter('abcd')).status).toBe(401)
  expect((await enter(createCode(limited, secret))).status).toBe(200)
  await limited.stop()
})
