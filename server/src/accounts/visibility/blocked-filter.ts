/** Bloom filters of whom an account has blocked, kept until it blocks somebody else (docs/decisions/0006). */
import { type RawBuilder, sql } from 'kysely'
import { BoundedMap } from '../../platform/bounded-map.ts'
import type { Database } from '../../platform/database/index.ts'

/** A power of two: of a thousand blocked accounts, one other account in nine is looked up in vain. */
const bits = 8_192
/** Of more, the filter would spare fewer than half of the lookups. */
const blockedMax = bits / 2
/** In all a megabyte. */
const cacheSizeMax = 1_000

/** SQL expression: the bit of an account in a filter. */
export const filterBit = (account: RawBuilder<unknown>) => sql`(uuid_hash(${account}) & ${sql.lit(bits - 1)})`

/**
 * Returns a function that finds the filter of an account whose `blocks_made` is `version`; null when it has blocked too many.
 * `get_bit` of PostgreSQL reads the filter.
 */
export function createBlockedFilters(db: Database) {
  const cache = new BoundedMap<string, { version: number; filter: Buffer | null }>(cacheSizeMax)
  return async (accountId: string, version: number): Promise<Buffer | null> => {
    const known = cache.get(accountId)
    if (known?.version === version) return known.filter
    const filter = await readFilter(db, accountId)
    cache.set(accountId, { version, filter })
    return filter
  }
}

async function readFilter(db: Database, accountId: string): Promise<Buffer | null> {
  const { rows } = await sql<{ bit: number }>`
    select ${filterBit(sql.ref('blocked_id'))} as bit from block where blocker_id = ${accountId} limit ${sql.lit(blockedMax + 1)}
  `.execute(db)
  if (rows.length > blockedMax) return null
  const filter = Buffer.alloc(bits / 8)
  for (const { bit } of rows) filter[bit >> 3]! |= 1 << (bit & 7)
  return filter
}
