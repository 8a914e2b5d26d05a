import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ METRICS_TOKEN: 'ficha de prueba' })))
afterAll(() => server.stop())

test('P-operation-1: liveness, readiness, and metrics for callers with the token', async () => {
  expect(await server.send('GET', '/healthz')).toMatchObject({ status: 200 })
  expect(await server.send('GET', '/readyz')).toMatchObject({ status: 200 })
  const asked = (authorization?: string) =>
    server.send('GET', '/metrics', authorization === undefined ? {} : { headers: { authorization } })
  for (const wrong of [
    undefined,
    '',
    'Bearer',
    'Bearer otra',
    'ficha de prueba',
    'Bearer ficha de pruebas',
  ]) {
    expect(await asked(wrong)).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
  }
  const { status, body } = await asked('Bearer ficha de prueba')
  expect(status).toBe(200)
  expect(body).toContain('http_request_duration_seconds')
  expect(body).toContain('outbox_pending 0')
  expect(body).toContain('outbox_dead_letters 0')
})
