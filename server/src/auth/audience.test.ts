/** Made from the contract: every route against every audience, and every field against hostile values. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { contract, type RouteName } from '@brilla/contract'
import type { Route } from '@brilla/contract/route'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSession } from '../auth/index.ts'
import { type Answer, startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { samples } from './samples.testing.ts'

const names = Object.keys(contract) as RouteName[]
const getRoute = (name: RouteName): Route => contract[name]

let server: TestServer
let people: Record<'none' | 'talento' | 'agencia' | 'suspended', TestPerson>

beforeAll(async () => {
  server = await startTestServer()
  const { none } = await server.registerPeople(null, 'none')
  const { talento } = await server.registerPeople('talento', 'talento')
  const { agencia } = await server.registerPeople('agencia', 'agencia')
  const { suspended } = await server.registerPeople('talento', 'suspended')
  people = { none, talento, agencia, suspended }
})
afterAll(() => server.stop())

/** Sends a route's sample, changed as told, with a token of its own session so that a logout ends nobody else's. */
async function send(name: RouteName, token: string | undefined, change: object = {}) {
  return server.call(name, { ...samples[name], ...change, ...(token !== undefined && { token }) })
}

async function freshToken(person: TestPerson): Promise<string> {
  // Restore the account if a previous request cancelled it.
  await server.context.db
    .updateTable('account')
    .set({ status: person === people.suspended ? 'suspended' : 'active' })
    .where('id', '=', person.id)
    .execute()
  return startSession(server.context, server.context.db, person.id)
}

type Caller = 'guest' | keyof typeof people

/** P-wire-10, P-wire-8 and P-suspension-1: what the audience alone answers; undefined where it lets the caller in. */
function findRefusal({ audience, allowSuspended }: Route, caller: Caller): [number, string] | undefined {
  if (audience === 'guest') return undefined
  if (caller === 'guest') return [401, 'unauthorized']
  if (caller === 'suspended') return allowSuspended ? undefined : [403, 'suspended']
  if (audience === 'user') return undefined
  if (caller === 'none') return [403, 'choose_type']
  if (audience === 'talento' && caller !== 'talento') return [403, 'only_talento']
  if (audience === 'agencia' && caller !== 'agencia') return [403, 'only_agencia']
  if (audience === 'moderator') return [403, 'forbidden']
  return undefined
}

describe('P-wire-10: each call names one audience, and the server enforces it', () => {
  for (const name of names) {
    const route = getRoute(name)
    test(`${route.method} ${route.path} is for ${route.audience}`, async () => {
      for (const caller of ['guest', 'none', 'talento', 'agencia', 'suspended'] as const) {
        const token = caller === 'guest' ? undefined : await freshToken(people[caller])
        const { status, body } = (await send(
          name,
          token,
          name === 'chooseAccountType' ? { body: {} } : {},
        )) as Answer<{ error?: string } | undefined>
        const refusal = findRefusal(route, caller)
        expect(status).toBeLessThan(500)
        if (refusal) expect([status, body?.error]).toEqual(refusal)
        else expect([status, body?.error]).not.toEqual([401, 'unauthorized'])
      }
    })
    if (route.audience !== 'guest') {
      test(`${route.method} ${route.path} answers 401 to a token that is missing, malformed or of nobody`, async () => {
        for (const token of [
          '',
          'x',
          'a.b.c',
          `${people.talento.token}x`,
          people.talento.token.replace(/\.[^.]+$/, '.'),
        ]) {
          expect((await send(name, token)).status).toBe(401)
        }
      })
    }
  }
})

/** Values that no field should stumble over. */
const hostile: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  '👩‍👩‍👧‍👦'.repeat(300),
  'x'.repeat(20_000),
  [],
  ['x'],
  [[]],
  {},
  { $gt: '' },
  { constructor: { prototype: {} } },
]

