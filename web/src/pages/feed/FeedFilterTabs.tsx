import { useTranslation } from '../../lib/translation.tsx'
import { NavLink } from 'react-router'
import { tabVariants } from '../../ui/tab-variants.ts'
import type { FeedFilter } from './feed.queries.ts'

/** Selects everyone's posts or those of followed people; kept in the address, so that going back works. */
export function FeedFilterTabs({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation('feed')
  const options = [
    { value: 'all', to: '/noticias' },
    { value: 'following', to: '/noticias?filter=agencia' },
  ] as const
  return (
    <nav aria-label={t('filter.label')} className="flex flex-wrap gap-1 px-4 md:px-0">
      {options.map(({ value, to }) => (
        <NavLink
          key={value}
          to={to}
          preventScrollReset
          aria-current={value === filter ? 'page' : 'false'}
          className={`${tabVariants} no-underline`}
        >
          {t(`filter.${value}`)}
        </NavLink>
      ))}
    </nav>
  )
}
