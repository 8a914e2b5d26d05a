/** The data, our server as a program of its own, and the limit server, on one throw-away PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@brilla/server/src/core/database/embedded.ts'
import { migrate } from '@brilla/server/src/core/database/migrate.ts'
import { signToken } from '@brilla/server/src/session/token.ts'
import pg from 'pg'
import { startLimit } from './limit.ts'
import { seed } from './seed.ts'

export interface Bench {
  /** Addresses; both answer on this machine alone. */
  ours: string
  limit: string
  token: string
  postIds: string[]
  /** CPU milliseconds that our server's process has used so far. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

const port = '4390'
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

export async function startBench(posts: number): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-bench-'))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  await migrate(postgres.connection)
  const pool = new pg.Pool(postgres.connection)
  // An idle connection that ends with its PostgreSQL is no reason to fall.
  pool.on('error', () => {})
  const { me, postIds } = await seed(pool, posts)
  const secret = randomBytes(32).toString('hex')
  const token = await logIn(pool, me, secret)
  const { user, host, port: at, database } = postgres.connection
  const ours = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: `postgres://${user}@localhost:${at}/${database}?host=${encodeURIComponent(host)}`,
      DEMO: '0',
      RATE_LIMITS: 'off',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      AUTH_SECRET: secret,
      LOG_LEVEL: 'warn',
    },
  })
  await untilReady(`http://127.0.0.1:${port}/readyz`)
  const limit = await startLimit(pool)
  return {
    ours: `http://127.0.0.1:${port}`,
    limit: limit.address,
    token,
    postIds,
    cpu: () => cpuOf(ours),
    async stop() {
      ours.kill('SIGTERM')
      await new Promise((resolve) => ours.once('exit', resolve))
      await limit.close()
      await pool.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function logIn(pool: pg.Pool, accountId: string, secret: string): Promise<string> {
  const now = new Date()
  const later = new Date(now.getTime() + 86_400_000)
  const sessionId = randomUUID()
  await pool.query('insert into session values ($1, $2, $3, $4, $4)', [sessionId, accountId, now, later])
  const claims = { accountId, sessionId, profileType: 'talento', profileImage: null, coverImage: null }
  return signToken(new TextEncoder().encode(secret), claims, now, later)
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

/** User and system time of a process, from the kernel's ticks of 10 ms. */
async function cpuOf({ pid }: ChildProcess): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
