/** Removes the rows of a hidden account from the counters of others, and adds them again, in batches. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { EventHandler } from '../../platform/outbox/index.ts'
import { accountDeactivated, accountRestored, accountSuspended } from './account.events.ts'

/** A kind of rows of an account, each of which counts in a counter of somebody else. */
export interface CountedRows {
  /** Name of the event handler. */
  name: string
  /** Finds ids for `adjust`, of rows that are not `counted`, or that still are. */
  find(db: Database, accountId: string, counted: boolean, limit: number): Promise<string[]>
  /** Marks those rows that are not yet marked as counted or uncounted, and adjusts the counters. */
  adjust(trx: Database, accountId: string, ids: string[], counted: boolean): Promise<void>
}

/** Rows read at once; bounds the memory. */
const pageSize = 5_000
/** Rows per transaction, whose counters are locked together. */
const batchSize = 250
/** Seconds for the rows of one account. */
const expireAfter = 6 * 60 * 60

/** Handles changes of an account's status. */
export function createCounterHandler(context: Context, rows: CountedRows): EventHandler<never> {
  const handler: EventHandler<{ accountId: string }> = {
    name: rows.name,
    events: [accountDeactivated, accountSuspended, accountRestored],
    isSerial: true,
    expireAfter,
    handle: ({ accountId }, { signal }) => adjustCounters(context.db, rows, accountId, signal),
  }
  return handler
}

/**
 * Adjusts the counters of others to the account's status in batches, one transaction each. Idempotent, resumable and safe
 * to run concurrently with other requests. Throws between two transactions when `signal` is aborted.
 */
export async function adjustCounters(
  db: Database,
  rows: CountedRows,
  accountId: string,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    const ids = await rows.find(db, accountId, await isActive(db, accountId, sql``), pageSize)
    for (let start = 0; start < ids.length; start += batchSize) {
      signal?.throwIfAborted()
      const batch = ids.slice(start, start + batchSize)
      const startedAt = performance.now()
      await adjustBatch(db, rows, accountId, batch)
      // Pauses for as long as the transaction took, so that other requests get at least half of the database's time.
      if (batch.length === batchSize) await sleep(performance.now() - startedAt)
    }
    if (ids.length < pageSize) return
  }
}

/** The account's status changed after the batch had read it. */
class StatusChanged extends Error {}

async function adjustBatch(db: Database, rows: CountedRows, accountId: string, ids: string[]): Promise<void> {
  for (;;) {
    try {
      await db.transaction().execute(async (trx) => {
        const counted = await isActive(trx, accountId, sql``)
        await rows.adjust(trx, accountId, ids, counted)
        // Locked last, as by who publishes: an account is behind posts and their counters in the order of locks.
        if ((await isActive(trx, accountId, sql`for share`)) !== counted) throw new StatusChanged()
      })
      return
    } catch (error) {
      if (!(error instanceof StatusChanged)) throw error
    }
  }
}

async function isActive(trx: Database, accountId: string, lock: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ active: boolean }>`
    select status = 'active' as active from account where id = ${accountId} ${lock}
  `.execute(trx)
  return rows[0]?.active ?? false
}
