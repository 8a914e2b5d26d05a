/** P-notifications-13: what is sent to push services, and to which addresses. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect, type Server } from 'node:net'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Log } from './log.ts'
import { createPushSender, deriveVapidKeys } from './web-push.ts'

const secret = new TextEncoder().encode('a secret of the tests and of nothing else')
const log = { error: vi.fn<Log['error']>() }
const subject = 'mailto:hola@brilla.example'
const browser = createECDH('prime256v1')
const target = {
  endpoint: 'https://push.example/send/1',
  p256dh: browser.generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
}
const push = {
  payload: '{"title":"Hola"}',
  ttl: 60,
  urgency: 'high',
  topic: 'a topic of any length',
} as const

/** What the browser reads in the body of a push (RFC 8291, RFC 8188). */
function decrypt(body: Buffer): string {
  const [salt, server, encrypted] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
  expect(body.readUInt8(20)).toBe(server.length)
  const derive = (key: Buffer, withSalt: Buffer, info: (string | Buffer)[], length: number) =>
    Buffer.from(
      hkdfSync('sha256', key, withSalt, Buffer.concat(info.map((part) => Buffer.from(part))), length),
    )
  const info = ['WebPush: info\0', browser.getPublicKey(), server]
  const key = derive(browser.computeSecret(server), Buffer.from(target.auth, 'base64url'), info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, ['Content-Encoding: aes128gcm\0'], 16),
    derive(key, salt, ['Content-Encoding: nonce\0'], 12),
  )
  decipher.setAuthTag(encrypted.subarray(-16))
  const text = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()])
  // The last record ends with the byte 2.
  expect(text.at(-1)).toBe(2)
  return text.subarray(0, -1).toString()
}

/** A push service; it speaks HTTP, and the agent connects to it whatever the host. */
let service: Server
let status = 201
let received: { request: IncomingMessage; body: Buffer } | undefined
class ServiceAgent extends Agent {
  override createConnection() {
    return connect((service.address() as AddressInfo).port, '127.0.0.1')
  }
}

beforeAll(async () => {
  service = createServer(async (request, response) => {
    received = { request, body: Buffer.concat(await request.toArray()) }
    response.writeHead(status).end()
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
})
afterAll(() => void service.close())

describe('P-notifications-13: web push', () => {
  test('the payload is encrypted, the request signed with the key that browsers subscribe with', async () => {
    const sender = createPushSender({ secrets: [secret], subject, log, agent: new ServiceAgent() })
    expect(await sender.send(target, push)).toBe('sent')
    const { request, body } = received!
    expect(request.url).toBe('/send/1')
    expect(request.headers).toMatchObject({
      host: 'push.example',
      ttl: '60',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/),
      'content-encoding': 'aes128gcm',
    })
    expect(body.includes('Hola')).toBe(false)
    expect(decrypt(body)).toBe(push.payload)
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
    expect(key).toBe(sender.publicKey)
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'))
    expect(payload).toMatchObject({ aud: 'https://push.example', sub: subject })
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256' })
  })

  test.each([
    [404, 'ended'],
    [410, 'ended'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ])('a reply of %i means that the subscription or the push is %s', async (code, expected) => {
    status = code
    log.error.mockClear()
    const sender = createPushSender({ secrets: [secret], subject, log, agent: new ServiceAgent() })
    expect(await sender.send(target, push)).toBe(expected)
    expect(log.error.mock.calls).toEqual(
      expected === 'refused' ? [[{ statusCode: code, host: 'push.example' }, expect.any(String)]] : [],
    )
  })

  test.each([429, 500, 503])('a reply of %i is tried again', async (code) => {
    status = code
    const sender = createPushSender({ secrets: [secret], subject, log, agent: new ServiceAgent() })
    await expect(sender.send(target, push)).rejects.toMatchObject({ statusCode: code })
  })

  test('the keys follow from the secret', () => {
    expect(deriveVapidKeys(secret)).toEqual(deriveVapidKeys(secret))
    expect(deriveVapidKeys(new Uint8Array(48))).not.toEqual(deriveVapidKeys(secret))
    expect(Buffer.from(deriveVapidKeys(secret).publicKey, 'base64url')).toHaveLength(65)
  })

  test('a host name without a public address is not connected to', async () => {
    received = undefined
    const sender = createPushSender({ secrets: [secret], subject, log })
    // A name that every machine resolves to itself.
    await expect(sender.send({ ...target, endpoint: 'https://localhost/send' }, push)).rejects.toThrow(
      'no public address',
    )
    expect(received).toBe(undefined)
  })
})
