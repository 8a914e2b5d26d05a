import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'

/** The parts of a profile, in reach however far down one is. */
export function ProfileTabs({ address }: { address: string }) {
  const { t } = useTranslation('profile')
  const home = `/profile/${encodeURIComponent(address)}`
  const tabs = [
    [home, t('tabs.posts')],
    [`${home}/biografia`, t('tabs.biography')],
  ] as const
  return (
    <nav aria-label={t('tabs.label')} className="tall:sticky top-16 z-20 border-b border-line bg-ground">
      <ul className="mx-auto flex max-w-[1280px] gap-6 overflow-x-auto px-4 md:gap-8 md:px-6">
        {tabs.map(([to, label]) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              preventScrollReset
              className="flex min-h-14 items-center border-b-3 border-transparent font-semibold text-quiet no-underline transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-ember aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
