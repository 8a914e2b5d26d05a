import type { Context } from '../../context.ts'
import { day } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { deleteOld, deleteOutdated } from './translation.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

const batchSize = 1_000

/** Deletes the translations of texts that were changed since, and those that are old (P-language-11). */
export function translationJobs({ clock, db }: Context): JobDefinition<never>[] {
  return [
    {
      name: 'translation.sweep',
      schedule: '37 * * * *',
      async run(_, { signal }) {
        const before = new Date(clock.now().getTime() - serverLimits.translationDays * day)
        while (await deleteOld(db, before, batchSize)) signal.throwIfAborted()
        let last: string | null = '0'
        while ((last = await deleteOutdated(db, last, batchSize)) !== null) signal.throwIfAborted()
      },
    },
  ]
}
