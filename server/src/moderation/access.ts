/** Whether a moderator may work on a case. */
import type { ModerationCase } from '@brilla/contract/moderation'
import type { Caller } from '../auth/index.ts'
import type { Database } from '../platform/database/index.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { type CaseRow, hasOtherModerator, isReporter } from './case.store.ts'
import { isClaimedByOther } from './moderation.rules.ts'

/** Why the caller may never decide this case; null when they may (P-moderation-8). */
export async function findRefusal(
  db: Database,
  { accountId }: Caller,
  row: CaseRow,
): Promise<ModerationCase['refusal']> {
  if (await isReporter(db, row.id, accountId)) return 'caso_propio'
  const isOwnSuspension = row.kind === 'appeal' && row.suspended_by === accountId
  if (isOwnSuspension && (await hasOtherModerator(db, [accountId, row.account_id]))) return 'otro_moderador'
  return null
}

/** @throws ProblemError unless the caller may decide or claim the case now */
export async function checkMayDecide(db: Database, caller: Caller, row: CaseRow, now: Date): Promise<void> {
  if (row.account_id === caller.accountId) throwProblem('not_found')
  if (row.status === 'decided') throwProblem('caso_decidido')
  const refusal = await findRefusal(db, caller, row)
  if (refusal) throwProblem(refusal)
  if (isClaimedByOther(row, caller.accountId, now)) throwProblem('caso_tomado')
}
