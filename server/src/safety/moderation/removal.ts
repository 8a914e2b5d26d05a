/** Deletes removed content for good before the time for an appeal ends, for its author (P-moderation-22). */
import type { Context } from '../../context.ts'
import { type Database, repeatAfterDeadlock } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { dropAction, findActions } from '../../platform/undoable-action.ts'
import { type CaseRow, findAppealCase, lockCase, lockKeptRemovals, setDecision } from './case.store.ts'
import { lockRemovedContent } from '../subject/index.ts'
import { decisionAction } from './decide.ts'
import { appendLog } from './log.store.ts'
import { endKeepingContent } from './reported-content.ts'

/** A final decision that has removed content of the account, which could appeal. */
export function isOwnRemoval(row: CaseRow | undefined, accountId: string): row is CaseRow {
  return row !== undefined && row.account_id === accountId && row.appeal_until !== null
}

/**
 * Deletes what a decision has removed; does nothing when that has happened.
 * @throws ProblemError when the decision is not about the account, or an appeal has restored the content
 */
export async function deleteRemoval(context: Context, accountId: string, id: string): Promise<void> {
  const attempt = async (trx: Database) => {
    const row = await lockCase(trx, id)
    if (!isOwnRemoval(row, accountId)) throwProblem('not_found')
    if (await lockRemovedContent(trx, id)) return deleteKept(context, trx, row)
    if ((await findAppealCase(trx, id))?.decision === 'accept') throwProblem('contenido_visible')
  }
  await repeatAfterDeadlock(() => context.db.transaction().execute(attempt))
}

/** Deletes the removed content of an account that no longer exists. */
export async function deleteAccountRemovals(context: Context, accountId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    for (const row of await lockKeptRemovals(trx, accountId)) await deleteKept(context, trx, row)
  })
}

async function deleteKept(context: Context, trx: Database, { id }: CaseRow): Promise<void> {
  await endKeepingContent(context, trx, id)
  await withdrawAppeal(context, trx, id)
}

/** Ends the appeal about what was deleted, unless it is decided: then its author is told what was decided. */
async function withdrawAppeal(context: Context, trx: Database, removalId: string): Promise<void> {
  const now = context.clock.now()
  const found = await findAppealCase(trx, removalId)
  if (!found || !(await canBeWithdrawn(trx, found, now))) return
  const { id, account_id: accountId, final_at } = (await lockCase(trx, found.id))!
  if (final_at) return
  await dropAction(trx, decisionAction, id)
  await setDecision(trx, id, {
    decision: 'withdraw',
    decision_reason: '',
    decision_note: '',
    decided_by: null,
    decided_at: now,
    final_at: now,
  })
  await appendLog(context, trx, { action: 'withdraw', accountId, caseId: id, moderatorId: null })
}

/** A decision that can be undone has not been told. One that no longer can may be locked by what makes it final. */
async function canBeWithdrawn(trx: Database, { id, status }: CaseRow, now: Date): Promise<boolean> {
  const [decision] = await findActions(trx, id)
  return status === 'open' || (decision !== undefined && decision.final_at > now)
}
