import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { apiPath } from '@brilla/contract/platform/route-url'
import { readConfig } from '../../config.ts'
import { createLog } from '../log.ts'
import { createHttp } from './server.ts'
import { ProblemError } from './problem.ts'

test('no log line contains a token, wherever in the request it was', async () => {
  const lines: string[] = []
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (line, _, done) => done(void lines.push(`${line}`)) }),
  )
  const app = await createHttp(readConfig({ NODE_ENV: 'test' }), log, [])
  app.get('/breaks/:token', () => {
    throw new Error('a bug')
  })
  const headers = { 'x-access-token': 'secret-in-header' }
  for (const url of [
    '/socket.io/?EIO=4&token=secret-in-query',
    '/breaks/secret-in-path?token=secret-in-query',
    `${apiPath}/%ff?token=secret-in-query`,
  ]) {
    await app.inject({ url, headers })
  }
  await app.close()
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.join('')).not.toContain('secret')
})

test('P-operation-24: an outage writes one line a second, which counts the calls left out, and a bug one for each call', async () => {
  const lines: { msg: string; omitted?: number }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const app = await createHttp(readConfig({ NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32) }), log, [])
  app.get('/away', () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  app.get('/busy', () => {
    throw new ProblemError('unavailable', { retryAfter: 5 })
  })
  app.get('/bug', () => {
    throw new Error('a bug')
  })
  for (let call = 0; call < 100; call++) {
    await app.inject('/away')
    await app.inject('/busy')
    log.warn(Object.assign(new Error('closed'), { code: 'ECONNRESET' }), 'a database connection broke')
  }
  // A hundred calls take longer than a second on a busy machine.
  expect(lines.length).toBeLessThan(30)
  expect(lines[0]).toMatchObject({ msg: 'unavailable', route: '/away', omitted: 0 })
  lines.length = 0
  await app.inject('/bug')
  await app.inject('/bug')
  expect(lines.filter(({ msg }) => msg === 'internal')).toHaveLength(2)
  await app.close()
})
