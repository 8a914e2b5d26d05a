import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { createTestDatabase, type TestDatabase } from '../src/platform/database/testing.ts'
import { startS3 } from '../src/platform/storage/s3.testing.ts'
import { createLog } from '../src/platform/log.ts'
import type { RateLimiter } from '../src/platform/rate-limit/index.ts'
import { describeRateLimiter, newLimit } from '../src/platform/rate-limit/rate-limiter.testing.ts'
import { createRedisRateLimiter } from '../src/platform/rate-limit/redis.ts'
import { openRedis, type RedisClient } from '../src/platform/redis.ts'
import { runJourney } from './journey.testing.ts'
import { startProcess, startProcesses, toUrl, type Variables } from './processes.testing.ts'
import { canPgBouncerPrepare, type Service, startPgBouncer, startRedis } from './services.testing.ts'

let database: TestDatabase
let folder: string
let redis: Service
let pooler: Service
/** As used by two processes. */
let clients: RedisClient[]
let limiters: RateLimiter[]
let s3: Awaited<ReturnType<typeof startS3>>
let variables: Variables

beforeAll(async () => {
  redis = await startRedis()
  const log = createLog('silent')
  clients = await Promise.all(
    [1, 2].map(() => openRedis(redis.url, log, { queue: false, certificate: null })),
  )
  limiters = clients.map(createRedisRateLimiter)
  database = await createTestDatabase()
  pooler = await startPgBouncer(database.connection)
  folder = await mkdtemp(join(tmpdir(), `brilla-test-${process.pid}-`))
  s3 = await startS3()
  variables = {
    NODE_ENV: 'test',
    AUTH_SECRET: 'a secret of the tests and of nothing else',
    VIDEO_POSTER_URL: 'off',
    ...s3.variables,
    REDIS_URL: redis.url,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: toUrl(database.connection),
    DATABASE_PREPARE: canPgBouncerPrepare() ? 'on' : 'off',
  }
})
afterAll(async () => {
  for (const client of clients ?? []) client.destroy()
  await s3?.stop()
  await pooler?.stop()
  await redis?.stop()
  await database?.drop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const as = (ROLE: string, name: string): Variables => ({ ...variables, ROLE, DATA_DIR: join(folder, name) })

test('a pooler alone is not enough, and the settings of its sessions must be those of the role', async () => {
  const { DATABASE_DIRECT_URL: _, ...pooled } = as('api', 'one')
  await expect(startProcess(pooled)).rejects.toThrow(/^DATABASE_DIRECT_URL is missing/)
  const refused = await startProcess(as('api', 'one')).then(
    () => 'started',
    (error: Error) => error.message,
  )
  const statements = refused.match(/alter role \S+ set \w+ = '\w+'/g) ?? []
  expect(statements).toHaveLength(4)
  const admin = new pg.Client(database.connection)
  await admin.connect()
  // Set for this database only, because other tests share the role.
  const { database: name } = database.connection
  for (const statement of statements)
    await admin.query(statement.replace(' set ', ` in database ${name} set `))
  await admin.end()
  // Sessions that the pooler opened earlier still have the old settings.
  await pooler.stop()
  pooler = await startPgBouncer(database.connection)
  variables = { ...variables, DATABASE_URL: pooler.url }
})

test('prepared statements work where the pooler keeps them, and stop the start where it does not', async () => {
  const started = startProcess({ ...as('api', 'one'), DATABASE_PREPARE: 'on' })
  if (canPgBouncerPrepare()) expect(await (await started).stop()).toBe(0)
  else await expect(started).rejects.toThrow(/^DATABASE_PREPARE cannot be on/)
})

describeRateLimiter('Redis', () => limiters)

test('a lease in Redis of a process that was killed ends by itself', async () => {
  const limit = newLimit(1)
  await limiters[0]!.begin(limit, 'ana')
  const waiting = limiters[1]!.begin(limit, 'ana')
  const { keys } = await clients[0]!.scan('0', { MATCH: 'brilla:leases:*', COUNT: 1_000 })
  expect(keys).not.toEqual([])
  for (const key of keys) {
    const [lease = ''] = await clients[0]!.zRange(key, 0, 0)
    await clients[0]!.zAdd(key, { score: 1, value: lease }, { condition: 'XX' })
  }
  await (
    await waiting
  )(false)
})

test('two api processes and a worker share everything through Redis, a transaction pooler and S3', async () => {
  const processes = await startProcesses(as('api', 'one'), as('api', 'two'), as('worker', 'worker'))
  const [one, two] = processes.map(({ origin }) => origin) as [string, string]
  try {
    await runJourney({ one, two, outbox: join(folder, 'worker', 'outbox') })
    await redis.stop()
    // Without the counters, rate-limited requests are refused and others succeed.
    await expect
      .poll(
        async () =>
          (await fetch(one + getRouteUrl(contract.emailExists, { params: { email: 'a@b.example' } }))).status,
      )
      .toBe(503)
    expect((await fetch(one + getRouteUrl(contract.getSocialProviders))).status).toBe(200)
  } finally {
    expect(await Promise.all(processes.map((each) => each.stop()))).toEqual([0, 0, 0])
  }
})
