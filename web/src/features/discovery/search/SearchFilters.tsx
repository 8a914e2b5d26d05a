import { findCategory } from '@brilla/contract/people/categories'
import type { SearchFacets, SearchFilter } from '@brilla/contract/discovery/search'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link, useSearchParams } from 'react-router'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { cn } from '../../../ui/cn.ts'
import { changeSearch } from './explore-params.ts'
import { useFilterLabels } from './search-labels.ts'
import { removeFilters, type SearchRequest, switchNames, toAgeParams } from './search-params.ts'

const facetNames = ['category', 'skill', 'city', 'country', 'age', 'language', 'type'] as const
type FacetName = (typeof facetNames)[number]

/** Values of a facet that are shown until it is expanded. */
const shownValues = 5

/** Whether there is a filter to choose. Also a search that finds nobody can have other values of a chosen filter. */
export const hasChoices = (facets: SearchFacets): boolean =>
  facetNames.some((name) => facets[name].length > 0) || switchNames.some((name) => facets[name] > 0)

/** The filters of a search as links, each with how many people it leaves (P-discovery-21). */
export function SearchFilters({ facets, request }: { facets: SearchFacets; request: SearchRequest }) {
  const { t } = useTranslation('search')
  const id = useId()
  const switches = switchNames.filter((name) => facets[name] > 0 || request[name])
  return (
    <div className="grid grid-cols-1 gap-6">
      {facetNames.map((name) => (
        <Facet key={name} name={name} values={facets[name]} request={request} />
      ))}
      {switches.length > 0 && (
        <section aria-labelledby={id}>
          <h3 id={id} className="pb-1 text-base">
            {t('facet.switches')}
          </h3>
          <ul>
            {switches.map((name) => (
              <Choice
                key={name}
                filter={name}
                value="true"
                count={facets[name]}
                isChosen={request[name] !== undefined}
                change={{ [name]: 'true' }}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Facet({
  name,
  values,
  request,
}: {
  name: FacetName
  values: SearchFacets[FacetName]
  request: SearchRequest
}) {
  const { t } = useTranslation('search')
  const { formatFilter } = useFilterLabels()
  const [isExpanded, setIsExpanded] = useState(false)
  const id = useId()
  const isChosen = (value: string) => isRequested(name, value, request)
  const isSet = formatFilter(name, request) !== null
  // A choice between less than two values is none.
  if (values.length < 2 && !(isSet && values.length > 0)) return null
  const shown = isExpanded
    ? values
    : values.filter(({ value }, index) => index < shownValues || isChosen(value))
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-1 text-base">
        {t(`facet.${name}`)}
      </h3>
      <ul>
        {shown.map(({ value, count }) => (
          <Choice
            key={value}
            filter={name}
            value={value}
            count={count}
            isChosen={isChosen(value)}
            change={name === 'age' ? toAgeParams(value) : { [name]: toParam(name, value) }}
          />
        ))}
      </ul>
      {shown.length < values.length && (
        <button
          type="button"
          onClick={() => setIsExpanded(true)}
          className="min-h-11 font-semibold hover:underline"
        >
          {t('showAll')}
          <span className="sr-only">: {t(`facet.${name}`)}</span>
        </button>
      )}
    </section>
  )
}

/** The address has slugs of categories, the facets their ids. */
const toParam = (name: FacetName, value: string): string =>
  name === 'category' ? (findCategory(value)?.slug ?? value) : value

function isRequested(name: FacetName, value: string, request: SearchRequest): boolean {
  if (name !== 'age') return request[name] === toParam(name, value)
  const { minAge, maxAge } = toAgeParams(value)
  return request.minAge === (minAge ?? undefined) && request.maxAge === (maxAge ?? undefined)
}

function Choice({
  filter,
  value,
  count,
  isChosen,
  change,
}: {
  filter: SearchFilter
  value: string
  count: number
  isChosen: boolean
  change: Record<string, string | null>
}) {
  const { t } = useTranslation('discovery')
  const { formatValue } = useFilterLabels()
  const format = useFormatCount()
  const [search] = useSearchParams()
  return (
    <li>
      <Link
        to={{ search: changeSearch(search, isChosen ? removeFilters([filter]) : change) }}
        aria-current={isChosen ? 'true' : undefined}
        className={cn(
          'flex min-h-11 items-center gap-2 rounded-md px-2 py-1 no-underline hover:bg-sunken lg:min-h-9',
          isChosen && 'bg-sunken font-semibold',
        )}
      >
        <span className="min-w-0 grow [overflow-wrap:anywhere]">{formatValue(filter, value)}</span>
        {isChosen ? (
          <Check aria-hidden size={18} className="shrink-0" />
        ) : (
          <span className="tabular shrink-0 text-sm text-quiet">
            <span aria-hidden>{format(count)}</span>
            <span className="sr-only">{t('count', { count, formatted: format(count) })}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
