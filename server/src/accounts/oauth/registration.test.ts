/** P-oauth-1 to P-oauth-12: accounts of people who log in at a provider, against real providers on localhost. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { waitingForLocks } from '../../platform/database/testing.ts'
import { minute, second } from '../../platform/duration.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { readTicket } from './oauth-state.ts'
import {
  createResident,
  details,
  getError,
  getProviderVariables,
  type Identity,
  obtainTicket as obtainTicketIn,
  type OauthWorld,
  publicUrl,
  registerResident,
  startOauthWorld,
} from './oauth-world.testing.ts'
import { followLogin } from './oauth.testing.ts'
import { redeemTicket } from './one-time-token.ts'
import type { LoopbackProvider, Resident } from './provider.testing.ts'

let world: OauthWorld
let server: TestServer
let provider: LoopbackProvider
let Ana: TestPerson

beforeAll(async () => {
  world = await startOauthWorld()
  ;({ server, provider } = world)
  ;({ Ana } = await server.registerTalents('Ana'))
})
afterAll(() => world.stop())
afterEach(() => world.reset())

const obtainTicket = (resident: Resident) => obtainTicketIn(world, resident)
const registerPerson = (resident: Resident, email?: string) => registerResident(world, resident, email)

async function confirm(email: string, proof?: string) {
  const token = /confirmation#([\w-]+)/.exec((await server.mailTo(email)).text)![1]!
  return server.call('confirmUser', { params: { token }, query: proof === undefined ? {} : { proof } })
}

const authenticate = (body: Identity) => server.call('authenticateSocial', { body })
const accounts = async () =>
  (await server.context.db.selectFrom('account').select('email').execute()).map(({ email }) => email)

describe('POST users/fbauthenticate and users/facebook', () => {
  test('P-oauth-5: a new person: reports missing fields, then creates an account and a session, once', async () => {
    const resident = createResident()
    const identity = await obtainTicket(resident)
    expect(getError(await authenticate(identity))).toEqual([401, 'facebook_registrado'])
    const exists = () =>
      server.call('socialIdentityExists', {
        params: { id: resident.sub },
        query: { ticket: identity.ticket },
      })
    expect((await exists()).body).toEqual({ exists: false })
    const asked = await server.call('registerSocial', {
      body: { ...identity, email: resident.email!, first_name: 'Sol', last_name: 'Río' },
    })
    expect(asked.body).toMatchObject({
      token: null,
      exists: false,
      missing: ['birthdate', 'ciudad', 'country', 'terms'],
    })
    expect(await accounts()).not.toContain(resident.email)
    expect(getError(await authenticate(identity))).toEqual([401, 'ticket'])

    server.advance(20 * minute)
    const full = {
      facebookId: resident.sub,
      ticket: asked.body.ticket!,
      email: resident.email!,
      first_name: 'Sol',
      last_name: 'Río',
      ...details,
    }
    const done = await server.call('registerSocial', { body: full })
    expect(done.body).toMatchObject({ token: expect.any(String), exists: false })
    const self = await server.call('getSelf', { token: done.body.token! })
    expect(self.body).toMatchObject({ type: null, fullname: 'Sol Río', birthdate: '1999-02-03', sex: null })
    expect(getError(await server.call('registerSocial', { body: full }))).toEqual([401, 'ticket'])
  })

  test('P-wire-16: a retry with its key logs in to the account that the first attempt registered, or says again what to confirm', async () => {
    for (const resident of [createResident(), createResident({ email_verified: false })]) {
      const identity = await obtainTicket(resident)
      const headers = { 'idempotency-key': resident.sub }
      const body = { ...identity, ...details, email: resident.email!, first_name: 'Sol', last_name: 'Río' }
      const send = () => server.call('registerSocial', { headers, body })
      const replies = await Promise.all([send(), send()])
      replies.push(await send())
      const ids = new Set<string>()
      for (const { status, body } of replies) {
        expect([status, body.exists]).toEqual([200, false])
        ids.add(body.pending?.id ?? (await server.call('getSelf', { token: body.token! })).body.id)
      }
      expect(ids.size).toBe(1)
      expect((await accounts()).filter((email) => email === resident.email)).toHaveLength(1)
      const other = { ...body, first_name: 'Luz' }
      expect(getError(await server.call('registerSocial', { headers, body: other }))).toEqual([
        409,
        'idempotency_conflict',
      ])
      server.advance(6 * minute)
      expect(getError(await send())).toEqual([401, 'ticket'])
    }
  })

  test('a known person logs in; a ticket works once', async () => {
    const resident = createResident()
    await registerPerson(resident)
    const identity = await obtainTicket({ ...resident, email: 'another@casa.example' })
    const logins = await Promise.all(Array.from({ length: 20 }, () => authenticate(identity)))
    const ins = logins.filter(({ status }) => status === 200)
    expect(ins).toHaveLength(1)
    expect(logins.filter(({ status }) => status === 401)).toHaveLength(19)
    const self = await server.call('getSelf', { token: ins[0]!.body.token })
    expect(self.body.email).toBe(resident.email)
    const again = await registerPerson(resident)
    expect(again.body).toMatchObject({ token: expect.any(String), exists: true })
  })

  test('P-oauth-7: an account with the same e-mail is never linked: exists is true, without a token', async () => {
    const resident = createResident({ email: Ana.email.toUpperCase() })
    expect((await registerPerson(resident)).body).toEqual({ token: null, exists: true })
    expect(getError(await authenticate(await obtainTicket(resident)))).toEqual([401, 'facebook_registrado'])
  })

  test('P-oauth-8: an e-mail that the provider has not verified, or that was typed instead, is confirmed by mail', async () => {
    for (const [resident, email] of [
      [createResident({ email_verified: false }), undefined],
      [createResident(), 'somebody-else@casa.example'],
    ] as const) {
      const to = email ?? resident.email!
      const response = await registerPerson(resident, to)
      expect(response.body).toMatchObject({
        token: null,
        exists: false,
        pending: { email: to },
      })
      const identity = await obtainTicket(resident)
      expect(getError(await authenticate(identity))).toEqual([401, 'validated'])
      expect((await confirm(to, response.body.pending!.proof)).status).toBe(200)
      expect((await authenticate(identity)).status).toBe(200)
    }
  })

  test('P-oauth-10: lookups of other e-mails with a ticket are rate-limited', async () => {
    const limited = await startTestServer({
      PUBLIC_URL: publicUrl,
      RATE_LIMITS: 'on',
      ...getProviderVariables(provider),
    })
    await limited.registerTalents('Berta')
    provider.resident = createResident()
    const identity = {
      facebookId: provider.resident.sub,
      ticket: (await followLogin(limited, 'casa')).fragment.get('ticket')!,
    }
    const ask = (email: string) => limited.call('registerSocial', { body: { ...identity, email } })
    for (let at = 0; at < 20; at++) {
      // The ticket stays valid as long as nothing is created.
      expect((await ask('berta@gente.example')).body).toEqual({ token: null, exists: true })
    }
    expect(getError(await ask('otra@gente.example'))).toEqual([429, 'too_many'])
    const lookup = await limited.call('emailExists', { params: { email: 'mas@gente.example' } })
    expect(lookup.status).toBe(429)
    expect((await ask(provider.resident.email!)).status).toBe(200)
    await limited.stop()
  })

  test('P-oauth-9: a confirmation by the owner of an e-mail does not give access to who registered with it (docs/decisions/0012)', async () => {
    const other = (await registerPerson(createResident({ email_verified: false }))).body.pending!.proof
    for (const proof of [undefined, 'made up', other]) {
      const resident = createResident({ email_verified: false })
      await registerPerson(resident)
      const { token } = (await confirm(resident.email!, proof)).body
      expect((await server.call('getSelf', { token })).body.email).toBe(resident.email)
      expect(getError(await authenticate(await obtainTicket(resident)))).toEqual([401, 'facebook_registrado'])
      expect((await registerPerson(resident)).body).toEqual({ token: null, exists: true })
    }
  })

  test('P-oauth-9: a password change removes the identity (docs/decisions/0012)', async () => {
    const resident = createResident()
    await registerPerson(resident)
    await server.call('requestRecovery', { body: { email: resident.email!, lang: 'es' } })
    const mail = await server.mailTo(resident.email!, '/forgot/')
    const link = /\/forgot\/([\w-]+)/.exec(mail.text)![1]!
    const { token } = (await server.call('redeemRecovery', { params: { token: link } })).body
    expect((await authenticate(await obtainTicket(resident))).status).toBe(200)
    await server.call('changePassword', { token, body: { newPassword: 'algo que nadie adivina' } })
    expect(getError(await authenticate(await obtainTicket(resident)))).toEqual([401, 'facebook_registrado'])
  })

  test.each(['authenticateSocial', 'registerSocial'] as const)(
    'a concurrent login with the identity fails: %s',
    async (call) => {
      const resident = createResident()
      const { token } = (await registerPerson(resident)).body as { token: string }
      const body = await obtainTicket(resident)
      // The handlers of earlier events lock the account too.
      await server.eventsHandled()
      let entered: Promise<{ status: number }> | undefined
      const held = server.context.db.transaction().execute(async (trx) => {
        // Another request holds the ticket, so that this one waits after it has found the account.
        await redeemTicket(trx, (await readTicket(server.context.secret, body.ticket, new Date()))!)
        entered = server.call(call, { body })
        await expect.poll(() => waitingForLocks(server.context.db)).toBe(1)
        await server.call('changePassword', { token, body: { newPassword: 'algo que nadie adivina' } })
        throw new Error('it did not after all')
      })
      await expect(held).rejects.toThrow('it did not after all')
      expect((await entered)?.status).toBe(401)
    },
  )

  test('the minimum age applies, and nothing is stored about a younger person', async () => {
    const resident = createResident()
    const identity = await obtainTicket(resident)
    const year = server.context.clock.now().getUTCFullYear() - 13
    const response = await server.call('registerSocial', {
      body: {
        ...identity,
        ...details,
        email: resident.email!,
        first_name: 'Sol',
        last_name: 'Río',
        birthdate: `${year}-01-01`,
      },
    })
    expect(getError(response)).toEqual([422, 'edad_minima'])
    expect(await accounts()).not.toContain(resident.email)
  })

  test('fifty concurrent registrations of one identity create one account', async () => {
    const resident = createResident()
    const tickets = await Promise.all([
      obtainTicket(resident),
      obtainTicket(resident),
      obtainTicket(resident),
    ])
    const body = { ...details, email: resident.email!, first_name: 'Sol', last_name: 'Río' }
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        server.call('registerSocial', { body: { ...tickets[at % 3]!, ...body } }),
      ),
    )
    expect(responses.filter(({ body }) => body.token && !body.exists)).toHaveLength(1)
    expect(responses.every(({ status }) => status < 500)).toBe(true)
    expect((await accounts()).filter((email) => email === resident.email)).toHaveLength(1)
  })

  test('P-oauth-4: the identity comes from the ticket only, never from the request', async () => {
    const resident = createResident()
    await registerPerson(resident)
    const mine = await obtainTicket(createResident())
    const [head, payload, mark] = mine.ticket.split('.')
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object
    const altered = Buffer.from(JSON.stringify({ ...claims, sub: resident.sub })).toString('base64url')
    for (const ticket of [
      mine.ticket,
      `${head}.${altered}.${mark}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${altered}.`,
      Ana.token,
      '',
    ]) {
      expect(getError(await authenticate({ facebookId: resident.sub, ticket }))).toEqual([401, 'ticket'])
    }
    expect((await server.call('getSelf', { token: mine.ticket })).status).toBe(401)
  })

  test('P-oauth-4: a ticket expires after five minutes', async () => {
    const resident = createResident()
    await registerPerson(resident)
    const identity = await obtainTicket(resident)
    server.advance(5 * minute + second)
    expect(getError(await authenticate(identity))).toEqual([401, 'ticket'])
  })

  test('the ticket for the form is valid for half an hour and is renewed only once (docs/decisions/0011)', async () => {
    const resident = createResident()
    const identity = await obtainTicket(resident)
    const ask = (ticket: string) => server.call('registerSocial', { body: { ...identity, ticket } })
    const { ticket } = (await ask(identity.ticket)).body
    server.advance(29 * minute)
    expect((await ask(ticket!)).body).toMatchObject({ missing: expect.any(Array), ticket })
    server.advance(minute + second)
    expect(getError(await ask(ticket!))).toEqual([401, 'ticket'])
  })

  test('the identity is deleted with the account', async () => {
    const resident = createResident()
    const { body } = await registerPerson(resident)
    const self = await server.call('getSelf', { token: body.token! })
    const { db } = server.context
    await db.deleteFrom('account').where('id', '=', self.body.id).execute()
    const left = await db
      .selectFrom('social_identity')
      .selectAll()
      .where('subject', '=', resident.sub)
      .execute()
    expect(left).toEqual([])
  })
})
