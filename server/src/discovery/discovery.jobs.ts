/** Who stands out, computed every ten minutes (P-discovery-2), and the words that search forgives by. */
import { limits } from '@brilla/contract/limits'
import type { Context } from '../context.ts'
import type { JobKind } from '../platform/jobs.ts'
import { chooseFeatured } from './featured.rules.ts'
import { findCandidates, replaceFeatured } from './featured.store.ts'
import { sweepWords } from './search.store.ts'

const featuredJob = 'discovery.featured'
const dayMilliseconds = 86_400_000

/** Computes who is featured as of now. */
export async function refreshFeatured({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - limits.featuredDays * dayMilliseconds)
  // More than are shown, for those of a category that has its third already are passed over.
  const candidates = await findCandidates(db, { since, now, max: limits.featuredMax * 8 })
  await replaceFeatured(db, chooseFeatured(candidates, limits.featuredMax))
}

/** Has it computed now, and not only when the next ten minutes are over. */
export async function refreshFeaturedSoon({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await jobs.send(db, featuredJob, {})
}

export function discoveryJobs(context: Context): JobKind<never>[] {
  return [
    { name: featuredJob, schedule: '*/10 * * * *', atOnce: 1, run: () => refreshFeatured(context) },
    { name: 'discovery.words', schedule: '57 4 * * *', run: () => sweepWords(context.db) },
  ]
}
