import { MessageCircle } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { useAfterFirstPaint } from '../../../lib/after-paint.ts'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'

const MessagesDropdown = lazyComponent(() => import('./MessagesDropdown.tsx'))

/** The conversations in the header: a link until the first screen is painted, then with a count and a dropdown. */
export function HeaderMessages() {
  const { t } = useTranslation()
  const isPainted = useAfterFirstPaint()
  const link = (
    <Link
      to="/conversaciones"
      aria-label={t('nav.messages')}
      className="grid size-11 place-items-center rounded-full text-ink transition hover:bg-sunken"
    >
      <MessageCircle aria-hidden size={22} />
    </Link>
  )
  if (!isPainted) return link
  return (
    <LazyBoundary fallback={link} renderError={() => link}>
      <MessagesDropdown />
    </LazyBoundary>
  )
}
