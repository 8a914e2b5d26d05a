/** P-oauth-1 to P-oauth-12: logging in at a provider, against a real OpenID provider on localhost. */
import { oauthPaths } from '@brilla/contract/accounts/oauth-paths'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'
import { minute } from '../../platform/duration.ts'
import {
  createResident,
  details,
  getProviderVariables,
  type OauthWorld,
  publicUrl,
  startOauthWorld,
} from './oauth-world.testing.ts'
import { followLogin, readCookie, visitCallback } from './oauth.testing.ts'
import { clientId, clientSecret, type LoopbackFacebook, type LoopbackProvider } from './provider.testing.ts'

let world: OauthWorld
let server: TestServer
let provider: LoopbackProvider
let facebook: LoopbackFacebook

beforeAll(async () => {
  world = await startOauthWorld()
  ;({ server, provider, facebook } = world)
})
afterAll(() => world.stop())
afterEach(() => world.reset())

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
      ...getProviderVariables(provider),
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
    expect(await failing('casa', { before: () => server.advance(10 * minute + 1_000) })).toBe('expired')
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
      ...getProviderVariables(provider),
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
