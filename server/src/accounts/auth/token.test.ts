import { createHmac } from 'node:crypto'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '../../platform/duration.ts'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('P-sessions-5: a token without a signature, of another kind, algorithm or key, or that has expired, is refused', async () => {
  const { Ana } = await server.registerTalents('Ana')
  const claims = decodeJwt(Ana.token)
  const { secret } = server.context
  const ticketKey = createHmac('sha256', secret).update('social ticket').digest()
  const sign = (changed: object, header: object = {}, key: Uint8Array = secret) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'HS256', ...header }).sign(key)
  const status = async (token: string) => (await server.call('getSelf', { token })).status
  expect(await status(await sign({})), 'the way of signing is right').toBe(200)
  const key = { kty: 'oct', k: Buffer.alloc(32, 1).toString('base64url') }
  for (const token of [
    new UnsecuredJWT(claims).encode(),
    await sign({}, { alg: 'HS512' }),
    await sign({ iss: 'brilla:social' }),
    await sign({}, {}, ticketKey),
    await sign({}, { jwk: key }, Buffer.alloc(32, 1)),
    await sign({ exp: Math.floor((Date.now() - hour) / 1000) }),
  ])
    expect(await status(token)).toBe(401)
})
