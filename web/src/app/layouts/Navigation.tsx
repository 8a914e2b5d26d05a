import { Plus } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { Link, NavLink } from 'react-router'
import { useClaims } from '../../lib/context.tsx'
import { countMessages, useSelf } from '../../features/accounts/account/self.queries.ts'
import { PersonAvatar } from '../../features/accounts/account/PersonAvatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useMenuLinks } from './use-menu-links.ts'

const sideLinkClass =
  'flex min-h-12 items-center gap-4 rounded-lg px-4 text-base font-semibold no-underline transition hover:bg-sunken ' +
  'aria-[current=page]:bg-sunken aria-[current=page]:[&_svg]:text-ember'
const barLinkClass =
  'grid min-h-14 w-14 max-w-full place-items-center no-underline aria-[current=page]:text-ember'

/** The address of a talent's composer; the feed's page gives it this id and the focus. */
const composer = '/noticias#componer'

/** The navigation in the left column, from 768 px. */
export function SideMenu() {
  return (
    <ul className="grid gap-1">
      {useMenuLinks('side').map(({ to, label, icon: Icon }) => (
        <li key={label}>
          <NavLink to={to} className={sideLinkClass}>
            <Icon aria-hidden size={22} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** How many links of the bar come before the button to post. */
const composerIndex = 2

function BarLink({
  to,
  label,
  icon: Icon,
  unread = 0,
}: ReturnType<typeof useMenuLinks>[number] & { unread?: number }) {
  const { t } = useTranslation()
  return (
    <li className="min-w-0">
      <NavLink to={to} className={`relative ${barLinkClass}`}>
        <span className="sr-only">{label}</span>
        <Icon aria-hidden size={24} />
        <span className="absolute top-2 left-1/2 grid">
          <Badge count={unread} label={t('unread', { count: unread })} />
        </span>
      </NavLink>
    </li>
  )
}

/**
 * The navigation at the bottom of a phone's screen; talents also have the button to post, and their profile. Agencies
 * have no profile of their own (P-profiles-13) and do not post.
 */
export function BottomBar() {
  const { t } = useTranslation()
  const { data: self } = useSelf()
  const talent = useClaims()?.profileType === 'talento'
  const links = useMenuLinks('bar')
  return (
    <nav
      aria-label={t('nav.main')}
      data-bottom-nav
      // A conversation takes the whole screen of a phone.
      className="in-[:root:has([data-full-screen])]:hidden tall:fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex items-center justify-around">
        {links.slice(0, composerIndex).map((link) => (
          <BarLink key={link.to} {...link} />
        ))}
        {talent && (
          <li className="min-w-0">
            <Link
              to={composer}
              aria-label={t('nav.compose')}
              // One accent a screen (P-design-2): quiet while the page has a primary button.
              className="grid aspect-square w-12 max-w-full place-items-center rounded-full bg-ember text-on-ember in-[:root:has(main_[data-primary])]:bg-sunken in-[:root:has(main_[data-primary])]:text-ink"
            >
              <Plus aria-hidden size={26} />
            </Link>
          </li>
        )}
        {links.slice(composerIndex).map((link) => (
          <BarLink key={link.to} {...link} unread={link.to === '/conversaciones' ? countMessages(self) : 0} />
        ))}
        {talent && (
          <li className="min-w-0">
            <NavLink to={`/profile/${self?.profile_url ?? ''}`} className={barLinkClass}>
              <span className="sr-only">{t('nav.profile')}</span>
              <PersonAvatar person={self} size="bar" />
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
