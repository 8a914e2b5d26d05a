import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import type { Caller } from './caller.ts'

/**
 * SQL condition: the caller's session exists; it stays locked until the transaction ends. Commands that change counters
 * check it before locking them: deactivation deletes the sessions first and adjusts the counters afterwards, so no
 * command that was under way can change them later.
 */
export function lockActiveSession(caller: Pick<Caller, 'sessionId'>) {
  return sql<boolean>`exists (select from session where id = ${caller.sessionId} for key share)`
}

/** The same for a column of session ids; without `wait` false for a session that another transaction is ending. */
export const lockActiveSessions = (column: string, { wait }: { wait: boolean }) =>
  sql<boolean>`exists (
    select from session where id = ${sql.ref(column)} for key share ${wait ? sql`` : sql`skip locked`}
  )`

/** Throws for a command that matched no row: `unauthorized` when the caller's session has ended, `not_found` otherwise. */
export async function throwMissingOrUnauthorized(
  db: Database,
  caller: Pick<Caller, 'sessionId'>,
): Promise<never> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', caller.sessionId)
    .executeTakeFirst()
  throwProblem(session ? 'not_found' : 'unauthorized')
}
