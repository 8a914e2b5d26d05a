import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, createClient, OfflineError } from './api.ts'
import { createSession } from './session.ts'
import { createMemoryStorage } from './storage.testing.ts'

const token = `.${btoa(JSON.stringify({ sub: 'ana', sid: 'first', version: 0, exp: 4e9 }))}.`

function setUp(respond: (request: RequestInit) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => Promise.resolve(request).then(respond))
  const session = createSession(createMemoryStorage({ token }))
  return { session, api: createClient(session, () => 'es') }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('sessionStorage', createMemoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['truncated JSON', new Response('{"id":"a","nom')],
  ['a page of HTML', new Response('<!doctype html><title>Wi-Fi</title>')],
])(
  '%s with status 200 is an error that can be retried, and does not end the session',
  async (_, response) => {
    const { api, session } = setUp(() => response)
    await expect(api.call('getSelf')).rejects.toBeInstanceOf(OfflineError)
    expect(session.token()).toBe(token)
  },
)

test('a response whose body breaks off is an error that can be retried', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'))
      controller.error(new TypeError('network error'))
    },
  })
  await expect(setUp(() => new Response(body)).api.call('getSelf')).rejects.toBeInstanceOf(OfflineError)
})

test('an empty body is an empty object', async () => {
  expect(await setUp(() => new Response(null, { status: 204 })).api.call('logout')).toEqual({})
})

test('a 401 ends the session only with a problem document, and not at a login', async () => {
  const problem = () => Response.json({ error: 'unauthorized' }, { status: 401 })
  const proxy = setUp(() => new Response('<h1>Log in to the network</h1>', { status: 401 }))
  await expect(proxy.api.call('getSelf')).rejects.toMatchObject({ status: 401 })
  expect(proxy.session.token()).toBe(token)

  const login = setUp(problem)
  const body = { email: 'ana@gente.example', password: 'wrong' }
  await expect(login.api.call('authenticate', { body })).rejects.toBeInstanceOf(ApiError)
  expect(login.session.token()).toBe(token)

  const revoked = setUp(problem)
  await expect(revoked.api.call('getSelf')).rejects.toBeInstanceOf(ApiError)
  expect([revoked.session.token(), revoked.session.hasEnded()]).toEqual([null, true])
})

test('P-sessions-24: a request whose token was replaced meanwhile is sent again, but not for another person', async () => {
  const eva = `.${btoa(JSON.stringify({ sub: 'eva', exp: 4e9 }))}.`
  for (const [next, sent] of [
    [`${token}new`, [token, `${token}new`]],
    [eva, [token]],
  ] as const) {
    const tokens: (string | null)[] = []
    const { api, session } = setUp(({ headers }) => {
      tokens.push(new Headers(headers).get('x-access-token'))
      if (tokens.length > 1) return Response.json({ nombre: 'Ana' })
      session.login(next)
      return Response.json({ error: 'unauthorized' }, { status: 401 })
    })
    const called = api.call('getSelf')
    if (next === eva) await expect(called).rejects.toBeInstanceOf(ApiError)
    else expect(await called).toEqual({ nombre: 'Ana' })
    expect([session.token(), tokens]).toEqual([next, sent])
  }
})

test('P-sessions-24: a new token in a response replaces that of the session, unless the session has ended meanwhile', async () => {
  const renewed = () => new Response(null, { status: 204, headers: { 'x-access-token': `${token}new` } })
  const body = { password: 'cuatro palabras sin sentido' }
  const confirmed = setUp(renewed)
  await confirmed.api.call('reauthenticate', { body })
  expect(confirmed.session.token()).toBe(`${token}new`)
  const left = setUp(() => {
    left.session.logout()
    return renewed()
  })
  await left.api.call('reauthenticate', { body })
  expect(left.session.token()).toBeNull()
})

test('a 401 to a request without a token ends no session', async () => {
  const { api, session } = setUp(() => Response.json({ error: 'unauthorized' }, { status: 401 }))
  session.logout()
  await expect(api.call('getSelf')).rejects.toBeInstanceOf(ApiError)
  expect(session.hasEnded()).toBe(false)
})

test('an error has the code, the fields and the seconds of its problem document', async () => {
  const errors = [{ field: 'email', error: 'correo_existe', message: 'Ya hay una cuenta.' }]
  const init = { status: 429, headers: { 'retry-after': '42' } }
  const { api } = setUp(() => Response.json({ error: 'limite', detail: 'Espera.', errors }, init))
  await expect(api.call('getSelf')).rejects.toMatchObject({
    status: 429,
    error: 'limite',
    detail: 'Espera.',
    errors,
    retryAfter: 42,
  })
})

test('an aborted request rejects with its own reason, a failed one with OfflineError', async () => {
  const failed = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(failed.api.call('getSelf')).rejects.toBeInstanceOf(OfflineError)
  const signal = AbortSignal.abort(new Error('left'))
  const aborted = setUp(({ signal }) => Promise.reject(signal?.reason as Error))
  await expect(aborted.api.call('getSelf', {}, { signal })).rejects.toThrow('left')
})
