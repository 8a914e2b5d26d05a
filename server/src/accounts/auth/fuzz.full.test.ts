/** Every route of the contract with inputs generated from its schemas; the command `fuzz` sends more of them. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { contract, type RouteName } from '@brilla/contract'
import { docsPaths } from '@brilla/contract/platform/docs-paths'
import { type ErrorCode, errorMessage, type Language, problem } from '@brilla/contract/platform/errors'
import type { Route } from '@brilla/contract/platform/route'
import { apiPath } from '@brilla/contract/platform/route-url'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTranslationHost, type TranslationHost } from '../../content/translation/provider.testing.ts'
import { startTestServer, type TestResponse, type TestServer } from '../../testing.ts'
import {
  countFields,
  createRequests,
  type FuzzedRequest,
  type Sender,
  writeRequest,
} from './fuzz-requests.testing.ts'
import type { Sample } from './sample-world.testing.ts'
import { createPopulation, type SamplePopulation } from './samples.testing.ts'

const inputs = Number(process.env['FUZZ_INPUTS'] ?? 2_000)
const seed = process.env['FUZZ_SEED']

/** Inputs of a route with fewer fields differ in less: it gets a part of them for each, and one more. */
const fieldsMax = 9

/** Bytes by which the heap may grow, however many inputs there are: what is loaded once takes most. */
const growthMax = 192_000_000

let host: TranslationHost
beforeAll(async () => {
  host = await startTranslationHost()
})
afterAll(() => host.stop())

/** Response descriptions of the OpenAPI document, which name the error codes, by path, method and status. */
type Documented = Record<string, Record<string, { responses: Record<string, { description: string }> }>>

describe('P-wire-9, P-wire-11: nearly valid requests get a documented response', () => {
  for (const name of Object.keys(contract) as RouteName[]) {
    test(`${name} handles hostile inputs`, { timeout: 120_000 + inputs * 100 }, async () => {
      const server = await startTestServer({ TRANSLATE_URL: host.url })
      try {
        await sendInputs(name, server)
        expect((await server.send('GET', '/readyz')).status).toBe(200)
      } finally {
        await server.stop()
      }
    })
  }
})

async function sendInputs(name: RouteName, server: TestServer): Promise<void> {
  const route: Route = contract[name]
  const { paths } = (await server.send('GET', docsPaths.openapi)).body as { paths: Documented }
  const documented = paths[apiPath + route.path]![route.method.toLowerCase()]!.responses
  const population = await createPopulation(server)
  const words = Object.values(population.people).flatMap(({ id, email }) => [id, email])
  const client = createClient(name, population)
  const parts = [route.params, route.query, route.headers, route.body]
  const fields = parts.reduce((count, part) => count + countFields(part), 0)
  const numRuns = Math.ceil(inputs * Math.min(1, (fields + 1) / (fieldsMax + 1)))
  let successes = 0
  const before = measureHeap()
  await fc.assert(
    fc.asyncProperty(createRequests(route, words), async (request) => {
      const { sample, token } = await client.prepare(request)
      const { method, url, ...options } = writeRequest(route, sample, token, request)
      if (isOfOtherRoute(route, url)) return
      const response = await server.send(method, url, options)
      client.learn(request, response.status)
      if (response.status < 400) successes += 1
      expectDocumented(documented, request.language as Language, response)
    }),
    { numRuns, ...(seed !== undefined && { seed: Number(seed) }) },
  )
  expect(successes).toBeGreaterThan(0)
  server.mails.length = 0
  expect(measureHeap() - before).toBeLessThan(growthMax)
}

function measureHeap(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

/** Inputs after which a route that changes something gets a new valid request to change. */
const inputsPerSample = 50

/** Has a valid request and a token for each sender. */
function createClient(name: RouteName, population: SamplePopulation) {
  const { method }: Route = contract[name]
  const samples = new Map<Sender, Promise<Sample>>()
  const tokens = new Map<Sender, Promise<string | undefined>>()
  let sent = 0

  async function getToken(sender: Sender): Promise<string | undefined> {
    if (sender === 'guest') return undefined
    const token = tokens.get(sender) ?? population.createToken(sender)
    tokens.set(sender, token)
    return token
  }

  return {
    async prepare({ sender, impostor = sender, token: forged }: FuzzedRequest) {
      if (method !== 'GET' && sent++ % inputsPerSample === 0) {
        samples.clear()
        tokens.clear()
      }
      const sample =
        samples.get(sender) ?? population.createSample(sender === 'guest' ? 'talento' : sender, name)
      samples.set(sender, sample)
      const [valid, token] = [await sample, await getToken(impostor)]
      return { sample: valid, token: forged ?? token }
    },
    learn({ sender, impostor = sender }: FuzzedRequest, status: number) {
      if (status === 401) tokens.delete(impostor)
    },
  }
}

const isParameter = (segment: string) => segment.startsWith('{')

/** Whether a more specific route answers, such as when the id of somebody is the name of a list. */
function isOfOtherRoute({ method, path }: Route, url: string): boolean {
  const sent = new URL(url, 'http://localhost').pathname.slice(apiPath.length).split('/')
  return (Object.values(contract) as Route[]).some((other) => {
    const segments = other.path.split('/')
    return (
      other.method === method &&
      other.path !== path &&
      segments.length === sent.length &&
      segments.every((segment, index) => isParameter(segment) || segment === sent[index]) &&
      segments.filter(isParameter).length < path.split('/').filter(isParameter).length
    )
  })
}

/** Expects a success that is documented, or a problem with a documented code in the language of the request. */
function expectDocumented(
  documented: Record<string, { description: string }>,
  language: Language,
  { status, headers, body }: TestResponse,
): void {
  const response = documented[status]
  if (!response) expect.fail(`${status} is not documented: ${JSON.stringify(body)}`)
  if (status < 400) return
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': language,
  })
  const { error, title, ...rest } = problem.parse(body)
  expect(rest.status).toBe(status)
  expect(response.description.split(' · ')).toContain(error)
  const message = errorMessage(error as ErrorCode, language)
  if (!message.includes('{')) expect(title).toBe(message)
}
