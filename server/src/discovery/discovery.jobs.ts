/** Jobs: the featured people, recomputed every ten minutes (P-discovery-2), and the word list of the fuzzy search. */
import { limits } from '@brilla/contract/limits'
import type { Context } from '../context.ts'
import type { JobDefinition } from '../platform/jobs/index.ts'
import { chooseFeatured } from './featured.rules.ts'
import { findCandidates, replaceFeatured } from './featured.store.ts'
import { syncSearchWords } from './search.store.ts'

const featuredJob = 'discovery.featured'
const dayMs = 86_400_000

/** Recomputes the featured people. */
export async function refreshFeatured({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - limits.featuredDays * dayMs)
  // More candidates than are shown, because some are skipped when their category already has its third.
  const candidates = await findCandidates(db, { since, now, max: limits.featuredMax * 8 })
  await replaceFeatured(db, chooseFeatured(candidates, limits.featuredMax))
}

/** Enqueues a recomputation now instead of waiting for the schedule. */
export async function enqueueFeaturedRefresh({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await jobs.send(db, featuredJob, {})
}

export function discoveryJobs(context: Context): JobDefinition<never>[] {
  return [
    { name: featuredJob, schedule: '*/10 * * * *', concurrency: 1, run: () => refreshFeatured(context) },
    { name: 'discovery.words', schedule: '57 4 * * *', run: () => syncSearchWords(context.db) },
  ]
}
