import { deleteExpiredSessions } from '../auth/index.ts'
import type { Context } from '../context.ts'
import type { JobDefinition } from '../platform/jobs/index.ts'

/** Deletes expired sessions every hour. */
export function sessionJobs(context: Context): JobDefinition<never>[] {
  return [
    {
      name: 'session.sweep',
      schedule: '17 * * * *',
      run: () => deleteExpiredSessions(context.db, context.clock.now()),
    },
  ]
}
