import { Bookmark, Compass, House, Plus, UserRound, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { useClaims } from '../../lib/context.tsx'
import { crop } from '../../lib/image.ts'
import { useSelf } from '../../features/account/self.queries.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { buttonVariants } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'

const sideLinkClass =
  'flex min-h-12 items-center gap-4 rounded-lg px-4 text-base font-semibold no-underline transition hover:bg-sunken ' +
  'aria-[current=page]:bg-sunken aria-[current=page]:[&_svg]:text-ember'
const barLinkClass = 'grid min-h-14 min-w-14 place-items-center no-underline aria-[current=page]:text-ember'

/** The address of a talent's composer; the feed's page gives it this id and the focus. */
const composer = '/noticias#componer'

/** The navigation in the header, for pages that use the whole width. */
export function HeaderMenu() {
  const { t } = useTranslation()
  const agency = useClaims()?.profileType === 'agencia'
  return (
    <div className="flex">
      <NavLink to="/noticias" className={buttonVariants('quiet')}>
        <House aria-hidden size={20} />
        {t('nav.feed')}
      </NavLink>
      <NavLink to="/explorar" className={buttonVariants('quiet')}>
        <Compass aria-hidden size={20} />
        {t('nav.explore')}
      </NavLink>
      {agency && (
        <NavLink to="/talentos" className={cn(buttonVariants('quiet'), 'max-lg:hidden')}>
          <Users aria-hidden size={20} />
          {t('nav.talents')}
        </NavLink>
      )}
    </div>
  )
}

/** The navigation in the left column, from 768 px. Agencies have no profile of their own (P-profiles-13) and do not post. */
export function SideMenu() {
  const { t } = useTranslation()
  const { data: self } = useSelf()
  const talent = useClaims()?.profileType === 'talento'
  return (
    <ul className="grid gap-1">
      <li>
        <NavLink to="/noticias" className={sideLinkClass}>
          <House aria-hidden size={22} />
          {t('nav.feed')}
        </NavLink>
      </li>
      <li>
        <NavLink to="/explorar" className={sideLinkClass}>
          <Compass aria-hidden size={22} />
          {t('nav.explore')}
        </NavLink>
      </li>
      {!talent && (
        <li>
          <NavLink to="/talentos" className={sideLinkClass}>
            <Users aria-hidden size={22} />
            {t('nav.talents')}
          </NavLink>
        </li>
      )}
      {talent && (
        <li>
          <NavLink to={`/profile/${self?.profile_url ?? ''}`} className={sideLinkClass}>
            <UserRound aria-hidden size={22} />
            {t('nav.profile')}
          </NavLink>
        </li>
      )}
      <li>
        <NavLink to="/guardados" className={sideLinkClass}>
          <Bookmark aria-hidden size={22} />
          {t('nav.saved')}
        </NavLink>
      </li>
    </ul>
  )
}

/** The navigation at the bottom of a phone's screen, with the button to post. */
export function BottomBar() {
  const { t } = useTranslation()
  const { data: self } = useSelf()
  const talent = useClaims()?.profileType === 'talento'
  return (
    <nav
      aria-label={t('nav.main')}
      className="tall:fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex items-center justify-around">
        <li>
          <NavLink to="/noticias" className={barLinkClass} aria-label={t('nav.feed')}>
            <House aria-hidden size={24} />
          </NavLink>
        </li>
        <li>
          <NavLink to="/explorar" className={barLinkClass} aria-label={t('nav.explore')}>
            <Compass aria-hidden size={24} />
          </NavLink>
        </li>
        {!talent && (
          <li>
            <NavLink to="/talentos" className={barLinkClass} aria-label={t('nav.talents')}>
              <Users aria-hidden size={24} />
            </NavLink>
          </li>
        )}
        {talent && (
          <>
            <li>
              <Link
                to={composer}
                aria-label={t('nav.compose')}
                className="grid size-12 place-items-center rounded-full bg-ember text-on-ember"
              >
                <Plus aria-hidden size={26} />
              </Link>
            </li>
            <li>
              <NavLink to={`/profile/${self?.profile_url ?? ''}`} className={barLinkClass}>
                <span className="sr-only">{t('nav.profile')}</span>
                <Avatar
                  name={self?.fullname ?? ''}
                  image={self?.profileImage ? crop(self.profileImage, 36, 36) : null}
                  size="sm"
                />
              </NavLink>
            </li>
          </>
        )}
      </ul>
    </nav>
  )
}
