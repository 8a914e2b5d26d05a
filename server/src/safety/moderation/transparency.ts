/** Numbers of reports and decisions by month, for everybody (P-moderation-12). */
import type { moderationContract } from '@brilla/contract/safety/moderation'
import type { Reply } from '@brilla/contract/platform/route'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { minute } from '../../platform/duration.ts'
import { singleFlight } from '../../platform/single-flight.ts'

type Transparency = Reply<(typeof moderationContract)['getTransparency']>

interface MonthRow {
  month: string
  what: string
  count: number
}

/** Counting reads all reports, and anybody may ask. */
const cachedMs = 10 * minute

/** Returns a function that counts, or returns what was counted within the last ten minutes. */
export function createTransparency({
  clock,
  db,
}: Pick<Context, 'clock' | 'db'>): () => Promise<Transparency> {
  let cached: { reply: Transparency; at: number } | undefined
  const count = singleFlight(async () => {
    const [reports, decisions] = await Promise.all([countReportsByMonth(db), countDecisionsByMonth(db)])
    const reply = { months: groupByMonth(reports, decisions) }
    cached = { reply, at: clock.now().getTime() }
    return reply
  })
  return async () => {
    const isFresh = cached && Math.abs(clock.now().getTime() - cached.at) < cachedMs
    return isFresh ? cached!.reply : count()
  }
}

function groupByMonth(reports: MonthRow[], decisions: MonthRow[]): Transparency['months'] {
  const months = new Set([...reports, ...decisions].map(({ month }) => month))
  const ofMonth = (rows: MonthRow[], month: string) =>
    Object.fromEntries(rows.filter((row) => row.month === month).map(({ what, count }) => [what, count]))
  return [...months]
    .toSorted()
    .toReversed()
    .map((month) => ({ month, reports: ofMonth(reports, month), decisions: ofMonth(decisions, month) }))
}

const month = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`

async function countReportsByMonth(db: Database): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select ${month('created_at')} as month, reason as what, count(*)::int as count from report group by 1, 2
  `.execute(db)
  return rows
}

/** Only final decisions: others may still be undone. Nobody has decided on a withdrawn appeal. */
async function countDecisionsByMonth(db: Database): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select ${month('decided_at')} as month, decision as what, count(*)::int as count from moderation_case
    where status = 'decided' and final_at is not null and decision <> 'withdraw' group by 1, 2
  `.execute(db)
  return rows
}
