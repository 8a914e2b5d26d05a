import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { hashPassword } from '../auth/index.ts'
import { createRegistration, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, hour, second } from '../../platform/duration.ts'

let server: TestServer
let Ana: TestPerson
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' })
  Ana = (await server.registerTalents('Ana')).Ana
})
afterAll(() => server.stop())

function login(email: string, password: string, more: object = {}) {
  return server.call('authenticate', { body: { email, password, ...more } })
}

/** Counts the tasks that native modules run in the thread pool meanwhile: those of argon2 are the only ones of a login. */
async function countNativeTasks(run: () => Promise<unknown>): Promise<number> {
  let count = 0
  // Node names its own resources; tasks of native modules have no type unless the module gives them one.
  const hook = createHook({ init: (_id, type) => void (count += type === 'undefined' ? 1 : 0) }).enable()
  await run().finally(() => hook.disable())
  return count
}

describe('P-sessions-1: POST users/authenticate', () => {
  test('returns a token; the case of the e-mail is ignored', async () => {
    const { status, body } = await login('  ANA@gente.example ', Ana.password)
    expect(status).toBe(200)
    expect((await server.call('getSelf', { token: body.token })).body).toMatchObject({ email: Ana.email })
  })

  test('passwords are compared in Unicode normal form', async () => {
    const { Zoe } = await server.registerTalents('Zoe')
    await server.context.db
      .updateTable('account')
      .set({ password_hash: await hashPassword('mía y sólo mía'.normalize('NFD')) })
      .where('id', '=', Zoe.id)
      .execute()
    expect((await login(Zoe.email, 'mía y sólo mía'.normalize('NFC'))).status).toBe(200)
  })

  test('401 with password, credentials or validated', async () => {
    await server.call('registerUser', { body: createRegistration('Nueva') })
    expect(await login(Ana.email, 'otra cosa')).toMatchObject({ status: 401, body: { error: 'password' } })
    expect(await login('nadie@gente.example', 'otra cosa')).toMatchObject({
      status: 401,
      body: { error: 'credentials' },
    })
    expect(await login('nueva@gente.example', createRegistration('Nueva').password)).toMatchObject({
      status: 401,
      body: { error: 'validated' },
    })
  })

  test('P-accounts-13: a login at an unknown e-mail verifies a hash too, so that it takes as long', async () => {
    const fail = (email: string) => () =>
      server.send('POST', getRouteUrl(contract.authenticate), {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ email, password: 'otra cosa' }),
        // An address of its own, since failed logins are limited.
        remoteAddress: '203.0.113.9',
      })
    for (const email of [Ana.email, 'nunca@gente.example'])
      expect(await countNativeTasks(fail(email))).toBe(1)
  })

  test('P-sessions-2: the right password of an unconfirmed account resends the confirmation, within its limits', async () => {
    const { email, password } = createRegistration('Perdida')
    await server.call('registerUser', { body: createRegistration('Perdida') })
    const mails = () => server.mails.filter(({ to }) => to === email).length
    await server.mailTo(email)
    server.advance(61_000)
    await login(email, 'otra cosa')
    await Promise.all([login(email, password), login(email, password)])
    await expect.poll(mails).toBe(2)
    await login(email, password)
    server.advance(61_000)
    await login(email, password)
    await expect.poll(mails).toBe(3)
    server.advance(-122_000)
  })

  test('a token is valid for 12 hours, or 30 days with remember (P-sessions-4)', async () => {
    const short = (await login(Ana.email, Ana.password)).body.token
    const long = (await login(Ana.email, Ana.password, { remember: true })).body.token
    server.advance(12 * hour + second)
    expect((await server.call('getSelf', { token: short })).status).toBe(401)
    expect((await server.call('getSelf', { token: long })).status).toBe(200)
    server.advance(29.5 * day)
    expect((await server.call('getSelf', { token: long })).status).toBe(401)
    server.advance(-30 * day - second)
  })

  test('P-sessions-11: logging out invalidates this token and no other', async () => {
    const one = (await login(Ana.email, Ana.password)).body.token
    const other = (await login(Ana.email, Ana.password)).body.token
    expect((await server.call('logout', { token: one })).status).toBe(204)
    expect((await server.call('getSelf', { token: one })).status).toBe(401)
    expect((await server.call('getSelf', { token: other })).status).toBe(200)
  })

  test('P-sessions-15: a session ended by another process is invalid here within a second (docs/decisions/0006)', async () => {
    const { token } = (await login(Ana.email, Ana.password)).body
    expect((await server.call('getSelf', { token })).status).toBe(200)
    await server.context.db.deleteFrom('session').where('account_id', '=', Ana.id).execute()
    server.advance(second)
    expect((await server.call('getSelf', { token })).status).toBe(401)
    server.advance(-second)
  })

  test('P-sessions-3: concurrent successful logins are unlimited, ten may fail', async () => {
    const from = (remoteAddress: string, body: object) =>
      server.send('POST', getRouteUrl(contract.authenticate), {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
        remoteAddress,
      })
    const statuses = async (calls: Promise<{ status: number }>[]) =>
      (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b)
    const { email, password } = Ana
    const right = () => from('203.0.113.5', { email, password })
    expect(await statuses(Array.from({ length: 30 }, right))).toEqual(Array(30).fill(200))
    const guess = (n: number) => from('203.0.113.6', { email: `nadie${n}@gente.example`, password: `${n}` })
    const guesses = Array.from({ length: 25 }, (_, n) => guess(n))
    expect(await statuses(guesses)).toEqual([...Array(10).fill(401), ...Array(15).fill(429)])
    expect((await right()).status).toBe(200)
  })

  test('after 10 failed logins in 15 minutes a 429 with the remaining time, also for unknown accounts (P-sessions-3)', async () => {
    const spellings = ['eva@gente.example', 'EVA@gente.example', ' eva@GENTE.example ']
    const statuses = []
    for (let n = 0; n < 12; n++) {
      statuses.push((await login(spellings[n % 3]!, 'no es esta', n % 2 ? { remember: true } : {})).status)
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
    const { headers, body } = await login('eva@gente.example', 'no es esta')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toMatchObject({ detail: 'Demasiados intentos. Espera 15 min y vuelve a intentarlo.' })
  })
})

