import { type ReactNode, useEffect, useId, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import type { PersonCard as Person } from '@brilla/contract/people/profile'
import { limits } from '@brilla/contract/platform/limits'
import { useClaims } from '../../../lib/context.tsx'
import { useTitle } from '../../../lib/page-title.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'
import { FilterChips } from './FilterChips.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import { NoResults } from './NoResults.tsx'
import { PageHeading } from './PageHeading.tsx'
import { PeoplePage } from './PeoplePage.tsx'
import { readOpened, toPage } from './result-position.ts'
import { readSearchRequest } from './search-params.ts'
import { useSearch } from './search.queries.ts'
import { hasChoices, SearchFilters } from './SearchFilters.tsx'
import { SearchToolbar } from './SearchToolbar.tsx'
import { useSelectedPeople } from './selected-people.ts'
import { SelectionBar } from './SelectionBar.tsx'

/** From this width on the filters are next to the results, and all actions have labels. */
const asideWidth = 1024

/** The people a search found (P-discovery-10), with its filters, as cards or as a list (P-discovery-21). */
export default function SearchResults({
  actions,
}: {
  /** What else can be done with the search. */ actions?: ReactNode
}) {
  const { t } = useTranslation('search')
  const [search] = useSearchParams()
  const request = readSearchRequest(search)
  const { q } = request
  const { result, facets } = useSearch(request)
  // The people of the page before stay until the next has loaded, at their own places.
  const [shownSearch, setShownSearch] = useState(search.toString())
  if (!result.isPlaceholderData && shownSearch !== search.toString()) setShownSearch(search.toString())
  const isWide = useMinWidth(asideWidth)
  const isList = search.get('view') === 'list'
  const title = q ? t('results', { q }) : t('people')
  useTitle(title)
  const filtersId = useId()
  const resultsId = useId()
  const { data } = result
  const hasAside = isWide && (!facets || hasChoices(facets))
  const spelling = data?.help?.spelling
  const isAgency = useClaims()?.profileType === 'agencia'
  const [selected, setSelected] = useSelectedPeople(data?.rows ?? [])
  const opened = useOpenedResult()
  const selection = selected && {
    people: selected,
    toggle(person: Person) {
      const next = new Map(selected)
      if (!next.delete(person.id)) next.set(person.id, person)
      setSelected(next)
    },
  }
  return (
    <>
      <PageHeading title={title} />
      <div className="mb-4 grid grid-cols-1 gap-3">
        <FilterChips request={request} />
        <SearchToolbar
          count={data?.count}
          facets={facets}
          request={request}
          isWide={isWide}
          isList={isList}
          select={
            isAgency && {
              isOn: selected !== null,
              toggle: () => setSelected(selected ? null : new Map()),
            }
          }
          actions={actions}
        />
      </div>
      {selected && (
        <SelectionBar
          people={selected}
          onFollowed={(ids) => setSelected(new Map([...selected].filter(([id]) => !ids.has(id))))}
          onCancel={() => setSelected(null)}
        />
      )}
      <div
        className={cn('grid grid-cols-1 items-start gap-6', hasAside && 'grid-cols-[13rem_minmax(0,1fr)]')}
      >
        {hasAside && (
          <section
            aria-labelledby={filtersId}
            className="tall:sticky top-22 -m-1 tall:max-h-[calc(100dvh-7rem)] tall:overflow-y-auto p-1 tall:overscroll-contain"
          >
            <h2 id={filtersId} className="sr-only">
              {t('filters')}
            </h2>
            {/* All filters come before the results. */}
            <Button
              variant="secondary"
              className="not-focus-visible:sr-only mb-3"
              onClick={() => document.getElementById(resultsId)?.focus()}
            >
              {t('skipFilters')}
            </Button>
            {facets && <SearchFilters facets={facets} request={request} />}
          </section>
        )}
        <div id={resultsId} tabIndex={-1} className="min-w-0">
          <PeoplePage
            people={result}
            label={title}
            countMax={limits.searchResultsMax}
            empty={<NoResults request={request} help={data?.help} />}
            renderPeople={(people) => (
              <>
                {/* Not below the heading, where it would move the page when it arrives. */}
                {spelling && <p className="text-lg text-quiet">{t('spelling', { q: spelling })}</p>}
                <FoundPeople
                  people={people}
                  search={shownSearch}
                  q={spelling ?? q}
                  isList={isList}
                  label={title}
                  selection={selection}
                  opened={result.isPlaceholderData ? null : opened}
                />
              </>
            )}
          />
        </div>
      </div>
    </>
  )
}

/**
 * The place of the profile that these results were left for, or of the last one of those that replaced it: its page opens,
 * whichever the results were left on. Null once another search, order or page is shown.
 */
function useOpenedResult(): number | null {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const navigate = useNavigate()
  const [opened] = useState(() => readOpened(search, state, isBack))
  const [openedSearch] = useState(() => (opened === null ? null : toPage(search, opened)))
  useEffect(() => {
    if (openedSearch === null || openedSearch === search.toString()) return
    void navigate({ search: openedSearch }, { replace: true, preventScrollReset: true })
    // Once: then the person can go to other pages.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return openedSearch === search.toString() ? opened : null
}
