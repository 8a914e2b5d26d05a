/** Suspensions without a case, as long as they can be undone. A row is changed only while its account is locked, but by the job that deletes old ones. */
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { Suspension } from '../suspension/index.ts'

export interface UndoableSuspension {
  moderator_id: string
  suspended_at: Date
  suspension_before: { reason: string; at: string; until: string | null } | null
}

export async function insertUndoable(
  trx: Database,
  accountId: string,
  { moderatorId, at, before }: { moderatorId: string; at: Date; before: Suspension | null },
): Promise<void> {
  await trx
    .insertInto('undoable_suspension')
    .values({
      account_id: accountId,
      moderator_id: moderatorId,
      suspended_at: at,
      suspension_before: before ? JSON.stringify(before) : null,
    })
    .execute()
}

export async function findUndoable(db: Database, accountId: string): Promise<UndoableSuspension | undefined> {
  const { rows } = await sql<UndoableSuspension>`
    select moderator_id, suspended_at, suspension_before from undoable_suspension where account_id = ${accountId}
  `.execute(db)
  return rows[0]
}

/** Deletes the row of an account; false when there is none. */
export async function deleteUndoable(trx: Database, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('undoable_suspension')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes the rows of suspensions made at `cutoff` or earlier; returns their accounts. */
export async function deleteFinishedUndoable(trx: Database, cutoff: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom('undoable_suspension')
    .where('suspended_at', '<=', cutoff)
    .returning('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}
