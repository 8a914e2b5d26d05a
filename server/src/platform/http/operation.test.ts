import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
let production: TestServer
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: 'ficha de prueba' })
  production = await startTestServer({ NODE_ENV: 'production', TRUST_PROXY: '1' })
})
afterAll(() => Promise.all([server.stop(), production.stop()]))

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

test('P-operation-1: without a token the metrics are closed in production, from a private address too', async () => {
  const headersTried: Record<string, string>[] = [
    {},
    { 'x-forwarded-for': '127.0.0.1' },
    { authorization: 'Bearer ' },
    { authorization: 'Bearer undefined' },
  ]
  for (const headers of headersTried) {
    const options = { headers, remoteAddress: '10.0.0.7' }
    expect(await production.send('GET', '/metrics', options)).toMatchObject({ status: 401 })
  }
  expect(await production.send('GET', '/outbox')).toMatchObject({ status: 404 })
})
