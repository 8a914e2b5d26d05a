import { deleteExpiredSessions } from '../auth/index.ts'
import type { Context } from '../context.ts'
import type { JobKind } from '../platform/jobs.ts'

/** Deletes expired sessions every hour. */
export function sessionJobs(context: Context): JobKind<never>[] {
  return [
    {
      name: 'session.sweep',
      schedule: '17 * * * *',
      run: () => deleteExpiredSessions(context.db, context.clock.now()),
    },
  ]
}
