import { findCategory } from '@brilla/contract/people/categories'
import type { SearchFacets, SearchFilter } from '@brilla/contract/discovery/search'
import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link, useSearchParams } from 'react-router'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { cn } from '../../../ui/cn.ts'
import { changeSearch } from './explore-params.ts'
import { LanguageLevels } from './LanguageLevels.tsx'
import { OtherValue } from './OtherValue.tsx'
import { DatesForm, RangeForm } from './RangeForm.tsx'
import { useFilterLabels } from './search-labels.ts'
import {
  addValue,
  changeList,
  isListName,
  type ListName,
  listValues,
  rangeParams,
  type RangeName,
  removeFilters,
  type SearchRequest,
  switchNames,
  toRangeParams,
} from './search-params.ts'

const facetNames = [
  'category',
  'skill',
  'city',
  'country',
  'age',
  'sex',
  'height',
  'languages',
  'type',
] as const
type FacetName = (typeof facetNames)[number]

/** Values of a facet that are shown until it is expanded. */
const shownValues = 5

/** Whether there is a filter to choose. Also a search that finds nobody can have other values of a chosen filter. */
export const hasChoices = (facets: SearchFacets): boolean =>
  facetNames.some((name) => facets[name].length > 0) || switchNames.some((name) => facets[name] > 0)

/** The filters of a search as links, each with how many people it leaves (P-discovery-21). */
export function SearchFilters({ facets, request }: { facets: SearchFacets; request: SearchRequest }) {
  const { t } = useTranslation('search')
  const switches = switchNames.filter((name) => facets[name] > 0 || request[name])
  const isAnybodyAvailable = facets.available > 0 || request.available !== undefined
  return (
    <div className="grid grid-cols-1 gap-6">
      {facetNames.map((name) => (
        <Facet key={name} name={name} values={facets[name]} request={request} />
      ))}
      {isAnybodyAvailable && (
        <FilterSection title={t('facet.available')}>
          <DatesForm request={request} />
        </FilterSection>
      )}
      {switches.length > 0 && (
        <FilterSection title={t('facet.switches')}>
          <ul>
            {switches.map((name) => (
              <Choice
                key={name}
                filter={name}
                value="true"
                count={facets[name]}
                isChosen={request[name] === 'true'}
                change={{ [name]: request[name] === 'true' ? null : 'true' }}
              />
            ))}
          </ul>
        </FilterSection>
      )}
    </div>
  )
}

function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-1 text-base">
        {title}
      </h3>
      {children}
    </section>
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
  const isChosen = (value: string) => isRequested(name, value, request)
  const isSet = formatFilter(name, request) !== null
  const isRange = name === 'age' || name === 'height'
  // A choice between less than two values is none.
  if (values.length < 2 && !isSet && !(isRange && values.length > 0)) return null
  const shown = isExpanded
    ? values
    : values.filter(({ value }, index) => index < shownValues || isChosen(value))
  return (
    <FilterSection title={t(`facet.${name}`)}>
      <ul>
        {shown.map(({ value, count }) => (
          <Choice
            key={value}
            filter={name}
            value={value}
            count={count}
            isChosen={isChosen(value)}
            change={toChange(name, value, request)}
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
      {name === 'languages' && <LanguageLevels request={request} />}
      {(name === 'city' || name === 'skill') && <OtherValue filter={name} request={request} />}
      {isRange && <RangeForm filter={name} request={request} />}
    </FilterSection>
  )
}

/** The address has slugs of categories, the facets their ids. */
const toParam = (name: FacetName, value: string): string =>
  name === 'category' ? (findCategory(value)?.slug ?? value) : value

/** Whether a chosen value is that of a facet, which has languages without a level. */
const isValue = (name: ListName, value: string) => (chosen: string) =>
  (name === 'languages' ? chosen.split(':')[0] : chosen) === toParam(name, value)

const isRangeName = (name: FacetName): name is RangeName => name in rangeParams

function isRequested(name: FacetName, value: string, request: SearchRequest): boolean {
  if (isListName(name)) return listValues(request, name).some(isValue(name, value))
  if (!isRangeName(name)) return request[name as 'sex'] === value
  const params = toRangeParams(name, value)
  return rangeParams[name].every((param) => (request[param] ?? null) === params[param])
}

/** Chooses the value, together with others of its filter if that can have several, or no longer. */
function toChange(name: FacetName, value: string, request: SearchRequest): Record<string, string | null> {
  const isChosen = isRequested(name, value, request)
  if (isListName(name)) {
    const others = listValues(request, name).filter((other) => !isValue(name, value)(other))
    return isChosen ? changeList(name, others) : addValue(name, toParam(name, value), request)
  }
  if (isChosen) return removeFilters([name])
  return isRangeName(name) ? toRangeParams(name, value) : { [name]: value }
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
        to={{ search: changeSearch(search, change) }}
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
