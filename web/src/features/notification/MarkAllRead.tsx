import { useTranslation } from '../../lib/translation.tsx'
import { useSelf } from '../account/self.queries.ts'
import type { NotificationPage } from './notification.queries.ts'
import { useMarkRead } from './notification.mutations.ts'

/** Marks all notifications as read, up to the newest of the first `page`; absent while there is nothing to mark. */
export function MarkAllRead({ page }: { page: NotificationPage }) {
  const { t } = useTranslation('notification')
  const { data: self } = useSelf()
  const { mutate } = useMarkRead()
  const [newest] = page.rows
  if (!newest || !self?.unreadedNotificationsCount) return null
  return (
    <button
      type="button"
      onClick={() => mutate({ ids: [newest.id], all: true })}
      className="-mx-3 min-h-11 rounded-full px-3 text-sm font-semibold hover:bg-sunken"
    >
      {t('markAll')}
    </button>
  )
}