describe('P-wire-9: bad input is a 4xx with a problem document, never a 5xx', () => {
  for (const name of names) {
    const route = getRoute(name)
    const sample = samples[name]
    test(`${route.method} ${route.path} withstands hostile values in each field`, async () => {
      const sender = route.audience === 'agencia' ? people.agencia : people.talento
      const tokenNow = async () => (route.audience === 'guest' ? undefined : freshToken(sender))
      const token = await tokenNow()
      for (const part of ['params', 'query', 'body'] as const) {
        for (const field of Object.keys(sample[part] ?? {})) {
          for (const value of hostile) {
            const written = part === 'body' ? value : String(value).toWellFormed()
            if (part === 'params' && written === '') continue
            expectCalm(await send(name, token, { [part]: { ...sample[part], [field]: written } }))
          }
        }
      }
      if (name === 'logout') return
      if (!route.body) return
      for (const value of [...hostile, undefined]) expectCalm(await send(name, token, { body: value }))
      // The session may have ended by what was sent.
      const unknown = await send(name, await tokenNow(), { body: { ...sample.body, surprise: 1 } })
      expect(unknown.status).toBe(400)
      expect(unknown.body).toMatchObject({ errors: [{ field: 'surprise', error: 'unknown_field' }] })
    })
  }

  test('any JSON at all as a body is answered calmly by every call', async () => {
    const token = await freshToken(people.talento)
    const withBody = names.filter((name) => getRoute(name).body)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withBody), fc.jsonValue(), async (name, body) => {
        expectCalm(await send(name, token, { body }))
      }),
      { numRuns: 300 },
    )
  })

  test('what is not JSON is a 400, whatever its content type', async () => {
    for (const type of ['application/json', 'Application/JSON ; charset=utf-8', 'text/plain', 'x / y', '']) {
      const answer = await server.send('POST', '/api/users', {
        headers: { 'content-type': type },
        payload: '{"nombre":',
      })
      expect([answer.status, (answer.body as { error: string }).error]).toEqual([400, 'not_json'])
    }
  })

  test('who may not call at all hears that first, whatever they send', async () => {
    for (const payload of ['{', '[]', '{"surprise":1}', 'x'.repeat(100)]) {
      const answer = await server.send('POST', '/api/posts', { payload })
      expect([answer.status, (answer.body as { error: string }).error]).toEqual([401, 'unauthorized'])
    }
    const token = await freshToken(people.talento)
    const headers = { 'x-access-token': token }
    expect((await server.send('POST', '/api/users/logout', { headers, payload: '{' })).status).toBe(400)
  })

  test('what is no HTTP is answered with a problem document too', async () => {
    const base = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
    for (const [request, status] of [
      ['blah\r\n\r\n', 400],
      [`GET /api/users/self HTTP/1.1\r\nHost: a\r\nx-access-token: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const socket = connect(Number(base.port), base.hostname)
      socket.write(request)
      const answer = await text(socket)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(answer).toContain('content-type: application/problem+json')
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        status,
        error: expect.any(String),
      })
    }
  })

  test('"JSON, UTF-8": other bytes are refused, not altered', async () => {
    for (const [payload, status] of [
      [Buffer.from('{"nombre":"Lucía"}', 'utf8'), 422],
      [Buffer.from('{"nombre":"Lucía"}', 'latin1'), 400],
      [gzipSync('{"nombre":"Lucía"}'), 400],
    ] as const) {
      const headers = { 'content-type': 'application/json' }
      expect((await server.send('POST', '/api/users', { headers, payload })).status).toBe(status)
    }
  })

  test('"400 wrong type", at its field, where there is a choice too', async () => {
    for (const sex of [1, true, [], {}]) {
      const { status, body } = await send('registerUser', undefined, {
        body: { ...samples.registerUser.body, sex },
      })
      expect([status, body]).toMatchObject([400, { error: 'invalid', errors: [{ field: 'sex' }] }])
    }
  })

  test('an error is said once, in the language asked for; no answer is kept by anybody', async () => {
    for (const language of ['es', 'en']) {
      const { headers, body } = await server.send('POST', '/api/users', {
        headers: { 'accept-language': language },
        payload: '{}',
      })
      expect(headers).toMatchObject({ 'content-language': language, 'cache-control': 'no-store' })
      const sentences = (body as { detail: string }).detail.split('. ')
      expect(new Set(sentences).size).toBe(sentences.length)
    }
    const { headers } = await send('getSelf', await freshToken(people.talento), {})
    expect(headers['cache-control']).toBe('no-store')
    expect((await server.send('GET', '/api/users/%ff')).headers['x-request-id']).toEqual(expect.any(String))
  })

  test('an address that is none of ours is a 404, however it is written', async () => {
    for (const url of [
      '/api/nothing',
      '/api//users/self',
      '/api/users%2Fself',
      '/api/',
      '/api/users/%ff',
      '//api/users/self',
    ]) {
      const { status } = await server.send('GET', url)
      expect([400, 401, 404]).toContain(status)
    }
  })
})

function expectCalm({
  status,
  headers,
  body,
}: {
  status: number
  headers: Record<string, unknown>
  body: unknown
}) {
  expect(status).toBeLessThan(500)
  if (status < 400) return
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(body).toMatchObject({ status, title: expect.any(String), error: expect.any(String) })
}
