import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createLog } from '../log.ts'
import { createHttp } from './server.ts'

const production = { NODE_ENV: 'production', AUTH_SECRET: 'a secret of the tests and of nothing else' }
const silent = createLog('silent')

async function readStatus(app: FastifyInstance, url: string): Promise<number> {
  return (await app.inject({ url })).statusCode
}

test('an unavailable service is a 503, a missing file an internal error', async () => {
  const app = await createHttp(readConfig({}), silent, [])
  app.get('/file', () => readFile('/there/is/no/such/file'))
  app.get('/socket', async () => {
    await once(connect('/there/is/no/such/socket'), 'connect')
  })
  app.get('/lock', async () => {
    throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  })
  expect(await readStatus(app, '/file')).toBe(500)
  expect(await readStatus(app, '/socket')).toBe(503)
  expect(await readStatus(app, '/lock')).toBe(503)
  await app.close()
})

test('P-pages-25: people who open an address read a page about the error, other clients a problem document', async () => {
  const app = await createHttp(readConfig({}), silent, [])
  app.get('/broken', () => Promise.reject(new Error('secret detail')))
  app.get('/callback', async () => {
    await once(connect('/there/is/no/such/socket'), 'connect')
  })
  const open = (url: string, headers: Record<string, string>) => app.inject({ url, headers })
  const broken = await open('/broken', { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en' })
  expect(broken).toMatchObject({ statusCode: 500 })
  expect(broken.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'en' })
  expect(broken.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const shown of [
    '<html lang="en">',
    'Something went wrong',
    'href=""',
    'href="/"',
    broken.headers['x-request-id'],
  ])
    expect(broken.body).toContain(shown)
  expect(broken.body).not.toMatch(/secret detail|node_modules|server\.test/)

  const asPage = { 'sec-fetch-dest': 'document', 'accept-language': 'en', cookie: 'lang=es' }
  const away = await open('/callback', asPage)
  expect(away).toMatchObject({ statusCode: 503 })
  expect(away.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
  for (const shown of ['<html lang="es">', 'El servicio no está disponible', 'Reintentar'])
    expect(away.body).toContain(shown)
  for (const url of ['/nada', '/%E0%A4%A']) {
    const missing = await open(url, asPage)
    expect(missing).toMatchObject({ statusCode: 404 })
    expect(missing.body).toContain('No encontramos esta página')
  }
  for (const destination of ['empty', 'image'])
    expect(
      (await open('/broken', { accept: 'text/html', 'sec-fetch-dest': destination })).json(),
    ).toMatchObject({ error: 'internal' })
  await app.close()
})

test('a stall that is shorter than the limit refuses nothing', async () => {
  const app = await createHttp(readConfig({ RATE_LIMITS: 'off' }), silent, [])
  app.get('/other', async () => 'other')
  await app.ready()
  const end = Date.now() + 1_300
  while (Date.now() < end);
  await setTimeout(20)
  expect(await readStatus(app, '/other')).toBe(200)
  await app.close()
})

test('an overloaded server refuses requests, with or without rate limits, and stays alive', async () => {
  const app = await createHttp(readConfig({ RATE_LIMITS: 'off' }), silent, [], { maxEventLoopDelay: 0.000_1 })
  app.get('/healthz', async () => 'alive')
  app.get('/other', async () => 'other')
  await app.ready()
  await expect.poll(() => readStatus(app, '/other')).toBe(503)
  expect((await app.inject('/other')).json()).toMatchObject({ error: 'unavailable' })
  expect(await readStatus(app, '/healthz')).toBe(200)
  await app.close()
})

test('P-operation-32: in production each request is a line of the log, and probes are not', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const app = await createHttp(readConfig(production), log, [])
  app.get('/healthz', async () => 'alive')
  app.get('/people/:id', async () => 'Ana')
  await app.inject('/healthz')
  await app.inject('/people/ana@gente.example?q=ana')
  await app.close()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    time: expect.any(Number),
    method: 'GET',
    route: '/people/:id',
    status: 200,
  })
  expect(lines[0]).not.toContain('ana')
})

test('a client that leaves before a streamed response begins is no error of the server', async () => {
  const lines: { level: number; msg: string }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const app = await createHttp(readConfig({}), log, [])
  app.post('/file', async (_request, reply) => {
    client.destroy()
    await once(reply.raw, 'close')
    return reply.send(Readable.from(['too late']))
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const client = connect(Number(port), '127.0.0.1')
  client.write('POST /file HTTP/1.1\r\nhost: brilla.example\r\ncontent-length: 2\r\n\r\n{}')
  const listMessages = () => lines.map(({ level, msg }) => `${level} ${msg}`)
  await expect.poll(listMessages).toContain('30 the client left')
  await app.close()
  expect(listMessages().filter((line) => !line.startsWith('30'))).toEqual([])
})
