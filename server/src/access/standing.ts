import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import { refuse } from '../platform/http/problem.ts'
import type { Caller } from './caller.ts'

/**
 * SQL condition: the caller's session stands, and does not end before the transaction does. Whatever changes a counter asks
 * for it before it locks one: whoever leaves ends their sessions first, and is then taken out of all counters, so that
 * nothing that was on its way comes after.
 */
export function isStanding(caller: Caller) {
  return sql<boolean>`exists (select from session where id = ${caller.sessionId} for key share)`
}

/** Refuses what was not there for the caller: `not_found`, or `unauthorized` when it is their session that has ended. */
export async function refuseMissing(db: Database, caller: Caller): Promise<never> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', caller.sessionId)
    .executeTakeFirst()
  refuse(session ? 'not_found' : 'unauthorized')
}
