/** Jobs: the featured people (P-discovery-2), the word list of the search, and the activity by which results are ranked. */
import type { Context } from '../../context.ts'
import { day, minute } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { chooseFeatured, featuredRulesVersion } from './featured.rules.ts'
import { findCandidates, findFeaturedRefresh, replaceFeatured } from './featured.store.ts'
import { refreshActivity } from './discovery.rows.store.ts'
import { syncSearchWords } from './search.words.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

const featuredJob = 'discovery.featured'
/** The schedule's interval. */
const staleAfterMs = 10 * minute

/** Recomputes the featured people. */
export async function refreshFeatured({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - serverLimits.featuredDays * day)
  // More candidates than are shown, because some are skipped when their category already has its third.
  const candidates = await findCandidates(db, { since, now, max: serverLimits.featuredMax * 8 })
  await replaceFeatured(db, chooseFeatured(candidates, serverLimits.featuredMax), {
    rulesVersion: featuredRulesVersion,
    refreshedAt: now,
  })
}

/**
 * Enqueues a recomputation instead of waiting for the schedule, if there is none yet or the last one is older than the
 * schedule's interval or made by other rules. A restart thus costs none.
 */
export async function refreshStaleFeatured({
  clock,
  db,
  jobs,
}: Pick<Context, 'clock' | 'db' | 'jobs'>): Promise<void> {
  const last = await findFeaturedRefresh(db)
  const isFresh =
    last?.rulesVersion === featuredRulesVersion &&
    clock.now().getTime() - last.refreshedAt.getTime() < staleAfterMs
  if (!isFresh) await jobs.send(db, featuredJob, {})
}

export function discoveryJobs(context: Context): JobDefinition<never>[] {
  return [
    { name: featuredJob, schedule: '*/10 * * * *', isSerial: true, run: () => refreshFeatured(context) },
    { name: 'discovery.words', schedule: '57 4 * * *', run: () => syncSearchWords(context.db) },
    { name: 'discovery.activity', schedule: '17 4 * * *', run: () => refreshActivity(context.db) },
  ]
}
