import type { RefObject } from 'react'
import { announce } from '../../../lib/announce.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'
import type { NotificationPage } from './notification.queries.ts'
import { useMarkRead } from './notification.mutations.ts'

/**
 * Marks all notifications as read, up to the newest of the first `page`; absent while there is nothing to mark, so the focus
 * goes to their heading, which needs a `tabIndex`.
 */
export function MarkAllRead({
  page,
  heading,
}: {
  page: NotificationPage
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { t } = useTranslation('notification')
  const { data: self } = useSelf()
  const { mutate } = useMarkRead()
  const [newest] = page.rows
  if (!newest || !self?.unreadedNotificationsCount) return null
  return (
    <button
      type="button"
      onClick={() => {
        mutate({ ids: [newest.id], all: true })
        announce(t('allRead'))
        heading.current?.focus({ preventScroll: true })
      }}
      className="-mx-3 min-h-11 rounded-full px-3 text-sm font-semibold hover:bg-sunken"
    >
      {t('markAll')}
    </button>
  )
}
