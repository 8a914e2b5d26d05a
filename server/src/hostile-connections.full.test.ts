/** Attacks on a server in a process of its own, whose memory and open files are measured (P-operation-27). */
import { connect, type Socket } from 'node:net'
import sharp from 'sharp'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { docsPaths } from '@brilla/contract/platform/docs-paths'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createServerProcess, type ServerProcess } from './server-process.testing.ts'

let server: ServerProcess
/** Of a photo of some megabytes. */
let filename: string
let token: string
let sockets: Socket[] = []

beforeAll(async () => {
  server = await createServerProcess()
  await server.start()
  token = await server.register('Sara')
  filename = await upload()
  await server.call('POST', '/posts', token, { files: [{ filename, type: 'image', alt: '' }] })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => server.dispose())

async function announceUpload(): Promise<{ url: string; filename: string }> {
  return server.call('POST', '/posts/aws-url', token, { filename: 'a.jpg', type: 'image/jpeg', ext: 'jpg' })
}

async function upload(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1_500, height: 1_000, channels: 3, background: '#a05', noise } as const
  const body = new Uint8Array(await sharp({ create }).jpeg({ quality: 100 }).toBuffer())
  const announced = await announceUpload()
  const { pathname, search } = new URL(announced.url)
  const headers = { 'content-type': 'image/jpeg' }
  const { status } = await fetch(server.origin + pathname + search, { method: 'PUT', headers, body })
  expect(status).toBe(200)
  return announced.filename
}

/** Sends the same bytes on some connections and reads nothing of the responses. */
function attack(connections: number, bytes: string): void {
  const { port } = new URL(server.origin)
  for (let count = 0; count < connections; count++) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    socket.pause().write(bytes)
  }
}

/** Expects that the server answers, several times, and holds little meanwhile. */
async function expectServed(): Promise<void> {
  for (let times = 0; times < 20; times++) {
    // Far more than it takes on a busy machine, and less than the attack's requests would.
    const { status } = await fetch(`${server.origin}/readyz`, { signal: AbortSignal.timeout(15_000) })
    expect(status).toBe(200)
  }
  const { peakMemory, openFiles } = await server.readUsage()
  expect(peakMemory).toBeLessThan(350_000_000)
  expect(openFiles).toBeLessThan(500)
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

test.each([
  ['the API documentation', () => docsPaths.openapi, 1],
  ['its page', () => `${docsPaths.page}/static/swagger-ui-bundle.js`, 2],
  ['files', () => mediaPaths.file(filename), 2],
  ['crops', () => `/resize/c618/${filename}`, 2],
  ['realtime handshakes', () => '/socket.io/?EIO=4&transport=polling', 2],
])(
  'P-operation-27: 1,400 pipelined requests for %s, of which nothing is read',
  async (_name, getPath, connections) => {
    attack(connections, get(getPath()).repeat(1_400))
    await expectServed()
  },
)

test('P-operation-27: 200 connections that read nothing of a file or of the API documentation', async () => {
  attack(100, get(mediaPaths.file(filename)))
  attack(100, get(docsPaths.openapi))
  await expectServed()
})

test('P-operation-27: pipelined uploads that do not end', async () => {
  const { url } = await announceUpload()
  const { pathname, search } = new URL(url)
  const head = `PUT ${pathname}${search} HTTP/1.1\r\nHost: a\r\nContent-Type: image/jpeg\r\n`
  attack(30, `${head}Content-Length: 9000000\r\n\r\n${'x'.repeat(8_000_000)}`)
  await expectServed()
})

test('P-operation-27: pipelined downloads of an export', async () => {
  await server.call('POST', '/users/self/export', token)
  const read = () => server.call<{ state: string; url: string }>('GET', '/users/self/export/state', token)
  await expect.poll(async () => (await read()).state).toBe('ready')
  const { pathname, search } = new URL((await read()).url)
  attack(2, get(pathname + search).repeat(1_400))
  const direct = `GET ${getRouteUrl(contract.downloadExport)} HTTP/1.1\r\nHost: a\r\nX-Access-Token: ${token}\r\n\r\n`
  attack(2, direct.repeat(100))
  await expectServed()
})

test('P-operation-27: 200 connections with a body of a megabyte that does not end', async () => {
  const head = `POST ${getRouteUrl(contract.createPost)} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`
  attack(200, head + 'x'.repeat(990_000))
  await expectServed()
})
