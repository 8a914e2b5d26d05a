/** P-oauth-1 to P-oauth-12, against a real OpenID provider on this machine. */
import { oauthPaths } from '@brilla/contract/oauth-paths'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { waitingForLocks } from '../platform/database/testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import {
  clientId,
  clientSecret,
  type LoopbackFacebook,
  type LoopbackProvider,
  type Resident,
  startFacebook,
  startProvider,
} from './provider.testing.ts'
import { readTicket } from './sealed.ts'
import { comeBack, cookieOf, walk } from './oauth.testing.ts'
import { spendTicket } from './spent.ts'

const publicUrl = 'http://localhost:4999'

let server: TestServer
let provider: LoopbackProvider
let facebook: LoopbackFacebook
let Ana: TestPerson

beforeAll(async () => {
  provider = await startProvider({ redirectUri: publicUrl + oauthPaths.callback('casa') })
  facebook = await startFacebook()
  server = await startTestServer({
    PUBLIC_URL: publicUrl,
    OIDC_CASA_ISSUER: provider.issuer,
    OIDC_CASA_CLIENT_ID: clientId,
    OIDC_CASA_CLIENT_SECRET: clientSecret,
    FACEBOOK_CLIENT_ID: '42',
    FACEBOOK_CLIENT_SECRET: 'a secret with facebook',
    FACEBOOK_DIALOG_URL: `${facebook.url}/dialog/oauth`,
    FACEBOOK_GRAPH_URL: facebook.url,
  })
  Ana = (await server.people('Ana')).Ana
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
  await facebook.stop()
})
afterEach(() => {
  provider.forge = undefined
  provider.away = false
})

let made = 0
function newcomer(more: Partial<Resident> = {}): Resident {
  made += 1
  const sub = `person-${made}`
  return {
    sub,
    email: `${sub}@casa.example`,
    email_verified: true,
    given_name: 'Sol',
    family_name: 'Río',
    ...more,
  }
}

/** Somebody goes to the provider and comes back with a ticket. */
async function ticketOf(resident: Resident): Promise<{ facebookId: string; ticket: string }> {
  provider.resident = resident
  const { fragment } = await walk(server, 'casa')
  expect([...fragment.keys()]).toEqual(['ticket'])
  return { facebookId: resident.sub, ticket: fragment.get('ticket')! }
}

const details = { birthdate: '1999-02-03', ciudad: 'Puebla', country: 'MX', terms: true }

/** Registers somebody in full. */
async function registered(resident: Resident, email = resident.email!) {
  const identity = await ticketOf(resident)
  const { given_name, family_name } = resident
  return server.call('registerSocial', {
    body: { ...identity, email, first_name: given_name!, last_name: family_name!, ...details },
  })
}

async function confirm(email: string, proof?: string) {
  const token = /confirmation#([\w-]+)/.exec((await server.mailTo(email)).text)![1]!
  return server.call('confirmUser', { params: { token }, query: proof === undefined ? {} : { proof } })
}

const authenticate = (body: { facebookId: string; ticket: string }) =>
  server.call('authenticateSocial', { body })
const errorOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: string }).error,
]
const accounts = async () =>
  (await server.context.db.selectFrom('account').select('email').execute()).map(({ email }) => email)

describe('"providers come from configuration, and with none configured no button shows"', () => {
  test('the configured names', async () => {
    expect((await server.call('getSocialProviders')).body).toEqual({ providers: ['casa', 'facebook'] })
    expect((await server.send('GET', oauthPaths.start('other'))).status).toBe(404)
    expect((await server.send('GET', oauthPaths.callback('other'))).status).toBe(404)
  })
})

