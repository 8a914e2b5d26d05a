import type { Context } from '../../context.ts'
import { day } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { getDay, listWeeks } from './insight.rules.ts'
import { deleteOldViews } from './insight.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/** Deletes what insights no longer need. */
export async function sweepViews({ clock, db }: Pick<Context, 'clock' | 'db'>): Promise<void> {
  const now = clock.now()
  const seenSince = new Date(now.getTime() - serverLimits.seenDays * day)
  await deleteOldViews(db, { from: listWeeks(now).at(-1)!, today: getDay(now), seenSince })
}

export function insightJobs(context: Context): JobDefinition<never>[] {
  return [{ name: 'insight.sweep', schedule: '7 0 * * *', run: () => sweepViews(context) }]
}
