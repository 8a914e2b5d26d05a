import type { Context } from '../../context.ts'
import { day } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { deleteRead } from './notification.store.ts'
import { notifyAdults } from './system.events.ts'

const keptMilliseconds = 365 * day

/** Deletes read notifications after a year (P-notifications-20). */
export function sweepNotifications({ clock, db }: Context, signal?: AbortSignal): Promise<void> {
  return deleteRead(db, new Date(clock.now().getTime() - keptMilliseconds), signal)
}

export function notificationJobs(context: Context): JobDefinition<never>[] {
  return [
    { name: 'notification.adults', schedule: '23 12 * * *', run: () => notifyAdults(context) },
    {
      name: 'notification.sweep',
      schedule: '37 4 * * *',
      run: (_, { signal }) => sweepNotifications(context, signal),
    },
  ]
}
