/** How much migrations slow requests down on a database of full size, while it is in use. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { contract } from '@brilla/contract'
import { migrate } from '@brilla/server/migrate'
import pg from 'pg'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { type Harness, startHarness } from './harness.ts'
import { quantile, timeRequest } from './open-loop.ts'
import { print } from './print.ts'

const serverMigrations = fileURLToPath(new URL('../../server/migrations/', import.meta.url))
const benchMigrations = fileURLToPath(new URL('../migrations/', import.meta.url))

/**
 * Takes the last migrations back, as far as the server does not need what they made for the requests that are measured. A newer
 * migration is added here when the server's statements allow it.
 */
const undo: Record<string, string> = {
  '0025_comment_idempotency.sql':
    'alter table comment drop column idempotency_key, drop column idempotency_hash',
  '0026_comment_idempotency_key.no-transaction.sql': 'drop index if exists comment_author_id_idempotency_key',
  '0027_account_deletion.sql': 'alter table account drop column deletion_started_at',
  '0028_featured_refresh.sql': 'drop table featured_refresh',
  '0029_discovery_events.sql': 'drop function publish_discoverable_change',
}
const undoBench = `
  drop table if exists bench_mark;
  drop index if exists bench_post_like_created;
  alter table comment drop constraint if exists bench_comment_length;
  alter table post drop column if exists bench_note;
  alter table post_like drop column if exists bench_weight`

const perSecond = { feed: 40, likes: 20 }
const quietSeconds = 15
const warmUpSeconds = 20
/** Seconds for which a report reads every table that `9001_expand.sql` changes. */
const reportSeconds = 10

/**
 * Applies one migration after the other while the feed is read and posts are liked at a constant rate: the last ones of the
 * server, then those of the bench, of which the first meets a transaction that reads its tables for some time.
 */
export async function measureMigrations(options: { posts: number; keep: string | undefined }): Promise<void> {
  const harness = await startHarness(options)
  const folder = await mkdtemp(join(tmpdir(), 'brilla-migrations-'))
  const { pool, databaseUrl } = harness
  const benchNames = (await readdir(benchMigrations)).toSorted()
  try {
    await cp(serverMigrations, folder, { recursive: true })
    for (const name of Object.keys(undo).toReversed()) {
      await pool.query(undo[name]!)
      await pool.query('delete from migration where name = $1', [name])
      await rm(join(folder, name))
    }
    const load = startLoad(harness)
    // The first pages are read from the disk.
    await load.run(warmUpSeconds)
    await load.measure(`No migration for ${quietSeconds} s`, () => sleep(quietSeconds * 1_000))
    const apply = async (from: string, name: string) => {
      await cp(join(from, name), join(folder, name))
      await load.measure(name, () => migrate({ connectionString: databaseUrl }, folder))
    }
    for (const name of Object.keys(undo)) await apply(serverMigrations, name)
    for (const name of benchNames) {
      const report = name === benchNames[0] ? startReport(databaseUrl) : undefined
      await report?.started
      await apply(benchMigrations, name)
      await report?.ended
    }
    await load.stop()
  } finally {
    await migrate({ connectionString: databaseUrl })
    await pool.query(undoBench)
    await pool.query('delete from migration where name = any($1)', [benchNames])
    await rm(folder, { recursive: true, force: true })
    await harness.stop()
  }
}

/** A transaction that has read the tables and stays open: a migration that locks them must not make others wait for it. */
function startReport(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  const started = client
    .connect()
    .then(() => client.query('begin; select 1 from post, post_like, comment, account limit 1'))
  const ended = started
    .then(() => client.query('select pg_sleep($1)', [reportSeconds]))
    .finally(() => client.end())
  return { started, ended }
}

interface Response {
  at: number
  time: number
  failed: boolean
}

function startLoad({ urls, accounts, posts }: Harness) {
  const agent = new Agent({ keepAlive: true })
  const kinds = {
    feed: { responses: new Array<Response>(), pending: new Set<Promise<void>>() },
    likes: { responses: new Array<Response>(), pending: new Set<Promise<void>>() },
  }
  const startedAt = performance.now()
  const sent = { feed: 0, likes: 0 }
  const next = {
    feed: (n: number) => ({ url: urls.brilla + getRouteUrl(contract.getFeed), method: 'GET' as const, n }),
    likes: (n: number) => ({
      url: urls.brilla + getRouteUrl(contract.likePost, { params: { id: posts[n % posts.length]!.postId } }),
      method: 'POST' as const,
      n,
    }),
  }
  function send(kind: keyof typeof kinds): void {
    const { n, ...request } = next[kind](sent[kind]++)
    const headers = { 'x-access-token': accounts[n % accounts.length]!.token }
    const at = performance.now()
    const { responses, pending } = kinds[kind]
    const record = (failed: boolean) => () =>
      void responses.push({ at, time: performance.now() - at, failed })
    const response = timeRequest({ ...request, headers, agent })
      .then(record(false), record(true))
      .finally(() => pending.delete(response))
    pending.add(response)
  }
  const timer = setInterval(() => {
    const seconds = (performance.now() - startedAt) / 1_000
    for (const kind of ['feed', 'likes'] as const) while (sent[kind] < seconds * perSecond[kind]) send(kind)
  }, 2)
  const settle = () => Promise.all(Object.values(kinds).flatMap(({ pending }) => [...pending]))
  return {
    /** Lets it run and waits for every response. */
    async run(seconds: number): Promise<void> {
      await sleep(seconds * 1_000)
      await settle()
    },
    /** Prints the response times of what was sent during `act` and in the second after it. */
    async measure(name: string, act: () => Promise<unknown>): Promise<void> {
      const from = performance.now()
      await act()
      const end = performance.now()
      await sleep(1_000)
      await settle()
      const parts = Object.entries(kinds).map(([kind, { responses }]) => {
        const during = responses.filter(({ at }) => at >= from && at < end + 1_000)
        const times = during.map(({ time }) => time).toSorted((a, b) => a - b)
        const failed = during.filter((each) => each.failed).length
        return `${kind} p50 ${format(quantile(times, 0.5))}, p99 ${format(quantile(times, 0.99))}, longest ${format(times.at(-1) ?? 0)}, ${failed} of ${times.length} failed`
      })
      print(`${name} (${((end - from) / 1_000).toFixed(1)} s): ${parts.join('; ')}`)
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await settle()
      agent.destroy()
    },
  }
}

const format = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`
