import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../lib/translation.tsx'
import { useMinWidth } from '../lib/use-media-query.ts'
import { Badge } from './Badge.tsx'
import { LazyMenu, type MenuOpening } from './LazyMenu.tsx'

const className =
  'relative grid size-11 place-items-center rounded-full text-ink transition hover:bg-sunken aria-expanded:bg-sunken'

/**
 * A button of the header with a count of what is unread. It opens a `DropdownPanel`, whose code `load` fetches; on a phone,
 * where the panel has no space, it is a link to the page with the same content.
 */
export function HeaderDropdown({
  icon: Icon,
  label,
  to,
  unread,
  load,
  children,
}: {
  icon: LucideIcon
  label: string
  /** The page that a phone opens. */
  to: string
  unread: number
  load: () => Promise<unknown>
  /** Renders the open panel. */
  children: (opening: MenuOpening) => ReactNode
}) {
  const { t } = useTranslation()
  const isDesktop = useMinWidth(768)
  const content = (
    <>
      <span className="sr-only">{label}</span>
      <Icon aria-hidden size={22} />
      <span className="absolute top-0 left-6 grid w-max">
        <Badge count={unread} label={t('unread', { count: unread })} />
      </span>
    </>
  )
  if (!isDesktop)
    return (
      <Link to={to} className={className}>
        {content}
      </Link>
    )
  return (
    <LazyMenu
      popup="dialog"
      load={load}
      trigger={
        <button type="button" className={className}>
          {content}
        </button>
      }
    >
      {children}
    </LazyMenu>
  )
}
