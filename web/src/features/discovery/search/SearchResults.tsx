import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { limits } from '@brilla/contract/platform/limits'
import type { SearchPage, UnderstoodFilter } from '@brilla/contract/discovery/search'
import { useTitle } from '../../../lib/page-title.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { cn } from '../../../ui/cn.ts'
import { useMarks } from '../../casting/marks/marks.queries.ts'
import { SkipToPeople } from '../../casting/people-views/SkipToPeople.tsx'
import { readView } from '../../casting/people-views/people-view.ts'
import { SelectAll } from '../../casting/selection/SelectBox.tsx'
import { SelectionBar } from '../../casting/selection/SelectionBar.tsx'
import { useSelection } from '../../casting/selection/use-selection.ts'
import { DroppedFilters } from './DroppedFilters.tsx'
import { FilterChips } from './FilterChips.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import { NoResults } from './NoResults.tsx'
import { PageHeading } from './PageHeading.tsx'
import { PeoplePage } from './PeoplePage.tsx'
import { getSearchKey, readSearchRequest, type SearchRequest } from './search-params.ts'
import { useSearch } from './search.queries.ts'
import { hasChoices, SearchFilters } from './SearchFilters.tsx'
import { SearchToolbar } from './SearchToolbar.tsx'
import { useResultLinks } from './use-result-links.ts'

/** From this width on the filters are next to the results, and all actions have labels. */
const asideWidth = 1024

/** The people a search found (P-discovery-10), with its filters, in three views (P-discovery-21). */
export default function SearchResults({
  tabs,
  actions,
}: {
  /** Links to what else the words find. */
  tabs?: ReactNode
  /** What else can be done with the search. */
  actions?: ReactNode
}) {
  const { t } = useTranslation('search')
  const [search] = useSearchParams()
  const sent = readSearchRequest(search)
  const { q } = sent
  const view = readView(search)
  const { result, facets } = useSearch(sent, view)
  const request = result.data && !result.isPlaceholderData ? nameValues(sent, result.data.names) : sent
  const links = useResultLinks(result)
  const isWide = useMinWidth(asideWidth)
  const title = q ? t('results', { q }) : t('people')
  useTitle(title)
  const filtersId = useId()
  const { data } = result
  // The contact sheet needs the width.
  const hasAside = isWide && view !== 'faces' && (!facets || hasChoices(facets))
  const spelling = data?.help?.spelling
  const understood = data?.understood ?? []
  // The chips that arrive with the people would push down what shows their loading: another element takes its place.
  const shown = data ? 'people' : 'skeleton'
  const marks = useMarks((data?.rows ?? []).map(({ id }) => id))
  const selection = useSelection(
    `search ${getSearchKey(new URLSearchParams(links.shownSearch))}`,
    data?.rows ?? [],
  )
  return (
    <>
      <div className="mb-2 grid grid-cols-1 gap-x-6 gap-y-2 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
        {/* A whole sentence is in the field and the chips, too. */}
        <PageHeading title={title} className="mb-0 *:line-clamp-2 max-lg:*:text-2xl" />
        {tabs}
      </div>
      <SkipToPeople />
      <div className="mb-2 grid grid-cols-1 gap-3">
        <FilterChips request={request} understood={understood} />
        <SearchToolbar
          count={data?.count}
          facets={facets}
          request={request}
          hasAside={hasAside}
          isWide={isWide}
          actions={actions}
        />
      </div>
      <div
        key={shown}
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
            {facets && <SearchFilters facets={facets} request={request} />}
          </section>
        )}
        <div className="min-w-0">
          <PeoplePage
            people={result}
            view={view}
            head={selection && <SelectAll selection={selection} />}
            label={title}
            countMax={limits.searchResultsMax}
            empty={
              <>
                <DroppedFilters understood={understood} />
                <NoResults request={request} help={data?.help} />
              </>
            }
            renderPeople={(people) => (
              <>
                {/* Not below the heading, where it would move the page when it arrives. */}
                {spelling && <p className="text-lg text-quiet">{t('spelling', { q: spelling })}</p>}
                <DroppedFilters understood={understood} />
                <FoundPeople
                  people={people}
                  links={links}
                  q={getSearchedWords(spelling ?? q, understood)}
                  label={title}
                  marks={marks}
                  selection={selection}
                />
              </>
            )}
          />
          {selection && <SelectionBar selection={selection} />}
        </div>
      </div>
    </>
  )
}

/** The request with the cities and skills as the reader's language names them (P-discovery-21); the address may have others. */
const nameValues = (request: SearchRequest, { city, skill }: SearchPage['names']): SearchRequest => ({
  ...request,
  city: city.join() || undefined,
  skill: skill.join() || undefined,
})

/** The words to mark: those of filters are shown as chips, except for a noun such as “bailarina”, which is searched, too. */
const getSearchedWords = (q: string, understood: UnderstoodFilter[]) =>
  understood.filter(({ filter }) => filter !== 'sex').reduce((words, { text }) => words.replace(text, ' '), q)
