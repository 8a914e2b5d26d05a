import type { Context } from '../../context.ts'
import { day } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { replaceFeaturedWork } from './featured-work.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/** Recomputes the featured work. */
export async function refreshFeaturedWork({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await replaceFeaturedWork(db, { since: new Date(now.getTime() - serverLimits.featuredDays * day), now })
}

export function workJobs(context: Context): JobDefinition<never>[] {
  return [
    {
      name: 'work.featured',
      schedule: '*/10 * * * *',
      isSerial: true,
      run: () => refreshFeaturedWork(context),
    },
  ]
}
