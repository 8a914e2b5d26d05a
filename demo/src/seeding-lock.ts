import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '@brilla/server/context'
import { sql } from 'kysely'

const lockKey = 0x64656d6f

/**
 * Runs `seed` while no other process seeds the same database: the one of a launcher that was just killed may still be
 * finishing its last steps. Returns without running it when `signal` is aborted before that.
 */
export async function withSeedingLock(
  { db }: Pick<Context, 'db'>,
  signal: AbortSignal,
  seed: () => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const tryLock = () =>
      sql<{ acquired: boolean }>`select pg_try_advisory_lock(${lockKey}::bigint) as acquired`.execute(
        connection,
      )
    while (!(await tryLock()).rows[0]?.acquired) {
      if (signal.aborted) return
      await sleep(200)
    }
    try {
      await seed()
    } finally {
      // The connection returns to the pool, which would keep the lock.
      await sql`select pg_advisory_unlock(${lockKey}::bigint)`.execute(connection)
    }
  })
}
