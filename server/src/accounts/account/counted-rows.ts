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
  /** Finds the account's next rows after a cursor, each with its own cursor. */
  find(
    db: Database,
    accountId: string,
    after: string | null,
    limit: number,
  ): Promise<{ id: string; cursor: string }[]>
  /**
   * Marks those rows that are not yet marked as counted or uncounted, and adjusts the counters. Locks posts first,
   * then comments, the rows, the counters of posts, and accounts, each sorted.
   */
  adjust(trx: Database, accountId: string, ids: string[], counted: boolean): Promise<void>
}

/** Rows read at once; bounds the memory. */
const pageSize = 5_000
/** Rows per transaction, whose counters are locked together. */
const batchSize = 250
/** Milliseconds after which the work continues in another delivery. */
const sliceLength = 2_000

/**
 * Handles changes of an account's status. Long work is split into slices, each of which continues after the last row
 * of the previous one.
 */
export function createCounterHandler(context: Context, rows: CountedRows): EventHandler<never> {
  const handler: EventHandler<{ accountId: string; after?: string }> = {
    name: rows.name,
    events: [accountDeactivated, accountSuspended, accountRestored],
    ordered: true,
    concurrency: 2,
    async handle({ accountId, after = null }, { signal }) {
      const end = performance.now() + sliceLength
      const mayGoOn = () => performance.now() < end && !signal.aborted
      const cursor = await adjustCounters(context.db, rows, { accountId, after, mayGoOn })
      return cursor === null ? undefined : { continueWith: { accountId, after: cursor } }
    },
  }
  return handler
}

interface Range {
  accountId: string
  /** Cursor to continue from; null starts at the beginning. */
  after?: string | null
  /** Called between transactions; false stops after the current batch. */
  mayGoOn?: () => boolean
}

/**
 * Adjusts the counters of others to the account's status in batches, one transaction each. Idempotent, resumable and safe
 * to run concurrently with other requests. Returns the cursor to continue from, or null when finished.
 */
export async function adjustCounters(
  db: Database,
  rows: CountedRows,
  { accountId, after = null, mayGoOn = () => true }: Range,
): Promise<string | null> {
  let cursor = after
  for (;;) {
    const page = await rows.find(db, accountId, cursor, pageSize)
    for (let start = 0; start < page.length; start += batchSize) {
      if (!mayGoOn()) return cursor
      const batch = page.slice(start, start + batchSize)
      const startedAt = performance.now()
      await adjustBatch(
        db,
        rows,
        accountId,
        batch.map(({ id }) => id),
      )
      cursor = batch.at(-1)!.cursor
      // Pauses for as long as the transaction took, so that other requests get at least half of the database's time.
      if (batch.length === batchSize) await sleep(performance.now() - startedAt)
    }
    if (page.length < pageSize) return null
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
