import type { SearchHelp } from '@brilla/contract/search'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useFormatCount } from '../../lib/useFormatCount.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { changeSearch } from './exploreParams.ts'
import { useFilterLabels } from './searchLabels.ts'
import { removeFilter, type SearchRequest } from './searchParams.ts'

/** What to say when a search finds nobody, with the searches that find somebody (P-discovery-19). */
export function NoResults({ request, help }: { request: SearchRequest; help: SearchHelp | undefined }) {
  const { t } = useTranslation(['search', 'discovery'])
  const { formatFilter, formatValue } = useFilterLabels()
  const format = useFormatCount()
  const [search] = useSearchParams()
  const formatPeople = (count: number) => t('discovery:count', { count, formatted: format(count) })
  const links = (help?.without ?? []).map(({ filter, count }) => ({
    key: filter,
    search: changeSearch(search, removeFilter(filter)),
    label: t('without', { name: formatFilter(filter, request), people: formatPeople(count) }),
  }))
  const country = request.city === undefined ? null : help?.country
  if (country)
    links.push({
      key: 'country',
      search: changeSearch(search, { city: null, country: country.value }),
      label: t('inCountry', {
        name: formatValue('country', country.value),
        people: formatPeople(country.count),
      }),
    })
  return (
    <EmptyState
      icon={SearchX}
      title={request.q ? t('nobody.title', { q: request.q }) : t('nobody.filtered')}
      text={links.length > 0 ? t('nobody.broader') : t('nobody.text')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {links.map(({ key, search, label }) => (
            <ButtonLink key={key} variant="secondary" to={{ search }}>
              {label}
            </ButtonLink>
          ))}
          {links.length === 0 && (
            <ButtonLink variant="secondary" to="/explorar">
              {t('nobody.action')}
            </ButtonLink>
          )}
        </div>
      }
    />
  )
}
