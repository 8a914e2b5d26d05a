/** Generated from the contract: every route × every audience, and what every route refuses. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { contract, type RouteName } from '@brilla/contract'
import { errorCatalog as errors } from '@brilla/contract/platform/errors'
import type { Route } from '@brilla/contract/platform/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPath, getRouteUrl } from '@brilla/contract/platform/route-url'
import { type TestResponse, createRegistration, startTestServer, type TestServer } from '../../testing.ts'
import { startTranslationHost, type TranslationHost } from '../../content/translation/provider.testing.ts'
import type { CallerType, Sample } from './sample-world.testing.ts'
import { createPopulation, type SamplePopulation } from './samples.testing.ts'

const names = Object.keys(contract) as RouteName[]
const getRoute = (name: RouteName): Route => contract[name]

let host: TranslationHost
let server: TestServer
let population: SamplePopulation

beforeAll(async () => {
  host = await startTranslationHost()
  server = await startTestServer({ TRANSLATE_URL: host.url })
  population = await createPopulation(server)
})
afterAll(async () => {
  await server.stop()
  await host.stop()
})

async function send(name: RouteName, token: string | undefined, { params, query, body }: Sample) {
  const input = { params, query, body, ...(token !== undefined && { token }) }
  return (await server.call(name, input as object)) as TestResponse<{ error?: string } | undefined>
}

type Caller = 'guest' | CallerType

/** P-wire-10, P-wire-8 and P-suspension-1: the error of the audience alone; undefined for a permitted caller. */
function findRefusal({ audience, allowSuspended }: Route, caller: Caller): [number, string] | undefined {
  if (audience === 'guest') return undefined
  if (caller === 'guest') return [401, 'unauthorized']
  if (audience === 'moderator') return caller === 'moderator' ? undefined : [404, 'not_found']
  if (caller === 'suspended') return allowSuspended ? undefined : [403, 'suspended']
  if (audience === 'user') return undefined
  if (caller === 'none') return [403, 'choose_type']
  if (audience === 'talento' && caller !== 'talento') return [403, 'only_talento']
  if (audience === 'agencia' && caller !== 'agencia') return [403, 'only_agencia']
  return undefined
}

/** A caller that the audience permits. */
const getSender = ({ audience }: Route) =>
  audience === 'agencia' || audience === 'moderator' ? audience : 'talento'

const sharedSamples = new Map<RouteName, Promise<Sample>>()
/** A sample for requests that are refused, and so change nothing. */
function getSharedSample(name: RouteName): Promise<Sample> {
  const shared = sharedSamples.get(name) ?? population.createSample(getSender(getRoute(name)), name)
  sharedSamples.set(name, shared)
  return shared
}

const callers = ['guest', 'none', 'talento', 'agencia', 'suspended'] as const

/** Status and error code that the contract documents for a sample. */
function getDocumentedReply(route: Route, { error }: Sample): [number, string | undefined] {
  if (error === undefined) return [Number(Object.keys(route.replies).at(-1)), undefined]
  const documented = route.errors?.find((entry) => (typeof entry === 'string' ? entry : entry.code) === error)
  if (documented === undefined) throw new Error(`${error} is not documented`)
  return [typeof documented === 'string' ? errors[documented].status : documented.status, error]
}

describe('P-wire-10: each route names one audience, and the server enforces it', () => {
  for (const name of names) {
    const route = getRoute(name)
    for (const caller of route.audience === 'moderator' ? ([...callers, 'moderator'] as const) : callers) {
      const refusal = findRefusal(route, caller)
      const outcome = refusal ? `responds with ${refusal.join(' ')} to` : 'is open to'
      test(`${route.method} ${route.path} ${outcome} ${caller}`, async () => {
        const sample = refusal
          ? await getSharedSample(name)
          : await population.createSample(caller === 'guest' ? getSender(route) : caller, name)
        const token = caller === 'guest' ? undefined : await population.createToken(caller)
        const { status, body } = await send(name, token, sample)
        expect([status, body?.error]).toEqual(refusal ?? getDocumentedReply(route, sample))
      })
    }
    if (route.audience !== 'guest') {
      test(`P-wire-2: ${route.method} ${route.path} responds with 401 to a missing, malformed or forged token`, async () => {
        const sample = await getSharedSample(name)
        const { token } = population.people.talento
        for (const invalid of ['', 'x', 'a.b.c', `${token}x`, token.replace(/\.[^.]+$/, '.')]) {
          expect((await send(name, invalid, sample)).status).toBe(401)
        }
      })
    }
  }
})

