/**
 * Changes of accounts without a case, other than suspensions, as long as they can be undone (P-moderation-24). A row is changed only
 * while its account is locked, except by the job that deletes old ones.
 */
import type { UndoableAction } from '@brilla/contract/safety/moderation-shapes'
import { sql } from 'kysely'
import type { BirthdateState } from '../../accounts/account/index.ts'
import type { Block } from '../../people/block/index.ts'
import type { Database } from '../../platform/database/index.ts'

/** What undoing restores, and what must still be as the change has left it. */
export interface Before {
  /** `isRequested`: the person has asked for it at `/contacto`, where they are told. */
  birthdate: { state: BirthdateState; changedTo: string; isRequested: boolean }
  unblock: { blocks: readonly Block[] }
  verify: { agencyName: string | null }
  unverify: { agencyName: string | null }
}

export type UndoableChange = {
  [Action in UndoableAction]: {
    id: string
    action: Action
    other_id: string | null
    changed_at: Date
    before: Before[Action]
  }
}[UndoableAction]

/** Actions of which an account has one state, which the last of them alone can restore. */
const sameState: Record<UndoableAction, UndoableAction[]> = {
  birthdate: ['birthdate'],
  unblock: ['unblock'],
  verify: ['verify', 'unverify'],
  unverify: ['verify', 'unverify'],
}

/** Inserts a change; an earlier one of the same state can no longer be undone. */
export async function insertUndoableChange<Action extends UndoableAction>(
  trx: Database,
  accountId: string,
  change: {
    id: string
    action: Action
    otherId?: string
    moderatorId: string
    at: Date
    before: Before[Action]
  },
): Promise<void> {
  const { id, action, otherId = null, moderatorId, at, before } = change
  await trx
    .deleteFrom('undoable_change')
    .where('account_id', '=', accountId)
    .where('other_id', 'is not distinct from', otherId)
    .where('action', 'in', sameState[action])
    .execute()
  await trx
    .insertInto('undoable_change')
    .values({
      id,
      account_id: accountId,
      action,
      other_id: otherId,
      moderator_id: moderatorId,
      changed_at: at,
      before: JSON.stringify(before),
    })
    .execute()
}

/** The changes of an account by a moderator after a time, newest first. */
export async function findUndoableChanges(
  db: Database,
  accountId: string,
  { moderatorId, after }: { moderatorId: string; after: Date },
): Promise<(UndoableChange & { other_name: string | null })[]> {
  const { rows } = await sql<UndoableChange & { other_name: string | null }>`
    select change.id, action, other_id, changed_at, before, other.full_name as other_name
    from undoable_change change left join account other on other.id = other_id
    where account_id = ${accountId} and moderator_id = ${moderatorId} and changed_at > ${after}
    order by change.id desc
  `.execute(db)
  return rows
}

/** Deletes a change and returns it; undefined when the moderator has made no such change after `after`. */
export async function takeUndoableChange(
  trx: Database,
  accountId: string,
  { id, moderatorId, after }: { id: string; moderatorId: string; after: Date },
): Promise<UndoableChange | undefined> {
  const { rows } = await sql<UndoableChange>`
    delete from undoable_change
    where id = ${id} and account_id = ${accountId} and moderator_id = ${moderatorId} and changed_at > ${after}
    returning id, action, other_id, changed_at, before
  `.execute(trx)
  return rows[0]
}

/** Deletes the changes made at `cutoff` or earlier; returns those that stand and of which the person is to be told. */
export async function deleteFinishedChanges(
  trx: Database,
  cutoff: Date,
): Promise<{ accountId: string; action: 'verify' | 'birthdate' }[]> {
  const { rows } = await sql<{ accountId: string; action: 'verify' | 'birthdate' }>`
    with finished as (delete from undoable_change where changed_at <= ${cutoff} returning account_id, action, before)
    select account.id as "accountId", action from finished join account on account.id = finished.account_id
    where (action = 'verify' and verified) or (
      action = 'birthdate' and birthdate = (before->>'changedTo')::date and before->>'isRequested' is distinct from 'true'
    )
  `.execute(trx)
  return rows
}
