/** The data, and our server and the bare one as programs of their own, on one throw-away PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@brilla/server/src/platform/database/embedded.ts'
import { migrate } from '@brilla/server/src/platform/database/migrate.ts'
import { freePort } from '@brilla/server/src/platform/free-port.ts'
import flags from '@brilla/server/node-flags.json' with { type: 'json' }
import pg from 'pg'
import { type Cost, costOf, peakOf } from './cost.ts'
import { logIn, type Person } from './people.ts'
import { isSeeded, seed } from './seed/seed.ts'
import { hasLeft, ids, isAgency, type World, worldOf } from './seed/world.ts'

interface Published {
  postId: string
  authorId: string
  commentId: string
}

export interface Bench {
  /** Addresses; both answer on this machine alone. */
  ours: string
  limit: string
  world: World
  /** Two hundred of all kinds. */
  people: Person[]
  /** The newest thousand that somebody has commented on, with the first comment. */
  posts: Published[]
  pool: pg.Pool
  /** The server's DATA_DIR. */
  folder: string
  /** The most memory that our server has held, in bytes. */
  peak(): Promise<number>
  logIn(person: number): Promise<Person>
  /** CPU time of a server and its PostgreSQL so far. */
  cost(who: 'ours' | 'limit'): Promise<Cost>
  stop(): Promise<void>
}

export interface Size {
  posts: number
  /** Where databases are kept for the next run, by their size; nothing is kept without. */
  keep: string | undefined
}

const readers = 200
const newest = 1_000
const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export async function startBench({ posts, keep }: Size): Promise<Bench> {
  const { folder, postgres, pool } = await openDatabase(posts, keep)
  const secret = randomBytes(32).toString('hex')
  await pool.query('truncate session')
  const world = worldOf(posts)
  const login = async (person: number) => (await logIn(pool, [ids.person(person)], secret))[0]!
  const { user, host, port, database } = postgres.connection
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const ports = { ours: await freePort(), limit: await freePort() }
  const ours = startProgram([...flags, fileOf('../../server/src/main.ts')], {
    DATA_DIR: folder,
    DATABASE_URL: `${url}&application_name=ours`,
    DEMO: '0',
    RATE_LIMITS: 'off',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: `${ports.ours}`,
    AUTH_SECRET: secret,
    LOG_LEVEL: 'warn',
  })
  const connection = { ...postgres.connection, application_name: 'limit' }
  const limit = startProgram([fileOf('limit.ts'), JSON.stringify(connection), `${ports.limit}`])
  const urls = { ours: `http://127.0.0.1:${ports.ours}`, limit: `http://127.0.0.1:${ports.limit}` }
  await Promise.all(Object.values(urls).map((url) => untilReady(`${url}/readyz`)))
  return {
    ...urls,
    world,
    people: await logIn(pool, readersOf(world).map(ids.person), secret),
    posts: await findNewest(pool),
    pool,
    folder,
    peak: () => peakOf(ours),
    logIn: login,
    cost: (who) => costOf({ ours, limit }[who], who, pool),
    async stop() {
      await Promise.all([ours, limit].map(end))
      await pool.end()
      await postgres.stop()
      if (keep === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A migrated and seeded one; a kept one that is of another world is made anew. */
async function openDatabase(posts: number, keep: string | undefined) {
  const folder = keep === undefined ? await mkdtemp(join(tmpdir(), 'brilla-bench-')) : join(keep, `${posts}`)
  await mkdir(folder, { recursive: true })
  const open = async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
    // An idle connection that ends with its PostgreSQL is no reason to fall.
    const pool = new pg.Pool(postgres.connection).on('error', () => {})
    return { folder, postgres, pool }
  }
  let opened = await open()
  if (!(await isSeeded(opened.pool, posts))) {
    await opened.pool.end()
    await opened.postgres.stop()
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    opened = await open()
    await migrate(opened.postgres.connection)
    const begun = performance.now()
    await seed(opened.pool, posts)
    process.stdout.write(`${posts} posts seeded in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
  }
  await migrate(opened.postgres.connection)
  return opened
}

const log = { info: () => {}, warn: () => {}, error: () => {} }

async function findNewest(pool: pg.Pool): Promise<Published[]> {
  const { rows } = await pool.query<Published>(
    `select post.id as "postId", post.author_id as "authorId", first.id as "commentId"
     from post join post_count on post_count.post_id = post.id and comments > 0
     join account on account.id = post.author_id and status = 'active'
     cross join lateral (select id from comment where post_id = post.id order by id limit 1) first
     order by post.id desc limit $1`,
    [newest],
  )
  return rows
}

/** Talents of all numbers, and so those who publish much and little. */
function readersOf({ people }: World): number[] {
  const step = Math.floor((people - 20) / readers)
  return Array.from({ length: readers }, (_, n) => 2 + n * step).map((n) =>
    hasLeft(n) || isAgency(n) ? n + 1 : n,
  )
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
