/** PostgreSQL and Redis that are not away but frozen: their connections stay open, and no answer arrives. */
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { findPostmaster } from '@brilla/embedded-postgres'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createContext } from './create-context.ts'
import { createTestDatabase, toUrl } from './platform/database/testing.ts'
import { createLog } from './platform/log.ts'
import { createServerProcess } from './server-process.testing.ts'

const emailExists = getRouteUrl(contract.emailExists, { params: { email: 'ana@gente.example' } })

/** Sends a signal to PostgreSQL and the processes of its connections. */
async function signalPostgres(dataDir: string, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const { pid } = findPostmaster(join(dataDir, 'postgres'))!
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const id of [String(pid), ...children.trim().split(' ')]) process.kill(Number(id), signal)
}

test('P-operation-15, P-operation-33: while PostgreSQL is frozen, requests return 503, and /readyz and the metrics say so; afterwards all work', async () => {
  const server = await createServerProcess()
  const get = async (path: string) => (await fetch(server.origin + path)).status
  const readMetrics = async () => (await fetch(`${server.origin}/metrics`)).text()
  try {
    await server.start()
    await expect.poll(() => get(emailExists)).toBe(200)
    await signalPostgres(server.env['DATA_DIR']!, 'SIGSTOP')
    // More than the connections of the pool.
    const requests = Array.from({ length: 20 }, () => get(emailExists))
    expect(await get('/readyz')).toBe(503)
    const metrics = await readMetrics()
    expect(metrics).toContain('database_up 0')
    expect(metrics).toContain('database_pool_used_connections{pool="requests"} 16')
    expect(metrics).toMatch(/^database_pool_waiting\{pool="requests"\} [1-9]/m)
    // Not the number from before.
    expect(metrics).not.toMatch(/^(jobs|outbox)_pending /m)
    expect(new Set(await Promise.all(requests))).toEqual(new Set([503]))
    await signalPostgres(server.env['DATA_DIR']!, 'SIGCONT')
    await expect.poll(() => get(emailExists)).toBe(200)
    await expect.poll(() => get('/readyz')).toBe(200)
    expect(await readMetrics()).toMatch(/^database_up 1\n[^]*^jobs_pending \d/m)
  } finally {
    await signalPostgres(server.env['DATA_DIR']!, 'SIGCONT')
    await server.dispose()
  }
})

/** A command, and its first argument if it has one. */
const command = /\*\d+\r\n\$\d+\r\n(\w+)\r\n(\$\d+\r\n([^\r]*)\r\n)?/g

/** Answers commands as Redis does where this test needs it; while it is frozen, it accepts connections and stays silent. */
async function startRedisStandIn() {
  let frozen = false
  const sockets = new Set<Socket>()
  const answers: Record<string, string> = { PING: '+PONG', EVAL: '*2\r\n:1\r\n:60000', XADD: '+1-0' }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      for (const [, name = '', , argument] of data.toString().matchAll(command)) {
        // A stream without messages; the adapter reads again.
        if (name === 'XREAD') setTimeout(() => frozen || socket.write('*-1\r\n'), 100).unref()
        else if (frozen) continue
        else if (name === 'SUBSCRIBE')
          socket.write(`*3\r\n$9\r\nsubscribe\r\n$${argument?.length}\r\n${argument}\r\n:1\r\n`)
        else socket.write(`${answers[name] ?? '+OK'}\r\n`)
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    freeze: (value: boolean) => void (frozen = value),
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('P-operation-15, P-operation-33: while Redis is frozen or away, requests with a rate limit return 503, and /readyz and the metrics say so', async () => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'brilla-frozen-'))
  const redis = await startRedisStandIn()
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: toUrl(database.connection),
    AUTH_SECRET: 'a secret of the tests and of nothing else',
    REDIS_URL: redis.url,
    LOG_LEVEL: 'silent',
  })
  const { context, dispose } = await createContext(config, createLog('silent'))
  // On a busy machine, loading the modules of all features delays the event loop.
  const app = await createApp(context, null, { maxEventLoopDelay: 30_000 })
  const get = async (url: string) => (await app.inject({ url })).statusCode
  const readMetrics = async () => (await app.inject('/metrics')).payload
  try {
    expect(await get('/readyz')).toBe(200)
    expect(await get(emailExists)).toBe(200)
    expect(await readMetrics()).toContain('redis_up{client="limits"} 1')
    redis.freeze(true)
    expect(await get(emailExists)).toBe(503)
    await expect.poll(readMetrics).toContain('redis_up{client="limits"} 0')
    expect(await readMetrics()).toContain('redis_command_failures_total 1')
    expect(await get('/readyz')).toBe(503)
    redis.freeze(false)
    await expect.poll(() => get('/readyz')).toBe(200)
    expect(await get(emailExists)).toBe(200)
    redis.stop()
    await expect.poll(() => get('/readyz')).toBe(503)
  } finally {
    redis.stop()
    await app.close()
    await dispose()
    await rm(folder, { recursive: true, force: true })
    await database.drop()
  }
})
