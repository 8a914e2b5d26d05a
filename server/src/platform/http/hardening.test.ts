/** What a browser or a program must not be able to do with any address of the server. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { contract } from '@brilla/contract'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { docsPaths } from '@brilla/contract/platform/docs-paths'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

const authenticate = getRouteUrl(contract.authenticate)

let server: TestServer
let ana: TestPerson
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://brilla.example' })
  ;({ Ana: ana } = await server.registerTalents('Ana'))
})
afterAll(() => server.stop())

describe('P-operation-31: no other site can embed, read or reinterpret a response', () => {
  test.each([
    getRouteUrl(contract.getSocialProviders),
    getRouteUrl(contract.getSelf),
    docsPaths.page,
    docsPaths.openapi,
    '/.well-known/security.txt',
    '/healthz',
    '/metrics',
    mediaPaths.crop('nothing.jpg', 36, 36),
    mediaPaths.file('nothing.jpg'),
    '/nothing',
  ])('%s', async (url) => {
    const { headers } = await server.app.inject({ url, headers: { origin: 'https://evil.example' } })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'content-type': expect.stringMatching(/; charset=utf-8/),
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('a page loads only what is its own, and tells other sites only where a link was', async () => {
    const { headers } = await server.app.inject({ url: '/nothing', headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    for (const directive of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
    ])
      expect(policy).toContain(directive)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})

/** What the server answers to bytes on a connection of its own. */
async function sendRaw(lines: string[]): Promise<string> {
  const address =
    server.app.server.address() ?? (await server.app.listen({ host: '127.0.0.1', port: 0 }), null)
  const { port } = (address ?? server.app.server.address()) as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.write(lines.join('\r\n'))
  return text(socket)
}

test('P-operation-31: a request whose length is ambiguous is refused', async () => {
  const smuggled = ['0', '', `GET ${getRouteUrl(contract.getSelf)} HTTP/1.1`, 'host: a', '', '']
  for (const length of [
    ['content-length: 5', 'transfer-encoding: chunked'],
    ['content-length: 5', 'content-length: 6'],
    ['transfer-encoding: chunked, identity'],
  ]) {
    const reply = await sendRaw([`POST ${authenticate} HTTP/1.1`, 'host: a', ...length, '', ...smuggled])
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    expect(reply.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  }
})

test('P-operation-31: TRACE returns nothing of a request', async () => {
  const reply = await sendRaw([
    'TRACE / HTTP/1.1',
    'host: a',
    'x-access-token: of-ana',
    'connection: close',
    '',
    '',
  ])
  expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(reply).not.toContain('of-ana')
})

test('P-wire-9: repeated parameters and names of prototypes are no other input', async () => {
  const headers = { 'x-access-token': ana.token }
  const twice = await server.app.inject({ url: `${getRouteUrl(contract.getFeed)}?page=1&page=2`, headers })
  expect(twice.statusCode).toBe(400)
  const payload = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
  const body = await server.app.inject({
    method: 'PUT',
    url: getRouteUrl(contract.updateUser),
    headers,
    payload,
  })
  expect(body.statusCode).toBe(400)
  expect({}).not.toHaveProperty('polluted')
})

test('P-operation-32: the log names route, status and caller of what is refused, and no password', async () => {
  const lines = vi.spyOn(server.app.log, 'debug')
  const password = 'una clave que no es'
  await server.call('authenticate', { body: { email: ana.email, password } })
  await server.send('GET', getRouteUrl(contract.getFollowedTalents), {
    headers: { 'x-access-token': ana.token },
  })
  const logged = lines.mock.calls.map(([line]) => line as unknown as Record<string, unknown>)
  lines.mockRestore()
  expect(logged).toContainEqual(expect.objectContaining({ method: 'POST', route: authenticate, status: 401 }))
  expect(logged).toContainEqual(expect.objectContaining({ status: 403, account: ana.id }))
  expect(JSON.stringify(logged)).not.toContain(password)
})

test('P-wire-18: a link, an image or another site does not use up the token of a mailed link', async () => {
  await server.call('requestRecovery', { body: { email: ana.email, lang: 'es' } })
  const { text: mail } = await server.mailTo(ana.email, '/forgot/')
  const token = /\/forgot\/([\w-]+)/.exec(mail)?.[1] ?? ''
  for (const route of [contract.redeemRecovery, contract.confirmUser]) {
    for (const headers of [
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
    ]) {
      const refused = await server.send('GET', getRouteUrl(route, { params: { token } }), { headers })
      expect([refused.status, refused.body]).toMatchObject([403, { error: 'forbidden' }])
    }
  }
  const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
  const ours = await server.send('GET', getRouteUrl(contract.redeemRecovery, { params: { token } }), {
    headers,
  })
  expect(ours.status).toBe(200)
})