describe('"authorisation code with PKCE": the way there and back', () => {
  test('state, nonce and challenge are new each time; the cookie is for this server alone', async () => {
    const first = await server.send('GET', oauthPaths.start('casa'))
    const second = await server.send('GET', oauthPaths.start('casa'))
    const asked = [first, second].map(({ headers }) => new URL(String(headers['location'])).searchParams)
    expect(asked[0]!.get('code_challenge_method')).toBe('S256')
    expect(asked[0]!.get('response_type')).toBe('code')
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked[0]!.get(name)).toMatch(/^[\w-]{43}$/)
      expect(asked[0]!.get(name)).not.toBe(asked[1]!.get(name))
    }
    const cookie = String(first.headers['set-cookie'])
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(asked[0]!.get('state'))
  })

  test('over TLS the cookie never leaves it, and no neighbour can set it', async () => {
    const safe = await startTestServer({
      PUBLIC_URL: 'https://brilla.example',
      OIDC_CASA_ISSUER: provider.issuer,
      OIDC_CASA_CLIENT_ID: clientId,
      OIDC_CASA_CLIENT_SECRET: clientSecret,
    })
    const { headers } = await safe.send('GET', oauthPaths.start('casa'))
    expect(headers['set-cookie']).toMatch(
      /^__Host-brilla-social=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    await safe.stop()
  })

  test('ends on our own page whatever is asked for, and says to whom it belongs', async () => {
    provider.resident = newcomer()
    const { fragment } = await walk(server, 'casa', { key: 'a-key' })
    expect(fragment.get('key')).toBe('a-key')
    const other = await walk(server, 'casa', { key: 'https://evil.example/?' })
    expect([...other.fragment.keys()]).toEqual(['ticket'])
  })
})

