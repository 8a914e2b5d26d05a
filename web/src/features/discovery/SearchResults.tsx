import type { PersonCard as Person } from '@brilla/contract/profile'
import type { SearchPage } from '@brilla/contract/search'
import { LayoutGrid, ListChecks, Rows3, SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useClaims } from '../../lib/context.tsx'
import { useTitle } from '../../lib/pageTitle.ts'
import { useFormatCount } from '../../lib/useFormatCount.ts'
import { useMinWidth } from '../../lib/useMediaQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { ChoiceLink, ChoiceNav } from './ChoiceNav.tsx'
import { changeSearch } from './exploreParams.ts'
import { FilterChips } from './FilterChips.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import { NoResults } from './NoResults.tsx'
import { PageHeading } from './PageHeading.tsx'
import { PeoplePage } from './PeoplePage.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import { useSearch } from './search.queries.ts'
import { readSearchRequest, type SearchRequest } from './searchParams.ts'

const SelectionBar = lazyComponent(() => import('./SelectionBar.tsx'))

/** From this width on the filters are next to the results; below they are in a dialog. */
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
  const result = useSearch(request)
  const isWide = useMinWidth(asideWidth)
  const isList = search.get('view') === 'list'
  const title = q ? t('results', { q }) : t('people')
  useTitle(title)
  const filtersId = useId()
  const { data } = result
  const spelling = data?.help?.spelling
  const isAgency = useClaims()?.profileType === 'agencia'
  const [selected, setSelected] = useState<ReadonlyMap<string, Person> | null>(null)
  const selection = selected && {
    people: selected,
    toggle(person: Person) {
      const next = new Map(selected)
      if (!next.delete(person.id)) next.set(person.id, person)
      setSelected(next)
    },
  }
  const selectButton = isAgency && (
    <Button
      variant="quiet"
      aria-pressed={selected !== null}
      icon={<ListChecks aria-hidden size={18} />}
      onClick={() => setSelected(selected ? null : new Map())}
    >
      {t('select.start')}
    </Button>
  )
  return (
    <>
      <PageHeading title={title} {...(spelling && { text: t('spelling', { q: spelling }) })} />
      <div className="mb-4 grid grid-cols-1 gap-3">
        <FilterChips request={request} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {!isWide && <FiltersDialog data={data} request={request} />}
          {!isWide && selectButton}
          <SortAndView isRecent={request.order === 'recent'} isList={isList} />
          {isWide && selectButton}
          {actions}
        </div>
      </div>
      {selected && (
        <LazyBoundary onError={() => setSelected(null)}>
          <SelectionBar
            people={selected}
            onFollowed={(ids) => setSelected(new Map([...selected].filter(([id]) => !ids.has(id))))}
            onCancel={() => setSelected(null)}
          />
        </LazyBoundary>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        {isWide && (
          <section aria-labelledby={filtersId}>
            <h2 id={filtersId} className="sr-only">
              {t('filters')}
            </h2>
            {data && <SearchFilters facets={data.facets} request={request} />}
          </section>
        )}
        <PeoplePage
          people={result}
          label={title}
          empty={<NoResults request={request} help={data?.help} />}
          renderPeople={(people) => (
            <FoundPeople
              people={people}
              q={spelling ?? q}
              isList={isList}
              label={title}
              selection={selection}
            />
          )}
        />
      </div>
    </>
  )
}

function SortAndView({ isRecent, isList }: { isRecent: boolean; isList: boolean }) {
  const { t } = useTranslation('search')
  const [search] = useSearchParams()
  const change = (next: Record<string, string | null>) => ({ search: changeSearch(search, next) })
  return (
    <>
      <ChoiceNav label={t('order.label')}>
        <ChoiceLink to={change({ order: null })} current={!isRecent}>
          {t('order.relevance')}
        </ChoiceLink>
        <ChoiceLink to={change({ order: 'recent' })} current={isRecent}>
          {t('order.recent')}
        </ChoiceLink>
      </ChoiceNav>
      <ChoiceNav label={t('view.label')}>
        <ChoiceLink to={change({ view: null })} current={!isList}>
          <LayoutGrid aria-hidden size={18} />
          {t('view.cards')}
        </ChoiceLink>
        <ChoiceLink to={change({ view: 'list' })} current={isList}>
          <Rows3 aria-hidden size={18} />
          {t('view.list')}
        </ChoiceLink>
      </ChoiceNav>
    </>
  )
}

/** The filters for narrow windows; the results behind the dialog follow each choice. */
function FiltersDialog({ data, request }: { data: SearchPage | undefined; request: SearchRequest }) {
  const { t } = useTranslation(['search', 'discovery'])
  const [open, setOpen] = useState(false)
  const format = useFormatCount()
  const count = data?.count ?? 0
  const people = t('discovery:count', { count, formatted: format(count) })
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        // Nobody is left to filter; the chips remove what is too narrow.
        disabled={count === 0}
        icon={<SlidersHorizontal aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('filters')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('filters')}
        actions={<Button onClick={() => setOpen(false)}>{t('show', { people })}</Button>}
      >
        {data && <SearchFilters facets={data.facets} request={request} />}
      </Dialog>
    </>
  )
}
