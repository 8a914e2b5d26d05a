import { fileURLToPath } from 'node:url'
import { contract } from '@brilla/contract'
import { limits } from '@brilla/contract/platform/limits'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPath, getRouteUrl } from '@brilla/contract/platform/route-url'
import { docsPaths } from '@brilla/contract/platform/docs-paths'
import { startTestServer, type TestServer } from '../../testing.ts'

interface Operation {
  security: object[]
  parameters: { name: string; required: boolean; schema: object; example?: unknown }[]
  responses: Record<string, { description: string }>
  requestBody?: { required: boolean; content: Record<string, { example?: unknown }> }
}

interface Document {
  paths: Record<string, Record<string, Operation>>
}

let server: TestServer
let document: Document
beforeAll(async () => {
  server = await startTestServer()
  document = (await server.send('GET', docsPaths.openapi)).body as Document
})
afterAll(() => server.stop())

const findOperation = (method: string, path: string): Operation =>
  document.paths[path]?.[method.toLowerCase()] ?? expect.fail(`${method} ${path} is missing`)

describe('P-wire-11: the OpenAPI document', () => {
  test('P-wire-1: lists every route, and the requests that are no routes of the contract', () => {
    for (const { method, path } of Object.values(contract)) findOperation(method, apiPath + path)
    for (const [method, path] of [
      ['PUT', `${apiPath}/uploads/{name}`],
      ['GET', `${apiPath}/files/{name}`],
      ['GET', `${apiPath}/exports/{id}`],
      ['GET', '/resize/{crop}/{image}'],
    ] as const)
      findOperation(method, path)
  })

  test('is valid by the recommended rules for OpenAPI documents', async () => {
    const config = await loadConfig({
      configPath: fileURLToPath(new URL('../../../../redocly.yaml', import.meta.url)),
    })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  test('lists the errors of each audience, the required fields and the limits', async () => {
    const create = findOperation('POST', `${apiPath}/posts`)
    expect(create.responses['403']?.description).toBe('choose_type · only_talento · suspended')
    expect(create.responses['409']?.description).toBe('idempotency_conflict')
    expect(create.requestBody?.required).toBe(true)
    expect(create.security).toEqual([{ token: [] }])
    expect(findOperation('POST', `${apiPath}/users`).security).toEqual([])
    expect(findOperation('POST', `${apiPath}/reactions/like/post/{id}`).requestBody?.required).toBe(false)
    const lookup = findOperation('GET', `${apiPath}/users/email-exists/{email}`)
    expect(lookup.responses['404']?.description).toBe('not_found')
    const { status } = await server.send(
      'GET',
      getRouteUrl(contract.emailExists, { params: { email: '\0' } }),
    )
    expect(status).toBe(404)
    expect(findOperation('GET', `${apiPath}/comments`).parameters).toMatchObject([
      { name: 'postId', required: true },
      { name: 'after', required: false },
    ])
    expect(findOperation('GET', `${apiPath}/posts`).parameters[0]).toMatchObject({
      name: 'page',
      schema: { type: 'integer', minimum: 1, maximum: limits.pageMax },
    })
  })

  test('has an example of each parameter and each JSON body', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { parameters, requestBody }] of Object.entries(operations)) {
        for (const { name, example } of parameters) {
          expect.soft([method, path, name, typeof example]).not.toContain('undefined')
        }
        const body = requestBody?.content['application/json']
        if (body) expect.soft([method, path, typeof body.example]).not.toContain('undefined')
      }
    }
  })

  test('writes each schema once, under its name', () => {
    const seen = new Map<string, number>()
    JSON.stringify(document, (_key, value: { type?: string; properties?: object } | null) => {
      if (value?.type === 'object' && value.properties) {
        const text = JSON.stringify(value)
        seen.set(text, (seen.get(text) ?? 0) + 1)
      }
      return value
    })
    expect([...seen].filter(([, times]) => times > 1)).toEqual([])
    expect(seen.size).toBeGreaterThan(30)
  })
})

test('the docs page works over plain HTTP', async () => {
  const { status, headers } = await server.send('GET', docsPaths.page)
  expect([status, String(headers['content-type'])]).toEqual([200, expect.stringContaining('text/html')])
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})
