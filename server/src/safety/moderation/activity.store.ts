/** What a moderator weighs a report with: what the person wrote lately, and how other reports of the reporter ended. */
import { cutText } from '@brilla/contract/platform/truncate'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { commentTextColumns, textColumns } from '../../content/post/index.ts'

export interface LatestRow {
  id: string
  kind: 'post' | 'comment'
  post_id: string
  text: string
  created_at: Date
}

const latestMax = sql.lit(3)
const textMax = 280

/** All that the author has written, as one text. */
const joinTexts = (columns: readonly string[]) =>
  sql.raw(`concat_ws(' · ', ${columns.map((name) => `nullif(${name}, '')`).join(', ')})`)

/**
 * The newest posts and comments of an account, each along an index by author. The author of the comments is a subquery, so that the
 * plan does not depend on who it is: of somebody with very many, PostgreSQL would read the newest comments of everybody instead.
 */
export async function findLatest(db: Database, accountId: string): Promise<LatestRow[]> {
  const { rows } = await sql<LatestRow>`
    select id, kind, post_id, left(text, ${sql.lit(textMax + 1)}) as text, created_at from (
      (select id, 'post' as kind, id as post_id, ${joinTexts(textColumns)} as text, created_at
        from post where author_id = ${accountId} order by id desc limit ${latestMax})
      union all
      (select id, 'comment', post_id, ${joinTexts(commentTextColumns)}, created_at
        from comment where author_id = (select ${accountId}::uuid) order by id desc limit ${latestMax})
    ) latest order by created_at desc, id desc
  `.execute(db)
  return rows.map((row) => ({ ...row, text: cutText(row.text, textMax) }))
}

export interface ReportOutcomes {
  upheld: number
  dismissed: number
  open: number
}

/** How the newest other reports of each reporter ended, without those about the moderator (P-moderation-8). */
export async function findOtherReports(
  db: Database,
  { caseId, reporterIds, moderatorId }: { caseId: string; reporterIds: string[]; moderatorId: string },
): Promise<Map<string, ReportOutcomes>> {
  const { rows } = await sql<ReportOutcomes & { reporter_id: string }>`
    select reporter.id as reporter_id,
      count(*) filter (where decision in ('remove', 'suspend'))::int as upheld,
      count(*) filter (where decision = 'dismiss')::int as dismissed,
      count(*) filter (where status = 'open')::int as open
    from unnest(${reporterIds}::uuid[]) reporter (id)
    cross join lateral (
      select c.decision, c.status from report join moderation_case c on c.id = report.case_id
      where report.reporter_id = reporter.id and c.id <> ${caseId} and c.account_id <> ${moderatorId}
      order by report.created_at desc limit 100
    ) other
    group by reporter.id
  `.execute(db)
  return new Map(rows.map(({ reporter_id, ...outcomes }) => [reporter_id, outcomes]))
}
