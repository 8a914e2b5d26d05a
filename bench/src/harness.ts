/** Seeds an embedded PostgreSQL and starts Brilla's server and the baseline server on it, each as its own process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@brilla/embedded-postgres'
import { migrate } from '@brilla/server/migrate'
import launch from '@brilla/server/launch.json' with { type: 'json' }
import getPort from 'get-port'
import pg from 'pg'
import { print } from './print.ts'
import { type CpuTime, readCpuTime, readPeakMemory } from './process-usage.ts'
import { createSessions, type LoggedInAccount } from './sessions.ts'
import { isSeeded, seed } from './seed/seed.ts'
import { isDeactivated, ids, isAgency, type Dataset, getDataset } from './seed/dataset.ts'

interface SeededPost {
  postId: string
  authorId: string
  commentId: string
}

export type ServerName = 'brilla' | 'baseline'

export interface Harness {
  urls: Record<ServerName, string>
  dataset: Dataset
  /** 200, spread over all account numbers. */
  accounts: LoggedInAccount[]
  /** The newest 1,000 posts that have a comment, with their first comment. */
  posts: SeededPost[]
  pool: pg.Pool
  /** AUTH_SECRET of Brilla's server. */
  secret: string
  /** Waits until all events are handled and all jobs are done. */
  drain(): Promise<void>
  /** Peak of the resident memory of Brilla's server in bytes. */
  readPeakMemory(): Promise<number>
  logIn(account: number): Promise<LoggedInAccount>
  /** CPU time used so far by a server and its PostgreSQL processes. */
  readCpuTime(server: ServerName): Promise<CpuTime>
  stop(): Promise<void>
}

export interface HarnessOptions {
  posts: number
  /** Folder that keeps the databases for the next run, one per size; without it nothing is kept. */
  keep: string | undefined
  /** Adds data before the servers start: they estimate the size of some tables when they do. */
  prepare?: (pool: pg.Pool) => Promise<void>
}

const accountCount = 200
const postCount = 1_000
const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export async function startHarness({ posts, keep, prepare }: HarnessOptions): Promise<Harness> {
  const { dataDir, postgres, pool } = await openDatabase(posts, keep)
  await prepare?.(pool)
  const secret = randomBytes(32).toString('hex')
  await pool.query('truncate session cascade')
  const dataset = getDataset(posts)
  const { user, host, port, database } = postgres.connection
  const databaseUrl = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const ports = { brilla: await getPort(), baseline: await getPort() }
  const brilla = startProgram([...launch.flags, resolvePath('../../server/src/main.ts')], {
    ...launch.env,
    DATA_DIR: dataDir,
    DATABASE_URL: `${databaseUrl}&application_name=brilla`,
    DEMO: '0',
    RATE_LIMITS: 'off',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: `${ports.brilla}`,
    AUTH_SECRET: secret,
    SHUTDOWN_DELAY: '0',
    LOG_LEVEL: 'warn',
  })
  const connection = { ...postgres.connection, application_name: 'baseline' }
  const baseline = startProgram([resolvePath('baseline.ts'), JSON.stringify(connection), `${ports.baseline}`])
  const urls = {
    brilla: `http://127.0.0.1:${ports.brilla}`,
    baseline: `http://127.0.0.1:${ports.baseline}`,
  }
  await Promise.all(Object.values(urls).map((url) => waitUntilReady(`${url}/readyz`)))
  return {
    urls,
    dataset,
    accounts: await createSessions(pool, pickAccounts(dataset).map(ids.account), secret),
    posts: await findNewestPosts(pool),
    pool,
    secret,
    drain: () => waitUntilDrained(pool),
    readPeakMemory: () => readPeakMemory(brilla),
    logIn: async (account) => (await createSessions(pool, [ids.account(account)], secret))[0]!,
    readCpuTime: (server) => readCpuTime({ brilla, baseline }[server], server, pool),
    async stop() {
      await Promise.all([brilla, baseline].map(stopProgram))
      await pool.end()
      await postgres.stop()
      if (keep === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Opens a migrated and seeded database. A kept one of another size or seed version is deleted and seeded again. */
async function openDatabase(posts: number, keep: string | undefined) {
  const dataDir = keep === undefined ? await mkdtemp(join(tmpdir(), 'brilla-bench-')) : join(keep, `${posts}`)
  await mkdir(dataDir, { recursive: true })
  const open = async () => {
    const postgres = await startEmbeddedPostgres({ dataDir, name: 'brilla', log })
    // Idle connections fail when PostgreSQL stops, which is expected.
    const pool = new pg.Pool(postgres.connection).on('error', () => {})
    return { dataDir, postgres, pool }
  }
  let opened = await open()
  if (!(await isSeeded(opened.pool, posts))) {
    await opened.pool.end()
    await opened.postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
    await mkdir(dataDir, { recursive: true })
    opened = await open()
    await migrate(opened.postgres.connection)
    const startedAt = performance.now()
    await seed(opened.pool, posts)
    print(`${posts} posts seeded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  }
  await migrate(opened.postgres.connection)
  return opened
}

/** Discards what the embedded PostgreSQL logs. */
const log = { info: () => {}, warn: () => {}, error: () => {} }

async function findNewestPosts(pool: pg.Pool): Promise<SeededPost[]> {
  const { rows } = await pool.query<SeededPost>(
    `select post.id as "postId", post.author_id as "authorId", first.id as "commentId"
     from post join post_count on post_count.post_id = post.id and comments > 0
     join account on account.id = post.author_id and status = 'active'
     cross join lateral (select id from comment where post_id = post.id order by id limit 1) first
     order by post.id desc limit $1`,
    [postCount],
  )
  return rows
}

/** Talents spread evenly over all numbers: low numbers publish more than high ones. */
function pickAccounts({ accounts }: Dataset): number[] {
  const step = Math.floor((accounts - 20) / accountCount)
  return Array.from({ length: accountCount }, (_, n) => 2 + n * step).map((n) =>
    isDeactivated(n) || isAgency(n) ? n + 1 : n,
  )
}

function startProgram(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}

async function stopProgram(program: ChildProcess): Promise<void> {
  program.kill('SIGTERM')
  if (program.exitCode === null) await new Promise((resolve) => program.once('exit', resolve))
}

async function waitUntilDrained(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ pending: boolean }>(
      `select exists (select from outbox_event) or exists (
         select from graphile_worker.jobs where attempts < max_attempts and run_at <= now() or locked_at is not null
       ) as pending`,
    )
    if (!rows[0]?.pending) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} is not ready`)
}
