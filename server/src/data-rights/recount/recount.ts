/** Corrects all counters from the rows that they count, next to running servers (P-operation-20). */
import type { Context } from '../../context.ts'
import { counterTables, type Difference, findShardDifference, findShards, setShard } from './recount.store.ts'
import { unreadTables } from './unread.store.ts'

/** Counters compared by one statement. */
const batchSize = 500

/** A place in a recount to continue from: a table, and the last id of it that was compared. */
export interface RecountPosition {
  table: string
  after: string | null
}

export interface RecountOptions {
  from?: RecountPosition
  /** Stops between two batches. */
  signal?: AbortSignal
  onDifference(table: string, difference: Difference): void
}

export interface RecountResult {
  compared: number
  corrected: number
  /** Where to continue; null when everything was compared. */
  position: RecountPosition | null
}

const tables = [...counterTables, ...unreadTables]
const totalTable = 'post_total'

/** The tables in the order in which they are compared: the total is the sum of counters that are correct by then. */
export const recountTables: string[] = [...tables.map(({ name }) => name), totalTable]

/**
 * Compares each counter with its rows and corrects those that differ, each in a transaction of its own. Whatever is
 * written meanwhile is counted exactly once; running it again changes nothing.
 */
export async function recount(
  { db }: Pick<Context, 'db'>,
  { from, signal, onDifference }: RecountOptions,
): Promise<RecountResult> {
  const result: RecountResult = { compared: 0, corrected: 0, position: null }
  const first = from ? recountTables.findIndex((name) => name === from.table) : 0
  const correct = async (table: string, attempt: () => Promise<Difference[]>) => {
    for (const difference of await attempt()) {
      onDifference(table, difference)
      result.corrected += 1
    }
  }
  for (const table of tables.slice(first)) {
    let after = from?.table === table.name ? from.after : null
    for (;;) {
      if (signal?.aborted) return { ...result, position: { table: table.name, after } }
      const ids = await table.findIds(db, after, batchSize)
      const wrong = await table.findDifferences(db, ids)
      for (const id of new Set(wrong.map((difference) => difference.id))) {
        await correct(table.name, () =>
          db.transaction().execute(async (trx) => {
            await table.lock(trx, id)
            const differences = await table.findDifferences(trx, [id])
            for (const difference of differences) await table.set(trx, difference)
            return differences
          }),
        )
      }
      result.compared += ids.length
      after = ids.at(-1) ?? after
      if (ids.length < batchSize) break
    }
  }
  for (const shard of await findShards(db)) {
    if (signal?.aborted) return { ...result, position: { table: totalTable, after: null } }
    result.compared += 1
    if (!(await findShardDifference(db, shard, { lock: false }))) continue
    await correct(totalTable, () =>
      db.transaction().execute(async (trx) => {
        const difference = await findShardDifference(trx, shard, { lock: true })
        if (difference) await setShard(trx, difference)
        return difference ? [difference] : []
      }),
    )
  }
  return result
}
