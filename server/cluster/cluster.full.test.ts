import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { readConfig } from '../src/config.ts'
import { createContext } from '../src/create-context.ts'
import { createTestDatabase, type TestDatabase } from '../src/platform/database/testing.ts'
import { createLog } from '../src/platform/log.ts'
import { startS3 } from '../src/platform/storage/s3.testing.ts'
import { runJourney } from './journey.testing.ts'
import { startProcess, startProcesses, toUrl, type Variables } from './processes.testing.ts'

let database: TestDatabase
let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
let variables: Variables

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), `brilla-test-${process.pid}-`))
  s3 = await startS3()
  variables = {
    NODE_ENV: 'test',
    DATABASE_URL: toUrl(database.connection),
    AUTH_SECRET: 'a secret of the tests and of nothing else',
    VIDEO_POSTER_URL: 'off',
  }
})
afterAll(async () => {
  await s3.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const cost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

async function findPasswordHashes(): Promise<string[]> {
  const client = new pg.Client(database.connection)
  await client.connect()
  const { rows } = await client.query<{ password_hash: string }>('select password_hash from account')
  await client.end()
  return rows.map(({ password_hash }) => password_hash)
}

/** Opens what a process opens before it is ready, in this process, and closes it again. Rejects as its start would. */
async function open(own: Variables): Promise<void> {
  const running = await createContext(readConfig(own), createLog('silent'))
  await running.dispose()
}

/** The message with which `starting` is refused. */
const readRefusal = (starting: Promise<unknown>): Promise<string> =>
  starting.then(
    () => 'started',
    (error: Error) => error.message,
  )

const dataDir = (name: string) => ({ DATA_DIR: join(folder, name) })

test('two api processes and a worker share everything through PostgreSQL and S3', async () => {
  const shared = { ...variables, ...s3.variables }
  const processes = await startProcesses(
    { ...shared, ROLE: 'api', ...dataDir('one') },
    { ...shared, ROLE: 'api', ...dataDir('two') },
    { ...shared, ROLE: 'worker', ...dataDir('worker') },
  )
  const [one, two, worker] = processes.map(({ origin }) => origin) as [string, string, string]
  try {
    const { filename } = await runJourney({ one, two, outbox: join(folder, 'worker', 'outbox') })
    const stored = await readdir(s3.folder, { recursive: true })
    expect(stored.some((path) => path.includes(filename))).toBe(true)
    await expect(access(join(folder, 'one', 'files'))).rejects.toThrow('ENOENT')
    expect((await fetch(`${worker}/healthz`)).status).toBe(200)
    // These processes hash as in production; those in the process of the tests do not (argon2.testing.ts).
    expect(await findPasswordHashes()).toEqual([expect.stringMatching(cost), expect.stringMatching(cost)])
    expect((await fetch(worker + getRouteUrl(contract.getSelf))).status).toBe(404)
  } finally {
    expect(await Promise.all(processes.map((each) => each.stop()))).toEqual([0, 0, 0])
  }
})

test('graceful shutdown: /readyz returns 503 first, and requests are served until the server closes', async () => {
  const [api] = await startProcesses({
    ...variables,
    ROLE: 'api',
    ...dataDir('stopping'),
    SHUTDOWN_DELAY: '1',
  })
  const { origin, stop } = api!
  const stopped = stop()
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await fetch(origin + getRouteUrl(contract.getSocialProviders))).status).toBe(200)
  expect(await stopped).toBe(0)
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
})

test('startup fails with a one-line error that names the variable when a configured service is unusable', async () => {
  const nowhere = '127.0.0.1:9'
  const own = { ...variables, ROLE: 'all', DEMO: '0', ...dataDir('refused') }
  const unreachable = { ...own, DATABASE_URL: `postgres://brilla@${nowhere}/brilla` }
  // A process prints what it is refused with, and nothing else.
  expect(await readRefusal(startProcess(unreachable))).toBe(await readRefusal(open(unreachable)))
  for (const [name, wrong] of [
    ['DATABASE_URL', unreachable],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: `postgres://brilla@${nowhere}/brilla` }],
    ['DATABASE_URL', { DATABASE_DIRECT_URL: variables['DATABASE_URL']! }],
    ['REDIS_URL', { REDIS_URL: `redis://${nowhere}` }],
    ['SMTP_URL', { SMTP_URL: `smtp://${nowhere}` }],
    ['S3_ENDPOINT', { ...s3.variables, S3_ENDPOINT: `http://${nowhere}` }],
    ['S3_BUCKET', { ...s3.variables, S3_BUCKET: 'another' }],
    ['S3_ACCESS_KEY_ID', { ...s3.variables, S3_ACCESS_KEY_ID: 'another' }],
  ] as const) {
    const refused = await readRefusal(open({ ...own, ...wrong }))
    expect(refused).toMatch(new RegExp(`^${name} .*\\.$`))
    expect(refused).not.toContain('\n')
  }
})

test('startup fails when DATA_DIR or AUTH_SECRET differs from another running process', async () => {
  const [first] = await startProcesses({ ...variables, ROLE: 'api', ...dataDir('first') })
  try {
    const start = (other: Variables) => open({ ...variables, ROLE: 'api', ...other })
    await expect(start(dataDir('second'))).rejects.toThrow(/^DATA_DIR differs from/)
    const secret = { AUTH_SECRET: 'another secret of the tests and of nothing else' }
    await expect(start({ ...dataDir('first'), ...secret })).rejects.toThrow(/^AUTH_SECRET differs from/)
    await start(dataDir('first'))
  } finally {
    expect(await first!.stop()).toBe(0)
  }
})
