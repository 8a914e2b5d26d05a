import { Bell } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useCore, type Core } from '../../../lib/context.tsx'
import { HeaderDropdown } from '../../../ui/HeaderDropdown.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { countMessages, useSelf } from '../../accounts/account/self.queries.ts'
import { useUnreadMark } from './use-unread-mark.ts'

async function load({ translator }: Core) {
  const [module] = await Promise.all([import('./NotificationPanel.tsx'), translator.load(['notification'])])
  return module
}
const NotificationPanel = lazyComponent(load)

/** The bell with the number of unread notifications, its dropdown and the mark in the title (P-notifications-4). */
export default function NotificationBell() {
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
      unreadLabel={t('unread', { count: unread })}
      load={() => load(core)}
    >
      {(opening) => <NotificationPanel {...opening} />}
    </HeaderDropdown>
  )
}
