import { limits } from '@brilla/contract/platform/limits'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { ReportReason } from '@brilla/contract/safety/report'
import { reasonsBySeriousness } from '@brilla/contract/safety/report-reasons'
import type { Caller } from '../../accounts/auth/index.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Report } from '../../platform/database/schema.ts'
import { type Subject, subjectKinds } from '../subject/index.ts'

/** What a report is about; undefined when there is none that the caller may see. */
export async function lockSubject(
  trx: Database,
  caller: Caller,
  { type, id }: Pick<Subject, 'type' | 'id'>,
): Promise<Subject | undefined> {
  const accountId = isId(id) ? await subjectKinds[type].lockAuthor(trx, caller, id) : undefined
  if (accountId === undefined) return undefined
  // Last, as by who publishes: its pictures are part of the evidence, and must not be replaced.
  const { rows } = await sql`select from account where id = ${accountId} for share`.execute(trx)
  return rows.length > 0 ? { type, id, accountId } : undefined
}

/** The report of a subject that an account has sent, while its case is open; undefined when there is none. */
const selectOpenReport = (db: Database, reporterId: string, { type, id }: Pick<Subject, 'type' | 'id'>) =>
  db
    .selectFrom('report')
    .innerJoin('moderation_case', 'moderation_case.id', 'report.case_id')
    .select(['report.id', 'report.case_id', 'report.reason'])
    .where('reporter_id', '=', reporterId)
    .where('report.subject_type', '=', type)
    .where('report.subject_id', '=', id)
    .where('moderation_case.status', '=', 'open')

/** The reason for which an account has reported a subject whose case is open; undefined when it has not. */
export async function findReason(
  db: Database,
  reporterId: string,
  subject: Pick<Subject, 'type' | 'id'>,
): Promise<ReportReason | undefined> {
  const found = await selectOpenReport(db, reporterId, subject).executeTakeFirst()
  return found?.reason as ReportReason | undefined
}

/** Finds such a report and locks its case, so that it stays open. */
export const lockOpenReport = (trx: Database, reporterId: string, subject: Pick<Subject, 'type' | 'id'>) =>
  selectOpenReport(trx, reporterId, subject).forUpdate('moderation_case').executeTakeFirst()

/** The more serious of two reasons. */
const pickReason = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => {
  const position = (reason: RawBuilder<unknown>) =>
    sql`array_position(${[...reasonsBySeriousness]}::text[], ${reason})`
  return sql`(${[...reasonsBySeriousness]}::text[])[least(${position(one)}, ${position(other)})]`
}

/**
 * Adds to a report, whose case is locked, a text that it does not have yet, and a more serious reason. A report with an addition
 * may be as long as two, so that one addition always fits; false when another one does not.
 */
export async function addToReport(
  trx: Database,
  { id, case_id }: { id: string; case_id: string },
  { reason, description }: { reason: ReportReason; description: string },
): Promise<boolean> {
  const raised = pickReason(sql`${reason}::text`, sql`reason`)
  const { rows } = await sql`
    with raised as (
      update moderation_case set reason = ${raised}, priority = greatest(priority, ${getPriority(reason)})
      where id = ${case_id}
    )
    update report set reason = ${raised}, description = case when position(${description} in description) = 0
      then ltrim(description || E'\n\n' || ${description}, E'\n') else description end
    where id = ${id}
      and (position(${description} in description) > 0 or length(description) <= ${sql.lit(limits.reportMax)})
    returning id
  `.execute(trx)
  return rows.length > 0
}

/** Priority of a case: one about a minor at risk is read before all others (P-moderation-4). */
function getPriority(reason: ReportReason): number {
  return reason === 'minor' ? 1 : 0
}

interface NewCase {
  id: string
  subject: Subject
  reason: ReportReason
  now: Date
}

/**
 * Counts a report in the open case of its subject, which is opened when there is none, and locks that case. Returns its id.
 * The case has the most serious of the reasons of its reports.
 */
export async function joinCase(trx: Database, { id, subject, reason, now }: NewCase): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into moderation_case (
      id, kind, subject_type, subject_id, account_id, reason, priority, reports_count, created_at
    ) values (
      ${id}, 'report', ${subject.type}, ${subject.id}, ${subject.accountId}, ${reason}, ${getPriority(reason)}, 1, ${now}
    )
    on conflict (subject_type, subject_id) where status = 'open' and kind = 'report' do update set
      reports_count = moderation_case.reports_count + 1,
      priority = greatest(moderation_case.priority, excluded.priority),
      reason = ${pickReason(sql`excluded.reason`, sql`moderation_case.reason`)}
    returning id
  `.execute(trx)
  return rows[0]!.id
}

/** Opens the case of content that waits for a moderator; returns its id, also when it is open already. */
export async function openHeldCase(
  trx: Database,
  row: {
    id: string
    subject_type: 'post' | 'comment'
    subject_id: string
    account_id: string
    created_at: Date
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into moderation_case (id, kind, subject_type, subject_id, account_id, reason, priority, created_at)
    values (
      ${row.id}, 'held', ${row.subject_type}, ${row.subject_id}, ${row.account_id}, 'minor', ${getPriority('minor')},
      ${row.created_at}
    )
    on conflict (subject_type, subject_id) where status = 'open' and kind = 'held' do update set reason = excluded.reason
    returning id
  `.execute(trx)
  return rows[0]!.id
}

/** Inserts a report; false when the case has one of the reporter. */
export async function insertReport(trx: Database, row: Insertable<Report>): Promise<boolean> {
  const inserted = await trx
    .insertInto('report')
    .values(row)
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether Brilla itself has reported an account with this description. */
export async function isReportedByBrilla(
  db: Database,
  accountId: string,
  description: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('report')
    .select('id')
    .where('reporter_id', 'is', null)
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', accountId)
    .where('description', '=', description)
    .executeTakeFirst()
  return found !== undefined
}

/** The reports that an account has sent, for its data export (P-export-1). */
export function selectReports(db: Database, accountId: string) {
  return db
    .selectFrom('report')
    .select(['reason', 'description as text', 'created_at as createdAt'])
    .where('reporter_id', '=', accountId)
    .orderBy('id')
}
