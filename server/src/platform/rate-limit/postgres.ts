/**
 * Rate limits counted in PostgreSQL. The stores of rate-limiter-flexible cannot hold a lease and a count in one atomic
 * step, which `begin` needs; here each step is one statement on one row.
 */
import { sql } from 'kysely'
import type { Database } from '../database/index.ts'
import { minute } from '../duration.ts'
import type { RateLimiter } from './index.ts'
import { type Count, createSharedRateLimiter, leaseSeconds } from './shared.ts'

/** Milliseconds. */
const sweepInterval = 10 * minute
const sweepMax = 10_000

const isOver = sql`rate_limit.window_ends_at <= clock_timestamp()`
const count = sql`
  case when ${isOver} then 0 else rate_limit.points end as points,
  greatest(0, extract(epoch from rate_limit.window_ends_at - clock_timestamp()) * 1000)::float8 as "msLeft"`

export function createPostgresRateLimiter(db: Database): RateLimiter {
  const timer = setInterval(() => void sweep(db).catch(() => {}), sweepInterval).unref()
  const limiter = createSharedRateLimiter({
    async consume(limit, key) {
      const { rows } = await sql<Count>`${upsertPoint(key, limit.seconds)} returning ${count}`.execute(db)
      return rows[0]!
    },
    async reserve(limit, key, lease) {
      const added = sql`jsonb_build_object(${lease}::text, extract(epoch from clock_timestamp()) + ${leaseSeconds})`
      const { rows } = await sql<Count & { granted: boolean }>`
        insert into rate_limit (key, points, window_ends_at, leases)
        values (decode(${key}, 'hex'), 0, clock_timestamp(), ${added})
        on conflict (key) do update set leases = (
          select coalesce(jsonb_object_agg(id, until), '{}') || case
            when count(*) + case when ${isOver} then 0 else rate_limit.points end < ${limit.max} then ${added}
            else '{}' end
          from jsonb_each(rate_limit.leases) lease (id, until)
          where until::float8 > extract(epoch from clock_timestamp())
        )
        returning ${count}, jsonb_exists(rate_limit.leases, ${lease}) as granted`.execute(db)
      return rows[0]!
    },
    async release(limit, key, lease, failed) {
      if (failed) await upsertPoint(key, limit.seconds, lease).execute(db)
      else
        await sql`update rate_limit set leases = leases - ${lease}::text where key = decode(${key}, 'hex')`.execute(
          db,
        )
    },
  })
  return { ...limiter, close: () => clearInterval(timer) }
}

/** Counts one request, in a new window if the last one has ended, and ends `lease`. */
function upsertPoint(key: string, seconds: number, lease = '') {
  return sql`
    insert into rate_limit (key, points, window_ends_at)
    values (decode(${key}, 'hex'), 1, clock_timestamp() + ${seconds} * interval '1 second')
    on conflict (key) do update set
      points = case when ${isOver} then 1 else rate_limit.points + 1 end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else rate_limit.window_ends_at end,
      leases = rate_limit.leases - ${lease}::text`
}

/** Deletes rows of expired windows; their leases have expired before. */
async function sweep(db: Database): Promise<void> {
  await sql`
    delete from rate_limit where key in (
      select key from rate_limit where window_ends_at < now() - interval '10 minutes' limit ${sweepMax}
    )`.execute(db)
}
