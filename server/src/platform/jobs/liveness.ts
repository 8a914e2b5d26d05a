/**
 * Gives back the jobs of processes that have died. Each process holds a lock of its PostgreSQL session on the id by which its jobs
 * are claimed; PostgreSQL ends it with the process, while graphile-worker itself would wait for four hours.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { second } from '../duration.ts'
import type { Log } from '../log.ts'

export interface Liveness {
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

/** Holds the lock of this process, and looks for jobs of others that have none. */
export function startLiveness(pool: Pool, claimedBy: string, log: Log): Liveness {
  const stopping = new AbortController()
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
      letGo()
    },
  }
}
