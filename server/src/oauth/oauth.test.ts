/** P-oauth-1 to P-oauth-12, against a real OpenID provider on localhost. */
import { oauthPaths } from '@brilla/contract/oauth-paths'
import { decodeJwt, exportJWK, generateKeyPair } from 'jose'
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
import { readTicket } from './oauth-state.ts'
import { visitCallback, readCookie, followLogin } from './oauth.testing.ts'
import { redeemTicket } from './one-time-token.ts'

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
  Ana = (await server.registerTalents('Ana')).Ana
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
function createResident(more: Partial<Resident> = {}): Resident {
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

/** Logs in at the provider and returns the ticket. */
async function obtainTicket(resident: Resident): Promise<{ facebookId: string; ticket: string }> {
  provider.resident = resident
  const { fragment } = await followLogin(server, 'casa')
  expect([...fragment.keys()]).toEqual(['ticket'])
  return { facebookId: resident.sub, ticket: fragment.get('ticket')! }
}

const details = { birthdate: '1999-02-03', ciudad: 'Puebla', country: 'MX', terms: true }

/** Registers a person with all details. */
async function registerPerson(resident: Resident, email = resident.email!) {
  const identity = await obtainTicket(resident)
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
const getError = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: string }).error,
]
const accounts = async () =>
  (await server.context.db.selectFrom('account').select('email').execute()).map(({ email }) => email)

describe('configured providers', () => {
  test('returns the configured names', async () => {
    expect((await server.call('getSocialProviders')).body).toEqual({ providers: ['casa', 'facebook'] })
    expect((await server.send('GET', oauthPaths.start('other'))).status).toBe(404)
    expect((await server.send('GET', oauthPaths.callback('other'))).status).toBe(404)
  })
})

