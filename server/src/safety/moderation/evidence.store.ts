/** What a case consists of: its reports with their evidence, and the appeal. */
import type { Evidence } from '@brilla/contract/safety/evidence'
import type { ReportReason } from '@brilla/contract/safety/report'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
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

/** Erases the posts of a deleted account above reported comments of others, whose cases stay as they are. */
export async function erasePostsAboveComments(db: Database, authorId: string): Promise<void> {
  await sql`
    update evidence set post_author_id = null, content = jsonb_set(content, '{post}', 'null') where post_author_id = ${authorId}
  `.execute(db)
}

/** Erases the messages of a deleted account in evidence about messages that it received. */
export async function eraseContactMessages(db: Database, contactId: string): Promise<void> {
  await sql`
    update evidence set contact_id = null, content = jsonb_set(content, '{conversation}', jsonb_build_object(
      'contact', null, 'messages', jsonb_path_query_array(content, '$.conversation.messages[*] ? (@.bySubject == true)')
    )) where contact_id = ${contactId}
  `.execute(db)
}

export async function findAppeal(db: Database, id: string) {
  return db
    .selectFrom('appeal')
    .select(['number', 'body', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}
