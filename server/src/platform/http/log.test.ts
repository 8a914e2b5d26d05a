import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { apiPath } from '@brilla/contract/route-url'
import { readConfig } from '../../config.ts'
import { createHttp } from './server.ts'

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