describe('authorization code flow with PKCE', () => {
  test('state, nonce and challenge are new each time; the cookie is host-only', async () => {
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

  test('over TLS the cookie is Secure and has the __Host- prefix', async () => {
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

  test('always redirects to our own page, with the key of the page that started', async () => {
    provider.resident = createResident()
    const { fragment } = await followLogin(server, 'casa', { key: 'a-key' })
    expect(fragment.get('key')).toBe('a-key')
    const other = await followLogin(server, 'casa', { key: 'https://evil.example/?' })
    expect([...other.fragment.keys()]).toEqual(['ticket'])
  })
})

describe('POST users/fbauthenticate and users/facebook', () => {
  test('a new person: reports missing fields, then creates an account and a session, once', async () => {
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
    expect(getError(await server.call('registerSocial', { body: full }))).toEqual([401, 'ticket'])
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

  test('an account with the same e-mail is never linked: exists is true, without a token', async () => {
    const resident = createResident({ email: Ana.email.toUpperCase() })
    expect((await registerPerson(resident)).body).toEqual({ token: null, exists: true })
    expect(getError(await authenticate(await obtainTicket(resident)))).toEqual([401, 'facebook_registrado'])
  })

  test('an e-mail that the provider has not verified, or that was typed instead, is confirmed by mail', async () => {
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
      OIDC_CASA_ISSUER: provider.issuer,
      OIDC_CASA_CLIENT_ID: clientId,
      OIDC_CASA_CLIENT_SECRET: clientSecret,
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

  test('a confirmation by the owner of an e-mail does not give access to who registered with it (docs/decisions/0012)', async () => {
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

  test('a password change removes the identity (docs/decisions/0012)', async () => {
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

  test('the identity comes from the ticket only, never from the request', async () => {
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

  test('a ticket expires after five minutes', async () => {
    const resident = createResident()
    await registerPerson(resident)
    const identity = await obtainTicket(resident)
    server.advance(5 * 60_000 + 1_000)
    expect(getError(await authenticate(identity))).toEqual([401, 'ticket'])
  })

  test('the ticket for the form is valid for half an hour and is renewed only once (docs/decisions/0011)', async () => {
    const resident = createResident()
    const identity = await obtainTicket(resident)
    const ask = (ticket: string) => server.call('registerSocial', { body: { ...identity, ticket } })
    const { ticket } = (await ask(identity.ticket)).body
    server.advance(29 * 60_000)
    expect((await ask(ticket!)).body).toMatchObject({ missing: expect.any(Array), ticket })
    server.advance(60_000 + 1_000)
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

describe('failures', () => {
  const failing = async (name = 'casa', options = {}) =>
    (await followLogin(server, name, options)).fragment.get('error')

  test('the person declines', async () => {
    provider.resident = null
    expect(await failing()).toBe('refused')
  })

  test('the provider is unavailable, before or during the login', async () => {
    provider.resident = createResident()
    expect(await failing('casa', { before: () => (provider.away = true) })).toBe('away')
    provider.away = false
    const alone = await startTestServer({
      OIDC_NADIE_ISSUER: 'http://127.0.0.1:9/',
      OIDC_NADIE_CLIENT_ID: clientId,
      OIDC_NADIE_CLIENT_SECRET: clientSecret,
    })
    expect((await followLogin(alone, 'nadie')).fragment.get('error')).toBe('away')
    await alone.stop()
  })

  test('a replayed callback, with or without the cookie', async () => {
    provider.resident = createResident()
    const { callback, cookie, fragment } = await followLogin(server, 'casa')
    expect(fragment.has('ticket')).toBe(true)
    expect((await visitCallback(server, callback, cookie)).get('error')).toBe('expired')
    expect((await visitCallback(server, callback, '')).get('error')).toBe('expired')
  })

  test('the callback clears its cookie; twenty concurrent callbacks create one ticket', async () => {
    provider.resident = createResident()
    let callback: URL | undefined
    const { cookie } = await followLogin(server, 'casa', {
      before(url) {
        callback = new URL(url)
        url.searchParams.set('state', 'x')
      },
    })
    const back = callback!.pathname + callback!.search
    const ends = await Promise.all(Array.from({ length: 20 }, () => visitCallback(server, back, cookie)))
    expect(ends.filter((end) => end.has('ticket'))).toHaveLength(1)
    const { headers } = await server.send('GET', back, { headers: { cookie } })
    expect(headers['set-cookie']).toMatch(
      /^brilla-social=; Max-Age=0|^brilla-social=;.*Expires=Thu, 01 Jan 1970/,
    )
  })

  test('a state of another browser or attempt, altered or missing', async () => {
    provider.resident = createResident()
    const others = readCookie((await server.send('GET', oauthPaths.start('casa'))).headers)
    expect(await failing('casa', { cookie: others })).toBe('expired')
    expect(await failing('casa', { cookie: '' })).toBe('expired')
    expect(await failing('casa', { cookie: 'brilla-social=a.b.c' })).toBe('expired')
    expect(await failing('casa', { before: (url: URL) => url.searchParams.set('state', 'x') })).toBe(
      'expired',
    )
    expect(await failing('casa', { before: (url: URL) => url.searchParams.append('state', 'x') })).toBe(
      'expired',
    )
    const facebookCookie = readCookie((await server.send('GET', oauthPaths.start('facebook'))).headers)
    expect(await failing('casa', { cookie: facebookCookie })).toBe('expired')
  })

  test('an expired state', async () => {
    provider.resident = createResident()
    expect(await failing('casa', { before: () => server.advance(10 * 60_000 + 1_000) })).toBe('expired')
  })

  test('a code of another attempt, a made-up code, or another issuer', async () => {
    provider.resident = createResident()
    const other = await followLogin(server, 'casa', { before: (url) => url.searchParams.set('state', 'x') })
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
    provider.resident = createResident()
    for (const forge of forgeries) {
      provider.forge = forge
      expect(await failing()).toBe('failed')
    }
    provider.forge = (claims) => ({ claims })
    expect(await failing()).toBeNull()
  })

  test('the log contains provider and error code, but no secrets', async () => {
    const warned = vi.spyOn(server.context.log, 'warn')
    provider.resident = createResident()
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

  test('starting is rate-limited and reported on the page', async () => {
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
  test('uses PKCE, state and appsecret_proof, and works without an e-mail', async () => {
    facebook.person = { id: '77', first_name: 'Luz', last_name: 'Mar' }
    const { fragment } = await followLogin(server, 'facebook')
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

  test('its e-mail is not trusted and has to be confirmed by mail', async () => {
    facebook.person = { id: '78', first_name: 'Luz', last_name: 'Mar', email: 'luz2@facebook.example' }
    const { fragment } = await followLogin(server, 'facebook')
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

describe('reauthentication through the provider', () => {
  // The provider uses the real clock, so ours must too.
  beforeAll(() => server.advance(Date.now() - server.context.clock.now().getTime()))
  const again = async (resident: Resident) => {
    provider.resident = resident
    const { fragment } = await followLogin(server, 'casa', { again: true })
    return { facebookId: resident.sub, ticket: fragment.get('ticket') ?? '' }
  }
  const reauthenticate = (token: string, body: { facebookId: string; ticket: string }) =>
    server.call('reauthenticateSocial', { token, body })
  const exportWith = (token: string) => server.call('startExport', { token })

  test('only a forced login with the same identity makes the session fresh', async () => {
    const sol = createResident()
    const { token } = (await registerPerson(sol)).body as { token: string }
    expect((await server.call('getOwnLogins', { token })).body).toEqual({
      providers: ['casa'],
      password: false,
    })
    await server.context.db
      .updateTable('session')
      .set({ fresh_until: new Date(0) })
      .execute()
    // The process caches callers until their account changes.
    server.context.events.emit('accountChanged', decodeJwt(token).sub!)
    expect(getError(await exportWith(token))).toEqual([403, 'reauthenticate'])
    expect(getError(await reauthenticate(token, await obtainTicket(sol)))).toEqual([422, 'ticket'])
    expect(getError(await reauthenticate(token, await again(createResident())))).toEqual([
      422,
      'other_identity',
    ])
    const theirs = createResident()
    await registerPerson(theirs)
    expect(getError(await reauthenticate(token, await again(theirs)))).toEqual([422, 'other_identity'])
    expect(getError(await reauthenticate(token, { facebookId: sol.sub, ticket: 'a.b.c' }))).toEqual([
      422,
      'ticket',
    ])
    expect(getError(await exportWith(token))).toEqual([403, 'reauthenticate'])
    const proof = await again(sol)
    expect((await reauthenticate(token, proof)).status).toBe(204)
    expect(getError(await reauthenticate(token, proof))).toEqual([422, 'ticket'])
    expect((await exportWith(token)).status).toBe(202)
  })

  test('the provider is told to force a login, and an old auth_time is rejected', async () => {
    const sol = createResident()
    await registerPerson(sol)
    const { headers } = await server.send('GET', oauthPaths.startReauth('casa', 'a'))
    const asked = new URL(String(headers['location'])).searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
    provider.forge = (claims) => ({ claims: { ...claims, auth_time: Number(claims['auth_time']) - 3_600 } })
    provider.resident = sol
    const { fragment } = await followLogin(server, 'casa', { again: true })
    expect(fragment.get('error')).toBe('failed')
    const facebookStart = await server.send('GET', oauthPaths.startReauth('facebook', 'a'))
    expect(String(facebookStart.headers['location'])).toContain('auth_type=reauthenticate')
  })
})
