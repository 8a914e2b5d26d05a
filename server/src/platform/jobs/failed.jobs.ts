import type { Clock } from '../clock.ts'
import type { Database } from '../database/index.ts'
import { day } from '../duration.ts'
import type { JobDefinition } from './definition.ts'
import { deleteFailedJobs } from './job.store.ts'

const keptMilliseconds = 30 * day

/** Deletes jobs 30 days after their last attempt has failed. */
export function sweepJobs({ db, clock }: { db: Database; clock: Clock }): JobDefinition<never>[] {
  return [
    {
      name: 'jobs.sweep',
      schedule: '27 4 * * *',
      run: () => deleteFailedJobs(db, new Date(clock.now().getTime() - keptMilliseconds)),
    },
  ]
}
