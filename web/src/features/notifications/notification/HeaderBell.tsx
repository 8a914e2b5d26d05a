import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { useCore } from '../../../lib/context.tsx'
import { setUnreadInTitle } from '../../../lib/page-title.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { HeaderDropdown } from '../../../ui/HeaderDropdown.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { countMessages, useSelf } from '../../accounts/account/self.queries.ts'

const NotificationPanel = lazyComponent(() => import('./NotificationPanel.tsx'), ['notification'])

/** The bell with the number of unread notifications, its dropdown and the mark in the title (P-notifications-4). */
export function HeaderBell() {
  const { t } = useTranslation()
  const core = useCore()
  const { data: self } = useSelf()
  const unread = self?.unreadedNotificationsCount ?? 0
  useUnreadMark(unread + countMessages(self))
  return (
    <HeaderDropdown
      icon={Bell}
      label={t('nav.notifications')}
      to="/notificaciones"
      unread={unread}
      load={() => NotificationPanel.load(core)}
    >
      {(opening) => <NotificationPanel {...opening} />}
    </HeaderDropdown>
  )
}

/**
 * Shows how much is unread in the title and icon of the tab, as long as the component is mounted, and at the icon of the
 * installed application until the session ends (P-notifications-14, P-pages-17).
 */
function useUnreadMark(count: number): void {
  const { session } = useCore()
  useEffect(() => {
    setUnreadInTitle(count)
    void setAppBadge(count)
  }, [count])
  const isMarked = count > 0
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!icon || !isMarked) return
    icon.href = '/favicon-unread.svg'
    return () => void (icon.href = '/favicon.svg')
  }, [isMarked])
  useEffect(
    () => () => {
      setUnreadInTitle(0)
      if (!session.claims()) void setAppBadge(0)
    },
    [session],
  )
}

/** Browsers without badges lack the function; others refuse where the application is not installed. */
const setAppBadge = (count: number) => navigator.setAppBadge?.(count).catch(() => {})
