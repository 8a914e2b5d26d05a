import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
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

test('in production each request is a line of the log, and probes are not', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const app = await createHttp(readConfig(production), log, [])
  app.get('/healthz', async () => 'alive')
  app.get('/people/:id', async () => 'Ana')
  await app.inject('/healthz')
  await app.inject('/people/ana@gente.example?q=ana')
  await app.close()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ method: 'GET', route: '/people/:id', status: 200 })
  expect(lines[0]).not.toContain('ana')
})