test('P-accounts-12: a registration does not tell more often than a look-up whether an e-mail is registered', async () => {
  const { email } = (await server.registerTalents('Olga')).Olga
  const register = (address: string, changed: object = {}) =>
    server.send('POST', getRouteUrl(contract.registerUser), {
      // The password is refused, so that no attempt registers anybody.
      payload: JSON.stringify({ ...createRegistration('Otra'), password: 'contraseña', ...changed }),
      headers: { 'content-type': 'application/json' },
      remoteAddress: address,
    })
  const statuses = []
  for (let n = 0; n < 25; n++) statuses.push((await register('203.0.113.8')).status)
  expect(new Set(statuses)).toEqual(new Set([422]))
  for (let n = 0; n < 20; n++)
    expect((await register('203.0.113.8', { email })).body).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ error: 'correo_existe' })]),
    })
  expect((await register('203.0.113.8', { email })).status).toBe(429)
  expect((await register('203.0.113.8')).status).toBe(429)
  expect((await register('203.0.113.9', { email })).status).toBe(422)
})

test('P-accounts-32: a network can send 120 registrations an hour', async () => {
  // Refused for their age before a password is hashed, which would take long.
  const child = { ...createRegistration('Nena'), birthdate: '2024-01-01' }
  const register = () =>
    server.send('POST', getRouteUrl(contract.registerUser), {
      payload: JSON.stringify(child),
      headers: { 'content-type': 'application/json' },
      remoteAddress: '203.0.113.7',
    })
  const statuses = (await Promise.all(Array.from({ length: 121 }, register))).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(120).fill(422), 429])
})
