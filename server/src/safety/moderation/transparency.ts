/** Numbers of reports and decisions by month, for everybody (P-moderation-12). */
import type { moderationContract } from '@brilla/contract/safety/moderation'
import type { Reply } from '@brilla/contract/platform/route'
import type { Context } from '../../context.ts'
import { minute } from '../../platform/duration.ts'
import { singleFlight } from '../../platform/single-flight.ts'
import { countDecisionsByMonth, countReportsByMonth } from './transparency.store.ts'

type Transparency = Reply<(typeof moderationContract)['getTransparency']>
type Counts = Awaited<ReturnType<typeof countReportsByMonth>>

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

function groupByMonth(reports: Counts, decisions: Counts): Transparency['months'] {
  const months = new Set([...reports, ...decisions].map(({ month }) => month))
  const ofMonth = (rows: Counts, month: string) =>
    Object.fromEntries(rows.filter((row) => row.month === month).map(({ what, count }) => [what, count]))
  return [...months]
    .toSorted()
    .toReversed()
    .map((month) => ({ month, reports: ofMonth(reports, month), decisions: ofMonth(decisions, month) }))
}
