import { contract } from '@brilla/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface Operation {
  parameters: { name: string; required: boolean }[]
  responses: Record<string, { description: string }>
  requestBody?: { required: boolean }
}

async function operation(method: string, path: string): Promise<Operation> {
  const { body } = await server.send('GET', '/api/openapi.json')
  const { paths } = body as { paths: Record<string, Record<string, Operation>> }
  return paths[path]?.[method.toLowerCase()] ?? expect.fail(`${method} ${path} is not told`)
}

describe('P-wire-11: GET /api/openapi.json', () => {
  test('lists every route and the upload and download URLs', async () => {
    for (const { method, path } of Object.values(contract)) await operation(method, path)
    for (const [method, path] of [
      ['PUT', '/uploads/{name}'],
      ['GET', '/files/{name}'],
      ['GET', '/resize/{crop}/{image}'],
    ] as const)
      await operation(method, path)
  })

  test('lists the errors of each audience and the required fields', async () => {
    const create = await operation('POST', '/posts')
    expect(create.responses['403']?.description).toBe('choose_type · only_talento · suspended')
    expect(create.responses['409']?.description).toBe('idempotency_conflict')
    expect(create.requestBody?.required).toBe(true)
    expect((await operation('POST', '/reactions/like/post/{id}')).requestBody?.required).toBe(false)
    const lookup = await operation('GET', '/users/email-exists/{email}')
    expect(lookup.responses['404']?.description).toBe('not_found')
    const { status } = await server.send('GET', '/api/users/email-exists/%00')
    expect(status).toBe(404)
    const comments = await operation('GET', '/comments')
    expect(comments.parameters).toMatchObject([
      { name: 'postId', required: true },
      { name: 'after', required: false },
    ])
  })

  test('the docs page works over plain HTTP', async () => {
    const { status, headers } = await server.send('GET', '/api/docs')
    expect([status, String(headers['content-type'])]).toEqual([200, expect.stringContaining('text/html')])
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})
