/** What a case consists of: its reports with their evidence, and the appeal. */
import type { Evidence } from '@brilla/contract/safety/evidence'
import type { ReportReason } from '@brilla/contract/safety/report'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { listFiles } from '../subject/index.ts'
import type { PersonRow } from './people.store.ts'

export interface EvidenceRow {
  id: string
  content: Evidence
  captured_at: Date
}

/** The evidence of a case, oldest first; without what was erased with a deleted account. */
export async function findEvidence(db: Database, caseId: string): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    select id, content, captured_at from evidence
    where case_id = ${caseId} and content <> '{}' order by id limit 100
  `.execute(db)
  return rows
}

export interface ReportRow extends Omit<PersonRow, 'id'> {
  id: string
  reporter_id: string | null
  reason: ReportReason
  description: string
  created_at: Date
  evidence_id: string
}

export async function findReports(db: Database, caseId: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select report.id, report.reporter_id, report.reason, report.description, report.created_at, report.evidence_id,
      reporter.full_name, reporter.profile_url, reporter.profile_image, reporter.type, reporter.language,
      reporter.status
    from report left join account reporter on reporter.id = report.reporter_id
    where report.case_id = ${caseId} order by report.id desc limit 100
  `.execute(db)
  return rows
}

/** The accounts that have sent the reports of a case. */
export async function findReporterIds(db: Database, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('report')
    .select('reporter_id')
    .where('case_id', '=', caseId)
    .where('reporter_id', 'is not', null)
    .execute()
  return rows.map(({ reporter_id }) => reporter_id!)
}

/** Erases evidence of decided cases about a deleted account: nobody decides on it any more. */
export async function eraseEvidence(db: Database, accountId: string): Promise<void> {
  await sql`
    update evidence set content = '{}', post_author_id = null, contact_id = null where case_id in (
      select id from moderation_case where account_id = ${accountId} and final_at is not null
    )
  `.execute(db)
}

/** The cases of others whose evidence contains posts or messages of an account. */
export async function findCasesQuoting(db: Database, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from evidence where post_author_id = ${accountId}
    union select case_id from evidence where contact_id = ${accountId}
  `.execute(db)
  return rows.map(({ case_id }) => case_id)
}

/**
 * Erases what a deleted account wrote in the evidence of a case of somebody else, which must be locked: the post above a
 * reported comment, and its messages around the reported one. Returns the names of the files that no evidence of the case has
 * any more.
 */
export async function eraseQuoted(trx: Database, caseId: string, accountId: string): Promise<string[]> {
  const before = await lockEvidenceFiles(trx, caseId)
  await sql`
    update evidence set post_author_id = null, content = jsonb_set(content, '{post}', 'null')
    where case_id = ${caseId} and post_author_id = ${accountId}
  `.execute(trx)
  await sql`
    update evidence set contact_id = null, content = jsonb_set(content, '{conversation}', jsonb_build_object(
      'contact', null, 'messages', jsonb_path_query_array(content, '$.conversation.messages[*] ? (@.bySubject == true)')
    )) where case_id = ${caseId} and contact_id = ${accountId}
  `.execute(trx)
  const after = new Set(await lockEvidenceFiles(trx, caseId))
  return before.filter((name) => !after.has(name))
}

/** The names of the files in all evidence of a case, whose rows it locks. */
async function lockEvidenceFiles(trx: Database, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ content: Evidence }>`
    select content from evidence where case_id = ${caseId} and content <> '{}' order by id for update
  `.execute(trx)
  return rows.flatMap(({ content }) => listFiles(content))
}

export async function findAppeal(db: Database, id: string) {
  return db
    .selectFrom('appeal')
    .select(['number', 'body', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}