describe('POST users/fbauthenticate and users/facebook', () => {
  test('somebody new: no account; what is missing is said; then an account and a session, once', async () => {
    const resident = newcomer()
    const identity = await ticketOf(resident)
    expect(errorOf(await authenticate(identity))).toEqual([401, 'facebook_registrado'])
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
    expect(errorOf(await authenticate(identity))).toEqual([401, 'ticket'])

    server.advance(20 * 60_000)
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
    expect(errorOf(await server.call('registerSocial', { body: full }))).toEqual([401, 'ticket'])
  })

  test('somebody known comes in, with a session like any other, and a ticket works once', async () => {
    const resident = newcomer()
    await registered(resident)
    const identity = await ticketOf({ ...resident, email: 'another@casa.example' })
    const logins = await Promise.all(Array.from({ length: 20 }, () => authenticate(identity)))
    const ins = logins.filter(({ status }) => status === 200)
    expect(ins).toHaveLength(1)
    expect(logins.filter(({ status }) => status === 401)).toHaveLength(19)
    const self = await server.call('getSelf', { token: ins[0]!.body.token })
    expect(self.body.email).toBe(resident.email)
    const again = await registered(resident)
    expect(again.body).toMatchObject({ token: expect.any(String), exists: true })
  })

  test('"An account that has this e-mail is never linked silently: `exists: true`, no token"', async () => {
    const resident = newcomer({ email: Ana.email.toUpperCase() })
    expect((await registered(resident)).body).toEqual({ token: null, exists: true })
    expect(errorOf(await authenticate(await ticketOf(resident)))).toEqual([401, 'facebook_registrado'])
  })

  test('an e-mail that the provider has not verified, or that somebody writes instead, is confirmed by mail', async () => {
    for (const [resident, email] of [
      [newcomer({ email_verified: false }), undefined],
      [newcomer(), 'somebody-else@casa.example'],
    ] as const) {
      const to = email ?? resident.email!
      const answer = await registered(resident, to)
      expect(answer.body).toMatchObject({
        token: null,
        exists: false,
        pending: { email: to },
      })
      const identity = await ticketOf(resident)
      expect(errorOf(await authenticate(identity))).toEqual([401, 'validated'])
      expect((await confirm(to, answer.body.pending!.proof)).status).toBe(200)
      expect((await authenticate(identity)).status).toBe(200)
    }
  })

  test('P-oauth-10: "20 look-ups" for an address, also by a ticket and somebody else’s e-mails', async () => {
    const limited = await startTestServer({
      PUBLIC_URL: publicUrl,
      RATE_LIMITS: 'on',
      OIDC_CASA_ISSUER: provider.issuer,
      OIDC_CASA_CLIENT_ID: clientId,
      OIDC_CASA_CLIENT_SECRET: clientSecret,
    })
    await limited.people('Berta')
    provider.resident = newcomer()
    const identity = {
      facebookId: provider.resident.sub,
      ticket: (await walk(limited, 'casa')).fragment.get('ticket')!,
    }
    const ask = (email: string) => limited.call('registerSocial', { body: { ...identity, email } })
    for (let at = 0; at < 20; at++) {
      // The ticket stays good for as long as the answer is that.
      expect((await ask('berta@gente.example')).body).toEqual({ token: null, exists: true })
    }
    expect(errorOf(await ask('otra@gente.example'))).toEqual([429, 'too_many'])
    const lookup = await limited.call('emailExists', { params: { email: 'mas@gente.example' } })
    expect(lookup.status).toBe(429)
    expect((await ask(provider.resident.email!)).status).toBe(200)
    await limited.stop()
  })

  test('who registers with the e-mail of a stranger is let in by no click of the stranger (docs/decisions/0012)', async () => {
    const other = (await registered(newcomer({ email_verified: false }))).body.pending!.proof
    for (const proof of [undefined, 'made up', other]) {
      const resident = newcomer({ email_verified: false })
      await registered(resident)
      const { token } = (await confirm(resident.email!, proof)).body
      expect((await server.call('getSelf', { token })).body.email).toBe(resident.email)
      expect(errorOf(await authenticate(await ticketOf(resident)))).toEqual([401, 'facebook_registrado'])
      expect((await registered(resident)).body).toEqual({ token: null, exists: true })
    }
  })

  test('a new password by mail or in the settings ends that way in as well (docs/decisions/0012)', async () => {
    const resident = newcomer()
    await registered(resident)
    await server.call('requestRecovery', { body: { email: resident.email!, lang: 'es' } })
    const mail = await server.mailTo(resident.email!, '/forgot/')
    const link = /\/forgot\/([\w-]+)/.exec(mail.text)![1]!
    const { token } = (await server.call('redeemRecovery', { params: { token: link } })).body
    expect((await authenticate(await ticketOf(resident))).status).toBe(200)
    await server.call('changePassword', { token, body: { newPassword: 'algo que nadie adivina' } })
    expect(errorOf(await authenticate(await ticketOf(resident)))).toEqual([401, 'facebook_registrado'])
  })

  test.each(['authenticateSocial', 'registerSocial'] as const)(
    'also for whoever comes in by it at that very moment: %s',
    async (call) => {
      const resident = newcomer()
      const { token } = (await registered(resident)).body as { token: string }
      const body = await ticketOf(resident)
      let entered: Promise<{ status: number }> | undefined
      const held = server.context.db.transaction().execute(async (trx) => {
        // Another call is about to use the ticket up, so that this one waits once it has found the account.
        await spendTicket(trx, (await readTicket(server.context.secret, body.ticket, new Date()))!)
        entered = server.call(call, { body })
        await expect.poll(() => waitingForLocks(server.context.db)).toBe(1)
        await server.call('changePassword', { token, body: { newPassword: 'algo que nadie adivina' } })
        throw new Error('it did not after all')
      })
      await expect(held).rejects.toThrow('it did not after all')
      expect((await entered)?.status).toBe(401)
    },
  )

  test('"At least 14 years old on every way in; nothing about a younger person is stored"', async () => {
    const resident = newcomer()
    const identity = await ticketOf(resident)
    const year = server.context.clock.now().getUTCFullYear() - 13
    const answer = await server.call('registerSocial', {
      body: {
        ...identity,
        ...details,
        email: resident.email!,
        first_name: 'Sol',
        last_name: 'Río',
        birthdate: `${year}-01-01`,
      },
    })
    expect(errorOf(answer)).toEqual([422, 'edad_minima'])
    expect(await accounts()).not.toContain(resident.email)
  })

  test('fifty registrations of one identity and one address at once: one account', async () => {
    const resident = newcomer()
    const tickets = await Promise.all([ticketOf(resident), ticketOf(resident), ticketOf(resident)])
    const body = { ...details, email: resident.email!, first_name: 'Sol', last_name: 'Río' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        server.call('registerSocial', { body: { ...tickets[at % 3]!, ...body } }),
      ),
    )
    expect(answers.filter(({ body }) => body.token && !body.exists)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect((await accounts()).filter((email) => email === resident.email)).toHaveLength(1)
  })

  test('"an identity is never taken from what the browser claims"', async () => {
    const resident = newcomer()
    await registered(resident)
    const mine = await ticketOf(newcomer())
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
      expect(errorOf(await authenticate({ facebookId: resident.sub, ticket }))).toEqual([401, 'ticket'])
    }
    expect((await server.call('getSelf', { token: mine.ticket })).status).toBe(401)
  })

  test('a ticket lives five minutes', async () => {
    const resident = newcomer()
    await registered(resident)
    const identity = await ticketOf(resident)
    server.advance(5 * 60_000 + 1_000)
    expect(errorOf(await authenticate(identity))).toEqual([401, 'ticket'])
  })

  test('one for the form half an hour, once, however often it is asked for (docs/decisions/0011)', async () => {
    const resident = newcomer()
    const identity = await ticketOf(resident)
    const ask = (ticket: string) => server.call('registerSocial', { body: { ...identity, ticket } })
    const { ticket } = (await ask(identity.ticket)).body
    server.advance(29 * 60_000)
    expect((await ask(ticket!)).body).toMatchObject({ missing: expect.any(Array), ticket })
    server.advance(60_000 + 1_000)
    expect(errorOf(await ask(ticket!))).toEqual([401, 'ticket'])
  })

  test('the identity goes with the account', async () => {
    const resident = newcomer()
    const { body } = await registered(resident)
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

describe('what goes wrong on the way', () => {
  const failing = async (name = 'casa', options = {}) =>
    (await walk(server, name, options)).fragment.get('error')

  test('somebody says no', async () => {
    provider.resident = null
    expect(await failing()).toBe('refused')
  })

  test('the provider is away, before and during', async () => {
    provider.resident = newcomer()
    expect(await failing('casa', { before: () => (provider.away = true) })).toBe('away')
    provider.away = false
    const alone = await startTestServer({
      OIDC_NADIE_ISSUER: 'http://127.0.0.1:9/',
      OIDC_NADIE_CLIENT_ID: clientId,
      OIDC_NADIE_CLIENT_SECRET: clientSecret,
    })
    expect((await walk(alone, 'nadie')).fragment.get('error')).toBe('away')
    await alone.stop()
  })

  test('a callback that is replayed, with the cookie kept or without', async () => {
    provider.resident = newcomer()
    const { callback, cookie, fragment } = await walk(server, 'casa')
    expect(fragment.has('ticket')).toBe(true)
    expect((await comeBack(server, callback, cookie)).get('error')).toBe('expired')
    expect((await comeBack(server, callback, '')).get('error')).toBe('expired')
  })

  test('the callback takes its cookie away, and twenty at once make one ticket', async () => {
    provider.resident = newcomer()
    let callback: URL | undefined
    const { cookie } = await walk(server, 'casa', {
      before(url) {
        callback = new URL(url)
        url.searchParams.set('state', 'x')
      },
    })
    const back = callback!.pathname + callback!.search
    const ends = await Promise.all(Array.from({ length: 20 }, () => comeBack(server, back, cookie)))
    expect(ends.filter((end) => end.has('ticket'))).toHaveLength(1)
    const { headers } = await server.send('GET', back, { headers: { cookie } })
    expect(headers['set-cookie']).toMatch(
      /^brilla-social=; Max-Age=0|^brilla-social=;.*Expires=Thu, 01 Jan 1970/,
    )
  })

  test('a state of another browser, of another way, altered, or none', async () => {
    provider.resident = newcomer()
    const others = cookieOf((await server.send('GET', oauthPaths.start('casa'))).headers)
    expect(await failing('casa', { cookie: others })).toBe('expired')
    expect(await failing('casa', { cookie: '' })).toBe('expired')
    expect(await failing('casa', { cookie: 'brilla-social=a.b.c' })).toBe('expired')
    expect(await failing('casa', { before: (url: URL) => url.searchParams.set('state', 'x') })).toBe(
      'expired',
    )
    expect(await failing('casa', { before: (url: URL) => url.searchParams.append('state', 'x') })).toBe(
      'expired',
    )
    const cookieOfFacebook = cookieOf((await server.send('GET', oauthPaths.start('facebook'))).headers)
    expect(await failing('casa', { cookie: cookieOfFacebook })).toBe('expired')
  })

  test('an expired state', async () => {
    provider.resident = newcomer()
    expect(await failing('casa', { before: () => server.advance(10 * 60_000 + 1_000) })).toBe('expired')
  })

  test('a code of another way, or made up, or with another issuer beside it', async () => {
    provider.resident = newcomer()
    const other = await walk(server, 'casa', { before: (url) => url.searchParams.set('state', 'x') })
    const code = new URL(other.callback, publicUrl).searchParams.get('code')!
    for (const change of [
      (url: URL) => url.searchParams.set('code', code),
      (url: URL) => url.searchParams.set('code', 'made up'),
      (url: URL) => url.searchParams.delete('code'),
      (url: URL) => url.searchParams.set('iss', 'https://evil.example'),
    ]) {
      expect(await failing('casa', { before: change })).toBe('failed')
    }
  })

  test('an ID token for another audience, of another issuer, for another nonce, too old, or signed by another', async () => {
    const stranger = await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)
    const forgeries: LoopbackProvider['forge'][] = [
      (claims) => ({ claims: { ...claims, aud: 'another' } }),
      (claims) => ({ claims: { ...claims, aud: [clientId, 'another'], azp: 'another' } }),
      (claims) => ({ claims: { ...claims, iss: 'https://evil.example' } }),
      (claims) => ({ claims: { ...claims, nonce: 'another' } }),
      (claims) => ({ claims: { ...claims, nonce: undefined } }),
      (claims) => ({ claims: { ...claims, exp: Math.floor(Date.now() / 1000) - 600 } }),
      (claims) => ({ claims: { ...claims, sub: '' } }),
      (claims) => ({ claims, key: stranger }),
    ]
    provider.resident = newcomer()
    for (const forge of forgeries) {
      provider.forge = forge
      expect(await failing()).toBe('failed')
    }
    provider.forge = (claims) => ({ claims })
    expect(await failing()).toBeNull()
  })

  test('the log names the provider and the code, and nothing that opens anything', async () => {
    const warned = vi.spyOn(server.context.log, 'warn')
    provider.resident = newcomer()
    provider.forge = (claims) => ({ claims: { ...claims, nonce: 'another' } })
    await failing()
    provider.forge = undefined
    await failing('casa', { before: (url: URL) => url.searchParams.set('code', 'made-up-code') })
    expect(warned.mock.calls.map(([line]) => line)).toEqual([
      { provider: 'casa', failure: 'failed', code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' },
      { provider: 'casa', failure: 'failed', code: 'invalid_grant' },
    ])
    warned.mockRestore()
  })

  test('beginning again and again is limited, and says so on the page', async () => {
    const limited = await startTestServer({
      RATE_LIMITS: 'on',
      OIDC_CASA_ISSUER: provider.issuer,
      OIDC_CASA_CLIENT_ID: clientId,
      OIDC_CASA_CLIENT_SECRET: clientSecret,
    })
    const ends = []
    for (let at = 0; at < 61; at++) ends.push(await limited.send('GET', oauthPaths.start('casa')))
    expect(String(ends[59]!.headers['location'])).toContain(provider.issuer)
    expect(String(ends[60]!.headers['location'])).toMatch(/#error=too_many$/)
    await limited.stop()
  })
})

describe('Facebook (OAuth 2)', () => {
  test('asks by PKCE and state, proves its token, and does without an e-mail', async () => {
    facebook.person = { id: '77', first_name: 'Luz', last_name: 'Mar' }
    const { fragment } = await walk(server, 'facebook')
    expect(facebook.seen.dialog?.get('code_challenge_method')).toBe('S256')
    expect(facebook.seen.exchange?.get('code_verifier')).toMatch(/^[\w-]{43}$/)
    expect(facebook.seen.proof).toMatch(/^[0-9a-f]{64}$/)
    const identity = { facebookId: '77', ticket: fragment.get('ticket')! }
    const asked = await server.call('registerSocial', {
      body: { ...identity, first_name: 'Luz', last_name: 'Mar' },
    })
    expect(asked.body.missing).toEqual(['email', 'birthdate', 'ciudad', 'country', 'terms'])
    const done = await server.call('registerSocial', {
      body: {
        facebookId: '77',
        ticket: asked.body.ticket!,
        email: 'luz@facebook.example',
        first_name: 'Luz',
        last_name: 'Mar',
        ...details,
      },
    })
    expect(done.body).toMatchObject({ token: null, pending: { email: 'luz@facebook.example' } })
  })

  test('its word about an e-mail is not enough: it is confirmed by mail', async () => {
    facebook.person = { id: '78', first_name: 'Luz', last_name: 'Mar', email: 'luz2@facebook.example' }
    const { fragment } = await walk(server, 'facebook')
    const { body } = await server.call('registerSocial', {
      body: {
        facebookId: '78',
        ticket: fragment.get('ticket')!,
        email: 'luz2@facebook.example',
        first_name: 'Luz',
        last_name: 'Mar',
        ...details,
      },
    })
    expect(body).toMatchObject({ token: null, exists: false, pending: { email: 'luz2@facebook.example' } })
  })
})

describe('"Confirm it\'s you" without a password: through the provider again', () => {
  // The provider's clock is the real one, and ours must be too.
  beforeAll(() => server.advance(Date.now() - server.context.clock.now().getTime()))
  const again = async (resident: Resident) => {
    provider.resident = resident
    const { fragment } = await walk(server, 'casa', { again: true })
    return { facebookId: resident.sub, ticket: fragment.get('ticket') ?? '' }
  }
  const reauthenticate = (token: string, body: { facebookId: string; ticket: string }) =>
    server.call('reauthenticateSocial', { token, body })
  const exportWith = (token: string) => server.call('startExport', { token })

  test('the same identity, asked for again, makes the session fresh; nothing else does', async () => {
    const sol = newcomer()
    const { token } = (await registered(sol)).body as { token: string }
    expect((await server.call('getOwnLogins', { token })).body).toEqual({
      providers: ['casa'],
      password: false,
    })
    await server.context.db
      .updateTable('session')
      .set({ fresh_until: new Date(0) })
      .execute()
    await new Promise((done) => setTimeout(done, 1_100))
    expect(errorOf(await exportWith(token))).toEqual([403, 'reauthenticate'])
    expect(errorOf(await reauthenticate(token, await ticketOf(sol)))).toEqual([422, 'ticket'])
    expect(errorOf(await reauthenticate(token, await again(newcomer())))).toEqual([422, 'other_identity'])
    const theirs = newcomer()
    await registered(theirs)
    expect(errorOf(await reauthenticate(token, await again(theirs)))).toEqual([422, 'other_identity'])
    expect(errorOf(await reauthenticate(token, { facebookId: sol.sub, ticket: 'a.b.c' }))).toEqual([
      422,
      'ticket',
    ])
    expect(errorOf(await exportWith(token))).toEqual([403, 'reauthenticate'])
    const proof = await again(sol)
    expect((await reauthenticate(token, proof)).status).toBe(204)
    expect(errorOf(await reauthenticate(token, proof))).toEqual([422, 'ticket'])
    expect((await exportWith(token)).status).toBe(202)
  })

  test('the provider is told to ask, and one that says it asked long ago is not believed', async () => {
    const sol = newcomer()
    await registered(sol)
    const { headers } = await server.send('GET', oauthPaths.startAgain('casa', 'a'))
    const asked = new URL(String(headers['location'])).searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
    provider.forge = (claims) => ({ claims: { ...claims, auth_time: Number(claims['auth_time']) - 3_600 } })
    provider.resident = sol
    const { fragment } = await walk(server, 'casa', { again: true })
    expect(fragment.get('error')).toBe('failed')
    const facebookStart = await server.send('GET', oauthPaths.startAgain('facebook', 'a'))
    expect(String(facebookStart.headers['location'])).toContain('auth_type=reauthenticate')
  })
})