describe('P-wire-9: bad input is a 4xx with a problem document, never a 5xx', () => {
  for (const name of names.filter((each) => getRoute(each).body)) {
    const route = getRoute(name)
    test(`${route.method} ${route.path} refuses an unknown field`, async () => {
      const sample = await getSharedSample(name)
      const token = route.audience === 'guest' ? undefined : await population.createToken(getSender(route))
      const refused = await send(name, token, { ...sample, body: { ...sample.body, surprise: 1 } })
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'surprise', error: 'unknown_field' }] },
      })
    })
  }

  test('a body that is not JSON is a 400 with any content type', async () => {
    for (const type of ['application/json', 'Application/JSON ; charset=utf-8', 'text/plain', 'x / y', '']) {
      const response = await server.send('POST', getRouteUrl(contract.registerUser), {
        headers: { 'content-type': type },
        payload: '{"nombre":',
      })
      expect([response.status, (response.body as { error: string }).error]).toEqual([400, 'not_json'])
    }
  })

  test('the audience is checked before the body', async () => {
    for (const payload of ['{', '[]', '{"surprise":1}', 'x'.repeat(100)]) {
      const response = await server.send('POST', getRouteUrl(contract.createPost), { payload })
      expect([response.status, (response.body as { error: string }).error]).toEqual([401, 'unauthorized'])
    }
    const token = await population.createToken('talento')
    const headers = { 'x-access-token': token }
    expect((await server.send('POST', getRouteUrl(contract.logout), { headers, payload: '{' })).status).toBe(
      400,
    )
  })

  test('malformed HTTP gets a problem document too', async () => {
    const base = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
    for (const [request, status] of [
      ['blah\r\n\r\n', 400],
      [
        `GET ${getRouteUrl(contract.getSelf)} HTTP/1.1\r\nHost: a\r\nx-access-token: ${'x'.repeat(20_000)}\r\n\r\n`,
        431,
      ],
    ] as const) {
      const socket = connect(Number(base.port), base.hostname)
      socket.write(request)
      const response = await text(socket)
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(response).toContain('content-type: application/problem+json')
      expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        status,
        error: expect.any(String),
      })
    }
  })

  test('P-wire-14: a body that is not UTF-8 is refused, not altered', async () => {
    for (const [payload, status] of [
      [Buffer.from('{"nombre":"Lucía"}', 'utf8'), 422],
      [Buffer.from('{"nombre":"Lucía"}', 'latin1'), 400],
      [gzipSync('{"nombre":"Lucía"}'), 400],
    ] as const) {
      const headers = { 'content-type': 'application/json' }
      expect(
        (await server.send('POST', getRouteUrl(contract.registerUser), { headers, payload })).status,
      ).toBe(status)
    }
  })

  test('a wrong type is a 400 at its field, also for enumerations', async () => {
    for (const sex of [1, true, [], {}]) {
      const body = { ...createRegistration('Sexo'), sex }
      const response = await send('registerUser', undefined, { body })
      expect(response).toMatchObject({ status: 400, body: { error: 'invalid', errors: [{ field: 'sex' }] } })
    }
  })

  test('P-wire-7, P-wire-13: an error names each reason once, in the requested language; no response may be cached', async () => {
    for (const language of ['es', 'en']) {
      const { headers, body } = await server.send('POST', getRouteUrl(contract.registerUser), {
        headers: { 'accept-language': language },
        payload: '{}',
      })
      expect(headers).toMatchObject({ 'content-language': language, 'cache-control': 'no-store' })
      const sentences = (body as { detail: string }).detail.split('. ')
      expect(new Set(sentences).size).toBe(sentences.length)
    }
    const { headers } = await send('getSelf', await population.createToken('talento'), {})
    expect(headers['cache-control']).toBe('no-store')
    expect((await server.send('GET', `${apiPath}/users/%ff`)).headers['x-request-id']).toEqual(
      expect.any(String),
    )
  })

  test('P-wire-1: unknown paths are refused in every spelling', async () => {
    for (const url of [
      `${apiPath}/nothing`,
      `${apiPath}//users/self`,
      `${apiPath}/users%2Fself`,
      `${apiPath}/`,
      `${apiPath}/users/%ff`,
      `/${apiPath}/users/self`,
    ]) {
      const { status } = await server.send('GET', url)
      expect([400, 401, 404]).toContain(status)
    }
  })
})
