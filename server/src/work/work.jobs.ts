import { limits } from '@brilla/contract/limits'
import type { Context } from '../context.ts'
import type { JobDefinition } from '../platform/jobs/index.ts'
import { replaceFeaturedWork } from './featured-work.store.ts'

const dayMs = 86_400_000

/** Recomputes the featured work. */
export async function refreshFeaturedWork({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await replaceFeaturedWork(db, { since: new Date(now.getTime() - limits.featuredDays * dayMs), now })
}

export function workJobs(context: Context): JobDefinition<never>[] {
  return [
    {
      name: 'work.featured',
      schedule: '*/10 * * * *',
      concurrency: 1,
      run: () => refreshFeaturedWork(context),
    },
  ]
}
