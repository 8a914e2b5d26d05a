/** Cases as they change, each under its lock. */
import type { CaseDecision, CaseSummary, ProfilePart } from '@brilla/contract/safety/moderation-shapes'
import type { ReportReason } from '@brilla/contract/safety/report'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

export interface CaseRow {
  id: string
  number: number
  kind: CaseSummary['kind']
  status: CaseSummary['status']
  subject_type: CaseSummary['subject']
  subject_id: string
  account_id: string
  reason: ReportReason | null
  priority: number
  reports_count: number
  created_at: Date
  claimed_by: string | null
  claimed_until: Date | null
  decision: CaseDecision | null
  decision_reason: string | null
  decision_note: string | null
  suspended_until: Date | null
  remove_content: boolean
  /** Of a decision about a profile that removed content. */
  removed_parts: ProfilePart[] | null
  decided_by: string | null
  decided_at: Date | null
  final_at: Date | null
  appeal_id: string | null
  suspended_by: string | null
  /** Of an appeal against the removal of content: the case in which that was decided. */
  appealed_case_id: string | null
  appeal_until: Date | null
  content_kept: boolean
}

export const caseColumns = sql`
  c.id, c.number, c.kind, c.status, c.subject_type, c.subject_id, c.account_id, c.reason, c.priority, c.reports_count,
  c.created_at, c.claimed_by, c.claimed_until, c.decision, c.decision_reason, c.decision_note, c.suspended_until,
  c.remove_content, c.removed_parts, c.decided_by, c.decided_at, c.final_at, c.appeal_id, c.suspended_by,
  c.appealed_case_id, c.appeal_until, c.content_kept
`

/** Locks a case until the transaction ends. Must be the last lock of a command, as of a report. */
export async function lockCase(trx: Database, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${caseColumns} from moderation_case c where id = ${id} for update
  `.execute(trx)
  return rows[0]
}

export async function setClaim(trx: Database, id: string, moderatorId: string | null, until: Date | null) {
  await trx
    .updateTable('moderation_case')
    .set({ claimed_by: moderatorId, claimed_until: until })
    .where('id', '=', id)
    .execute()
}

/** Ends the moderator's claim of an open case, if there is one. */
export async function endClaim(db: Database, id: string, moderatorId: string): Promise<void> {
  await db
    .updateTable('moderation_case')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', moderatorId)
    .execute()
}

interface DecisionRow {
  decision: CaseDecision
  decision_reason: string
  decision_note: string
  suspended_until?: Date | null
  remove_content?: boolean
  removed_parts?: ProfilePart[] | null
  decided_by: string | null
  decided_at: Date
  final_at?: Date
}

export async function setDecision(trx: Database, id: string, row: DecisionRow): Promise<void> {
  await trx
    .updateTable('moderation_case')
    .set({ ...row, status: 'decided', claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .execute()
}

/** Marks the decision of a case as final, and locks the case. */
export async function setFinal(trx: Database, id: string, now: Date): Promise<CaseRow> {
  const { rows } = await sql<CaseRow>`
    update moderation_case c set final_at = ${now} where id = ${id} returning ${caseColumns}
  `.execute(trx)
  return rows[0]!
}

/** Opens a case again, claimed by the moderator who undid the decision. */
export async function reopenCase(trx: Database, id: string, moderatorId: string, until: Date): Promise<void> {
  await sql`
    update moderation_case set status = 'open', decision = null, decision_reason = null, decision_note = null,
      suspended_until = null, remove_content = false, removed_parts = null, decided_by = null, decided_at = null,
      claimed_by = ${moderatorId}, claimed_until = ${until}
    where id = ${id}
  `.execute(trx)
}

/** Whether reports that came after the decision have opened another case about the same subject. */
export async function hasNewerCase(
  trx: Database,
  { subject_type, subject_id, kind }: CaseRow,
): Promise<boolean> {
  const found = await trx
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .where('kind', '=', kind)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return found !== undefined && kind === 'report'
}

/** Whether the account has sent one of the reports of a case. */
export async function isReporter(db: Database, caseId: string, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('report')
    .select('id')
    .where('case_id', '=', caseId)
    .where('reporter_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** The latest case that led to the current suspension of an account; undefined when there was none. */
export async function findSuspendingCase(db: Database, accountId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('moderation_case')
    .innerJoin('account', 'account.id', 'moderation_case.account_id')
    .select('moderation_case.id')
    .where('account_id', '=', accountId)
    .where('decision', '=', 'suspend')
    .whereRef('decided_at', '>=', 'suspended_at')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

/** Keeps the removed content of a final decision for an appeal. */
export async function keepContent(trx: Database, id: string, appealUntil: Date): Promise<void> {
  await trx
    .updateTable('moderation_case')
    .set({ content_kept: true, appeal_until: appealUntil })
    .where('id', '=', id)
    .execute()
}

/** Marks removed content as no longer kept: it was restored or deleted. */
export async function endKeeping(trx: Database, id: string): Promise<void> {
  await trx.updateTable('moderation_case').set({ content_kept: false }).where('id', '=', id).execute()
}

/** Gives the author of removed content until `until` at least; nobody can appeal about content while suspended. */
export async function extendAppeals(trx: Database, accountId: string, until: Date): Promise<void> {
  await sql`
    update moderation_case set appeal_until = greatest(appeal_until, ${until})
    where account_id = ${accountId} and content_kept
  `.execute(trx)
}

/** The appeal against the removal of content by a case. */
export async function findAppealCase(db: Database, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${caseColumns} from moderation_case c where appealed_case_id = ${id}
  `.execute(db)
  return rows[0]
}

/** The open case of an account's appeal against its suspension. */
export async function findOpenAppealCase(db: Database, accountId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('moderation_case')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'appeal')
    .where('status', '=', 'open')
    .where('appealed_case_id', 'is', null)
    .executeTakeFirst()
  return found?.id
}

/**
 * Locks a case whose removed content is no longer kept, because nobody has appealed in time; undefined when there is none. The
 * time does not end while its author is suspended.
 */
export async function lockExpiredRemoval(trx: Database, now: Date): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${caseColumns} from moderation_case c
    where content_kept and appeal_until <= ${now}
      and not exists (select from moderation_case appeal where appeal.appealed_case_id = c.id)
      and not exists (
        select from account where account.id = c.account_id and coalesce(status_before, status) = 'suspended'
      )
    order by appeal_until limit 1 for update of c skip locked
  `.execute(trx)
  return rows[0]
}

/** The cases whose removed content is kept for the appeal of an account. */
export async function lockKeptRemovals(trx: Database, accountId: string): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${caseColumns} from moderation_case c where account_id = ${accountId} and content_kept order by id for update
  `.execute(trx)
  return rows
}

/** Whether there is an active moderator, besides these accounts, who has not reported in the case. */
export async function hasOtherModerator(
  db: Database,
  { besides, caseId }: { besides: string[]; caseId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('moderator', '=', true)
    .where('status', '=', 'active')
    .where('id', 'not in', besides)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('report')
            .select('report.id')
            .where('case_id', '=', caseId)
            .whereRef('reporter_id', '=', 'account.id'),
        ),
      ),
    )
    .executeTakeFirst()
  return found !== undefined
}
