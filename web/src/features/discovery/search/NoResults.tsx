import type { SearchHelp } from '@brilla/contract/discovery/search'
import { SearchX } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useSearchParams } from 'react-router'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/State.tsx'
import { CategoryGrid } from './CategoryGrid.tsx'
import { changeSearch } from './explore-params.ts'
import { ExploreSection } from './PageHeading.tsx'
import { useFilterLabels } from './search-labels.ts'
import { filterNames, removeFilters, type SearchRequest } from './search-params.ts'

/** What to say when a search finds nobody, with the searches that find somebody (P-discovery-19). */
export function NoResults({ request, help }: { request: SearchRequest; help: SearchHelp | undefined }) {
  const { t } = useTranslation(['search', 'discovery'])
  const { formatFilter, formatValue } = useFilterLabels()
  const format = useFormatCount()
  const [search] = useSearchParams()
  const formatPeople = (count: number) => t('discovery:count', { count, formatted: format(count) })
  const chosenFilters = filterNames.filter((filter) => formatFilter(filter, request) !== null)
  const links = (help?.without ?? []).flatMap(({ filter, count }) => {
    const name = formatFilter(filter, request)
    // The help of the search before is shown until that of this one has arrived.
    if (name === null) return []
    const label = t('without', { name, people: formatPeople(count) })
    return { key: filter as string, search: changeSearch(search, removeFilters([filter])), label }
  })
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
  const isFoundOtherwise = links.length > 0
  const canRemoveFilters = !isFoundOtherwise && request.q !== '' && chosenFilters.length > 1
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={request.q ? t('nobody.title', { q: request.q }) : t('nobody.filtered')}
        text={isFoundOtherwise ? t('nobody.broader') : t('nobody.text')}
        action={
          (isFoundOtherwise || canRemoveFilters) && (
            <div className="flex flex-wrap justify-center gap-3">
              {links.map(({ key, search, label }) => (
                <ButtonLink key={key} variant="secondary" to={{ search }}>
                  {label}
                </ButtonLink>
              ))}
              {canRemoveFilters && (
                <ButtonLink
                  variant="secondary"
                  to={{ search: changeSearch(search, removeFilters(chosenFilters)) }}
                >
                  {t('nobody.withoutFilters')}
                </ButtonLink>
              )}
            </div>
          )
        }
      />
      {!isFoundOtherwise && (
        <ExploreSection title={t('discovery:categories')} to="/explorar/all">
          <CategoryGrid />
        </ExploreSection>
      )}
    </>
  )
}
