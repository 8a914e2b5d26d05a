import { contract } from '@brilla/contract'
import { brand } from '@brilla/contract/platform/brand'
import type { Route } from '@brilla/contract/platform/route'
import { apiPath, getRouteUrl } from '@brilla/contract/platform/route-url'
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
  expect(body).toContain('jobs_failed 0')
  // The statements of the metrics do not count.
  expect(body).toContain('database_pool_waiting{pool="requests"} 0')
})

test('P-operation-1: after requests to all routes the metrics have at most 60 kB, and only series of what has occurred', async () => {
  const routes: Route[] = Object.values(contract)
  const headersTried: Record<string, string>[] = [{}, { 'x-access-token': 'unknown' }]
  for (const { method, path } of routes)
    for (const headers of headersTried)
      await server.send(method, `${apiPath}${path.replaceAll(/\{\w+\}/g, 'x')}`, { headers })
  const { body } = await server.send('GET', '/metrics', {
    headers: { authorization: 'Bearer ficha de prueba' },
  })
  expect(Buffer.byteLength(body as string)).toBeLessThanOrEqual(60_000)
  expect(body).toContain('http_requests_total{route="getFeed",status="4xx"} 2')
  expect(body).not.toContain('http_requests_total{route="getFeed",status="2xx"}')
})

test('P-operation-33: successful requests for the feed have a histogram of their own', async () => {
  const { Ana } = await server.registerTalents('Ana')
  expect((await server.call('getFeed', { token: Ana.token })).status).toBe(200)
  expect((await server.call('getFeed', { token: 'unknown' })).status).toBe(401)
  const { body } = await server.send('GET', '/metrics', {
    headers: { authorization: 'Bearer ficha de prueba' },
  })
  expect(body).toContain('feed_request_duration_seconds_count 1')
})

test('P-operation-17: while a process stops, replies close their connections', async () => {
  const stopping = await startTestServer()
  expect((await stopping.send('GET', '/healthz')).headers['connection']).not.toBe('close')
  stopping.context.readiness.turnOff()
  for (const path of ['/healthz', '/readyz', '/nowhere', getRouteUrl(contract.getSocialProviders)])
    expect((await stopping.send('GET', path)).headers['connection']).toBe('close')
  await stopping.stop()
})

test('P-operation-25: vulnerabilities have a contact that is valid, and password managers find the page of the password', async () => {
  const { status, headers, body } = await server.send('GET', '/.well-known/security.txt')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Contact: mailto:${brand.contact}\n`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body as string)![1]!)
  expect(expires).toBeGreaterThan(Date.now())
  expect(await server.send('GET', '/.well-known/change-password')).toMatchObject({
    status: 302,
    headers: { location: '/user/password' },
  })
  // By this address password managers find out whether statuses mean something here.
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect(await server.send('GET', missing)).toMatchObject({ status: 404 })
})

test('P-operation-25: documents may not use devices, positions or payments', async () => {
  const { headers } = await server.send('GET', '/nowhere')
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
    expect(headers['permissions-policy']).toContain(`${feature}=()`)
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
