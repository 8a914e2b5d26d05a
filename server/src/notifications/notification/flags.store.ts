import type { NotificationFlag } from '@brilla/contract/notifications/notification-flags'
import type { Database } from '../../platform/database/index.ts'

/** Turns mails or push notifications of one kind on or off. */
export async function setNotificationFlag(
  db: Database,
  id: string,
  { channel, flag, status }: { channel: 'mail' | 'push'; flag: NotificationFlag; status: boolean },
): Promise<void> {
  const column = channel === 'push' ? (`push_${flag}` as const) : (`notify_${flag}` as const)
  await db
    .updateTable('account')
    .set({ [column]: status })
    .where('id', '=', id)
    .execute()
}
