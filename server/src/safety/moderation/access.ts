/** Whether a moderator may work on a case. */
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import type { Caller } from '../../accounts/auth/index.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { findCase, type NamedCaseRow } from './case.read.store.ts'
import { type CaseRow, findSuspendingCase, hasOtherModerator, isReporter } from './case.store.ts'
import { isClaimedByOther } from './moderation.rules.ts'

/** Finds a case for a moderator; not found if it is about that moderator. */
export async function findOthersCase(db: Database, caller: Caller, id: string): Promise<NamedCaseRow> {
  const row = isId(id) ? await findCase(db, id) : undefined
  return row && row.account_id !== caller.accountId ? row : throwProblem('not_found')
}

/** Why the caller may never decide this case; null when they may (P-moderation-8). */
export async function findRefusal(
  db: Database,
  { accountId }: Caller,
  row: CaseRow,
): Promise<ModerationCase['refusal']> {
  const caseId = await findReportedCase(db, row)
  if (await isReporter(db, caseId, accountId)) return 'caso_propio'
  const isOwnDecision = row.kind === 'appeal' && (await findAppealedModerator(db, row)) === accountId
  if (isOwnDecision && (await hasOtherModerator(db, { besides: [accountId, row.account_id], caseId })))
    return 'otro_moderador'
  return null
}

/** The case with the reports that led to this one. */
async function findReportedCase(db: Database, row: CaseRow): Promise<string> {
  if (row.kind !== 'appeal') return row.id
  return row.appealed_case_id ?? (await findSuspendingCase(db, row.account_id)) ?? row.id
}

/** Who made the decision that is appealed; null for the command line. */
async function findAppealedModerator(db: Database, row: CaseRow): Promise<string | null> {
  if (row.appealed_case_id === null) return row.suspended_by
  return (await findCase(db, row.appealed_case_id))?.decided_by ?? null
}

/** @throws ProblemError unless the caller may decide or claim the case now */
export async function checkMayDecide(db: Database, caller: Caller, row: CaseRow, now: Date): Promise<void> {
  if (row.account_id === caller.accountId) throwProblem('not_found')
  if (row.status === 'decided') throwProblem('caso_decidido')
  const refusal = await findRefusal(db, caller, row)
  if (refusal) throwProblem(refusal)
  if (isClaimedByOther(row, caller.accountId, now)) throwProblem('caso_tomado')
}
