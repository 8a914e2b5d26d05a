/**
 * Gives back the jobs of processes that have died, and those that a process has claimed without hearing of it, as its connection
 * broke. Each process holds a lock of its PostgreSQL session on the id by which its jobs are claimed; PostgreSQL ends it with the
 * process, while graphile-worker itself would wait for four hours.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { second } from '../duration.ts'
import type { Log } from '../log.ts'

export interface Liveness {
  /** Resolves when the lock is held for the first time, or no longer wanted: jobs claimed before would seem those of a dead process. */
  held: Promise<void>
  stop(): Promise<void>
}

/** Milliseconds between two looks for jobs of processes that have died. */
const interval = 5 * second

const lock = 'select pg_advisory_lock(hashtextextended($1, 0))'

const unlockDead = `
  select graphile_worker.force_unlock_workers(array_agg(id)) from (
    select distinct locked_by as id from graphile_worker.jobs where locked_by is not null
  ) process
  where pg_try_advisory_xact_lock(hashtextextended(id, 0))
`

const findUnknown = `
  select id from graphile_worker._private_jobs where locked_by = $1 and not id = any($2::bigint[])
`

const giveBack = `
  with given as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = attempts - 1
    where id = any($2::bigint[]) and locked_by = $1
    returning job_queue_id
  )
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null
  where id in (select job_queue_id from given) and locked_by = $1
`

/** Holds the lock of this process, and looks for jobs of others that have none. `running` are the ids of its own. */
export function startLiveness(
  pool: Pool,
  claimedBy: string,
  running: ReadonlySet<string>,
  log: Log,
): Liveness {
  let unknown = new Set<string>()
  const stopping = new AbortController()
  const { promise: held, resolve: resolveHeld } = Promise.withResolvers<void>()
  let holder: PoolClient | undefined

  async function hold(): Promise<void> {
    if (holder) return
    const client = await pool.connect()
    holder = client
    client.once('end', letGo)
    await client.query(lock, [claimedBy]).catch((error: unknown) => {
      letGo()
      throw error
    })
  }

  /** Destroys the connection: one that is used again would keep the lock, and a lost one its place in the pool. */
  function letGo(): void {
    const client = holder
    holder = undefined
    client?.release(true)
  }

  /** A job that just begins or ends is unknown at one look, and not at the next. */
  async function giveBackUnknown(): Promise<void> {
    const { rows } = await pool.query<{ id: string }>(findUnknown, [claimedBy, [...running]])
    const ids = rows.map(({ id }) => id)
    const lost = ids.filter((id) => unknown.has(id))
    unknown = new Set(ids)
    if (lost.length > 0) await pool.query(giveBack, [claimedBy, lost])
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await hold()
        resolveHeld()
        await pool.query(unlockDead)
        await giveBackUnknown()
      } catch (error) {
        log.warn(error, 'jobs that nobody runs could not be looked for; trying again')
      }
      await sleep(interval, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const ended = loop()
  return {
    held,
    async stop() {
      stopping.abort()
      resolveHeld()
      await ended
      letGo()
    },
  }
}
