import { limits } from '@brilla/contract/platform/limits'
import type { SearchFacets } from '@brilla/contract/discovery/search'
import { ArrowDownUp, SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useClaims } from '../../../lib/context.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { menuChoice } from '../../../ui/menu-entry.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ChoiceLink, ChoiceNav } from '../../../ui/ChoiceNav.tsx'
import { peopleViews, readView, type PeopleView } from '../../casting/people-views/people-view.ts'
import { getViewParams, ViewChoice } from '../../casting/people-views/ViewChoice.tsx'
import { changeSearch } from './explore-params.ts'
import { hasChoices, SearchFilters } from './SearchFilters.tsx'
import type { SearchRequest } from './search-params.ts'
import { useCountText } from './use-count-text.ts'

const talentViews: readonly PeopleView[] = ['cards', 'list']

interface Props {
  /** How many people the search finds. */
  count: number | undefined
  facets: SearchFacets | undefined
  request: SearchRequest
  isWide: boolean
  /** Whether the filters are next to the results. */
  hasAside: boolean
  actions: ReactNode
}

/** What can be done with the results. In a narrow window it is one row: the filters, and icons for the rest. */
export function SearchToolbar({ count, facets, request, isWide, hasAside, actions }: Props) {
  const views = useClaims()?.profileType === 'agencia' ? peopleViews : talentViews
  const isRecent = request.order === 'recent'
  const filters = !hasAside && <FiltersDialog count={count} facets={facets} request={request} />
  if (!isWide)
    return (
      <div className="flex flex-wrap items-center gap-1">
        {filters}
        <span className="grow" />
        <SortAndViewMenu isRecent={isRecent} views={views} />
        {actions}
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Order isRecent={isRecent} />
      <ViewChoice views={views} />
      {actions}
      {/* Last: only the contact sheet has it, and nothing moves when it appears. */}
      {filters}
    </div>
  )
}

function Order({ isRecent }: { isRecent: boolean }) {
  const { t } = useTranslation('search')
  const [search] = useSearchParams()
  const change = (next: Record<string, string | null>) => ({ search: changeSearch(search, next) })
  return (
    <ChoiceNav label={t('order.label')}>
      <ChoiceLink to={change({ order: null })} current={!isRecent}>
        {t('order.relevance')}
      </ChoiceLink>
      <ChoiceLink to={change({ order: 'recent' })} current={isRecent}>
        {t('order.recent')}
      </ChoiceLink>
    </ChoiceNav>
  )
}

/** The same choices as a menu. */
function SortAndViewMenu({ isRecent, views }: { isRecent: boolean; views: readonly PeopleView[] }) {
  const { t } = useTranslation(['search', 'peopleViews'])
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
          label: t('peopleViews:view.label'),
          value: readView(search),
          options: views.map((value) => ({ value, label: t(`peopleViews:view.${value}`) })),
          onChange: (view) => change(getViewParams(view)),
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
