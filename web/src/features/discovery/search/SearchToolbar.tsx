import { limits } from '@brilla/contract/platform/limits'
import type { SearchFacets } from '@brilla/contract/discovery/search'
import { ArrowDownUp, LayoutGrid, ListChecks, Rows3, SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { menuChoice } from '../../../ui/menu-entry.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ChoiceLink, ChoiceNav } from './ChoiceNav.tsx'
import { changeSearch } from './explore-params.ts'
import { hasChoices, SearchFilters } from './SearchFilters.tsx'
import type { SearchRequest } from './search-params.ts'
import { useCountText } from './use-count-text.ts'

interface Props {
  /** How many people the search finds. */
  count: number | undefined
  facets: SearchFacets | undefined
  request: SearchRequest
  isWide: boolean
  isList: boolean
  /** Selecting results; false for those who cannot. */
  select: { isOn: boolean; toggle: () => void } | false
  actions: ReactNode
}

/** What can be done with the results. In a narrow window it is one row: the filters, and icons for the rest. */
export function SearchToolbar({ count, facets, request, isWide, isList, select, actions }: Props) {
  const { t } = useTranslation('search')
  const isRecent = request.order === 'recent'
  if (!isWide)
    return (
      <div className="flex flex-wrap items-center gap-1">
        <FiltersDialog count={count} facets={facets} request={request} />
        <span className="grow" />
        <SortAndViewMenu isRecent={isRecent} isList={isList} />
        {select && (
          <IconButton
            label={t('select.start')}
            aria-pressed={select.isOn}
            onClick={select.toggle}
            className="aria-pressed:bg-sunken"
          >
            <ListChecks aria-hidden size={20} />
          </IconButton>
        )}
        {actions}
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SortAndView isRecent={isRecent} isList={isList} />
      {select && (
        <Button
          variant="quiet"
          aria-pressed={select.isOn}
          icon={<ListChecks aria-hidden size={18} />}
          onClick={select.toggle}
          className="aria-pressed:bg-sunken"
        >
          {t('select.start')}
        </Button>
      )}
      {actions}
    </div>
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

/** The same choices as a menu. */
function SortAndViewMenu({ isRecent, isList }: { isRecent: boolean; isList: boolean }) {
  const { t } = useTranslation('search')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const change = (next: Record<string, string | null>) =>
    void navigate({ search: changeSearch(search, next) }, { preventScrollReset: true })
  return (
    <Menu
      trigger={
        <IconButton label={t('sortAndView')}>
          <ArrowDownUp aria-hidden size={20} />
        </IconButton>
      }
      entries={[
        menuChoice({
          label: t('order.label'),
          value: isRecent ? 'recent' : 'relevance',
          options: [
            { value: 'relevance', label: t('order.relevance') },
            { value: 'recent', label: t('order.recent') },
          ],
          onChange: (order) => change({ order: order === 'recent' ? order : null }),
        }),
        { kind: 'line' },
        menuChoice({
          label: t('view.label'),
          value: isList ? 'list' : 'cards',
          options: [
            { value: 'cards', label: t('view.cards') },
            { value: 'list', label: t('view.list') },
          ],
          onChange: (view) => change({ view: view === 'list' ? view : null }),
        }),
      ]}
    />
  )
}

/** The filters for narrow windows; the results behind the dialog follow each choice. */
function FiltersDialog({ count = 0, facets, request }: Pick<Props, 'count' | 'facets' | 'request'>) {
  const { t } = useTranslation('search')
  const [open, setOpen] = useState(false)
  const people = useCountText(limits.searchResultsMax)(count)
  // An open dialog stays until it is closed.
  if (facets && !hasChoices(facets) && !open) return null
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('filters')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('filters')}
        actions={
          <Button className="grow" onClick={() => setOpen(false)}>
            {t('show', { people })}
          </Button>
        }
      >
        {facets ? <SearchFilters facets={facets} request={request} /> : <Skeleton className="h-60" />}
      </Dialog>
    </>
  )
}
