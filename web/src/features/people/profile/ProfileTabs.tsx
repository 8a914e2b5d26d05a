import { useRef } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link, matchPath, useLocation } from 'react-router'
import { useScrollToCurrent } from '../../../ui/use-scroll-to-current.ts'

/** Paths and names in their order (P-profiles-4), and those of the two that are also a page of their own (P-follows-4). */
const tabs = [
  { path: '', name: 'posts' },
  { path: '/biografia', name: 'biography' },
  { path: '/fotos', name: 'photos' },
  { path: '/videos', name: 'videos' },
  { path: '/archivos', name: 'documents' },
  { path: '/seguidores', name: 'followers', ownPage: '/:id/followers' },
  { path: '/siguiendo', name: 'following', ownPage: '/:id/followings' },
] as const

/** The tabs of a profile, sticky on tall screens; on a phone the row scrolls to the current tab. */
export function ProfileTabs({ address }: { address: string }) {
  const { t } = useTranslation('profile')
  const home = `/profile/${encodeURIComponent(address)}`
  const { pathname, state } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  useScrollToCurrent(row, pathname)
  return (
    <nav aria-label={t('tabs.label')} className="tall:sticky top-16 z-20 border-b border-line bg-ground">
      <ul
        ref={row}
        className="relative flex gap-6 overflow-x-auto px-4 [scrollbar-width:none] md:gap-8 md:px-0"
      >
        {tabs.map(({ path, name, ...tab }) => (
          <li key={name} className="shrink-0">
            <Link
              to={`${home}${path}`}
              aria-current={
                matchPath(`/profile/:id${path}`, pathname) ||
                ('ownPage' in tab && matchPath(tab.ownPage, pathname))
                  ? 'page'
                  : undefined
              }
              // The search that the profile was opened from.
              state={state as unknown}
              preventScrollReset
              // Short names need the width of the gaps for 44 px (P-accessibility-5).
              className="relative flex min-h-14 items-center border-b-3 after:absolute after:inset-y-0 after:-inset-x-2 border-transparent font-semibold text-quiet no-underline transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-ember aria-[current=page]:text-ink"
            >
              {t(`tabs.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
