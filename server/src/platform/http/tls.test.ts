import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { get as getPlain } from 'node:http'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { listen } from '../../listen.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { writeCertificate } from '../certificate.testing.ts'
import { createLog } from '../log.ts'
import { createHttp } from './server.ts'
import { slowClientLimits } from './slow-clients.ts'

let folder: string
let files: Awaited<ReturnType<typeof writeCertificate>>
let server: TestServer
let options: { host: string; servername: string; port: number; ca: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brilla-tls-'))
  files = await writeCertificate(folder)
  server = await startTestServer(files)
  await listen(server.app, { HOST: '127.0.0.1', PORT: 0 })
  const { port } = server.app.server.address() as { port: number }
  options = {
    host: '127.0.0.1',
    servername: 'localhost',
    port,
    ca: await readFile(files.TLS_CERTIFICATE, 'utf8'),
  }
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

test('P-operation-40: a process with a certificate serves HTTPS alone, in TLS 1.2 and 1.3 with modern ciphers', async () => {
  const [response] = await once(get({ ...options, path: '/healthz' }), 'response')
  expect(response.statusCode).toBe(200)
  await text(response)
  const plain = getPlain({ host: '127.0.0.1', port: options.port, path: '/healthz' })
  await expect(once(plain, 'response')).rejects.toMatchObject({ code: 'ECONNRESET' })
  const old = get({ ...options, path: '/healthz', maxVersion: 'TLSv1.1', minVersion: 'TLSv1' })
  await expect(once(old, 'response')).rejects.toThrow(/protocol/)
  for (const ciphers of ['ECDHE-ECDSA-AES128-SHA', 'AES128-GCM-SHA256']) {
    const weak = get({ ...options, path: '/healthz', maxVersion: 'TLSv1.2', ciphers })
    await expect(once(weak, 'response')).rejects.toThrow(/handshake/)
  }
})

test('P-operation-40: realtime connections use TLS, too', async () => {
  const { Ana } = await server.registerTalents('Ana')
  for (const transport of ['websocket', 'polling']) {
    const socket = io(`https://localhost:${options.port}`, {
      transports: [transport],
      ca: options.ca,
      auth: { token: Ana.token },
      reconnection: false,
      forceNew: true,
    })
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve).on('connect_error', reject)
    })
    socket.disconnect()
  }
})

test('P-operation-40, P-operation-21: with TLS, too, clients that send too slowly are cut, and no others', async () => {
  const slowClients = { ...slowClientLimits, interval: 50, bodyGrace: 200, maxPerAddress: 1 }
  const app = await createHttp(readConfig(files), createLog('silent'), [], { slowClients })
  app.get('/', () => 'here')
  app.post('/', () => 'received')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  async function open(request: string) {
    const socket = connect({ ...options, port }).on('error', () => {})
    await once(socket, 'secureConnect')
    socket.write(request)
    return socket
  }
  const idle = await Promise.all([1, 2].map(() => open('GET / HTTP/1.1\r\nHost: a\r\n\r\n')))
  await Promise.all(idle.map((socket) => once(socket, 'data')))
  const slow = await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1')
  await once(slow, 'close')
  expect(idle.map(({ destroyed }) => destroyed)).toEqual([false, false])
  for (const socket of idle) socket.destroy()
  await app.close()
})
