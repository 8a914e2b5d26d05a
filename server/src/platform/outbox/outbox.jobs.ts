import type { Clock } from '../clock.ts'
import type { Database } from '../database/index.ts'
import { day } from '../duration.ts'
import type { JobDefinition } from '../jobs/index.ts'
import { deleteDeadLetters } from './dead-letters.store.ts'

const keptMilliseconds = 30 * day

/** Deletes dead letters after 30 days. */
export function outboxJobs({ db, clock }: { db: Database; clock: Clock }): JobDefinition<never>[] {
  return [
    {
      name: 'outbox.sweep',
      schedule: '27 4 * * *',
      run: () => deleteDeadLetters(db, new Date(clock.now().getTime() - keptMilliseconds)),
    },
  ]
}
