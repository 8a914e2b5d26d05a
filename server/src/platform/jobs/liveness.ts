/**
 * Gives back the jobs of processes that have died. Each process holds a lock of its PostgreSQL session for each of its workers;
 * PostgreSQL ends it with the process, while graphile-worker itself would wait for four hours.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { second } from '../duration.ts'
import type { Log } from '../log.ts'

export interface Liveness {
  stop(): Promise<void>
}

/** Milliseconds between two looks for workers that have died. */
const interval = 5 * second

const lock = `select pg_advisory_lock(hashtextextended(id, 0)) from unnest($1::text[]) id`

const unlockDead = `
  select graphile_worker.force_unlock_workers(array_agg(id)) from (
    select distinct locked_by as id from graphile_worker.jobs where locked_by is not null
  ) worker
  where pg_try_advisory_xact_lock(hashtextextended(id, 0))
`

/** Holds the locks of these workers, and looks for jobs of others that have none. */
export function startLiveness(pool: Pool, workerIds: string[], log: Log): Liveness {
  const stopping = new AbortController()
  let holder: PoolClient | undefined

  async function hold(): Promise<void> {
    if (holder) return
    const client = await pool.connect()
    client.once('end', () => {
      if (holder === client) holder = undefined
    })
    await client.query(lock, [workerIds])
    holder = client
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await hold()
        await pool.query(unlockDead)
      } catch (error) {
        log.warn(error, 'jobs of processes that died could not be looked for; trying again')
      }
      await sleep(interval, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const ended = loop()
  return {
    async stop() {
      stopping.abort()
      await ended
      // Destroyed, since a connection that is used again would keep the locks.
      holder?.release(true)
    },
  }
}
