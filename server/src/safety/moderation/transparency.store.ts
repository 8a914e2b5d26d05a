import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

interface MonthRow {
  month: string
  what: string
  count: number
}

const month = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`

export async function countReportsByMonth(db: Database): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select ${month('created_at')} as month, reason as what, count(*)::int as count from report group by 1, 2
  `.execute(db)
  return rows
}

/** Only final decisions: others may still be undone. Nobody has decided on a withdrawn appeal. */
export async function countDecisionsByMonth(db: Database): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select ${month('decided_at')} as month, decision as what, count(*)::int as count from moderation_case
    where status = 'decided' and final_at is not null and decision <> 'withdraw' group by 1, 2
  `.execute(db)
  return rows
}
