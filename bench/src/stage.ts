/** The data, and our server and the bare one as programs of their own, on one throw-away PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@brilla/server/src/core/database/embedded.ts'
import { migrate } from '@brilla/server/src/core/database/migrate.ts'
import pg from 'pg'
import { type Cost, costOf } from './cost.ts'
import { logIn, type Person } from './people.ts'
import { seed } from './seed.ts'

export interface Bench {
  /** Addresses; both answer on this machine alone. */
  ours: string
  limit: string
  people: Person[]
  postIds: string[]
  pool: pg.Pool
  /** CPU time of our server and its PostgreSQL so far. */
  cost(): Promise<Cost>
  stop(): Promise<void>
}

const ports = { ours: '4390', limit: '4391' }
const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export async function startBench(posts: number): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-bench-'))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  await migrate(postgres.connection)
  const pool = new pg.Pool(postgres.connection)
  // An idle connection that ends with its PostgreSQL is no reason to fall.
  pool.on('error', () => {})
  const { personIds, postIds } = await seed(pool, posts)
  const secret = randomBytes(32).toString('hex')
  const people = await logIn(pool, personIds, secret)
  const { user, host, port, database } = postgres.connection
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const ours = startProgram([fileOf('../../server/src/main.ts')], {
    DATA_DIR: folder,
    DATABASE_URL: `${url}&application_name=ours`,
    DEMO: '0',
    RATE_LIMITS: 'off',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: ports.ours,
    AUTH_SECRET: secret,
    LOG_LEVEL: 'warn',
  })
  const limit = startProgram([fileOf('limit.ts'), JSON.stringify(postgres.connection), ports.limit])
  await Promise.all(Object.values(ports).map((at) => untilReady(`http://127.0.0.1:${at}/readyz`)))
  return {
    ours: `http://127.0.0.1:${ports.ours}`,
    limit: `http://127.0.0.1:${ports.limit}`,
    people,
    postIds,
    pool,
    cost: () => costOf(ours, pool),
    async stop() {
      await Promise.all([ours, limit].map(end))
      await pool.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function startProgram(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}

async function end(program: ChildProcess): Promise<void> {
  program.kill('SIGTERM')
  if (program.exitCode === null) await new Promise((resolve) => program.once('exit', resolve))
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
