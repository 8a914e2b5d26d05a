import { Bell } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { useAfterFirstPaint } from '../../../lib/after-paint.ts'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'

const NotificationBell = lazyComponent(() => import('./NotificationBell.tsx'))

/** The bell of the header: a link to the page until the first screen is painted, then with its count and dropdown. */
export function HeaderBell() {
  const { t } = useTranslation()
  const isPainted = useAfterFirstPaint()
  const link = (
    <Link
      to="/notificaciones"
      aria-label={t('nav.notifications')}
      className="grid size-[44px] place-items-center rounded-full text-ink transition hover:bg-sunken"
    >
      <Bell aria-hidden size={22} />
    </Link>
  )
  if (!isPainted) return link
  return (
    <LazyBoundary fallback={link} renderError={() => link}>
      <NotificationBell />
    </LazyBoundary>
  )
}
