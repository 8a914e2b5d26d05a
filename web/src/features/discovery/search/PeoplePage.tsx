import type { PersonCard } from '@brilla/contract/people/profile'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { cn } from '../../../ui/cn.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { EmptyState, ErrorState } from '../../../ui/State.tsx'
import { countPages, readPage, writePage } from '../../../lib/page-number.ts'
import { getPageSize, type PeopleView } from '../../casting/people-views/people-view.ts'
import { PeopleSkeleton } from '../../casting/people-views/PeopleSkeleton.tsx'
import { GridSkeleton, PeopleGrid } from './PeopleGrid.tsx'
import { useCountText } from './use-count-text.ts'

/** A numbered page of people with all its states; `empty` explains why the list is empty and what to do about it. */
export function PeoplePage<Row extends PersonCard>({
  people: { data, error, isPending, isPlaceholderData, refetch },
  label,
  empty,
  view = 'cards',
  pageSize = getPageSize(view),
  head,
  countMax,
  describeCount,
  renderPeople = (people) => <PeopleGrid people={people} label={label} prioritizeImage />,
}: {
  people: UseQueryResult<{ rows: Row[]; count: number }>
  label: string
  empty: ReactNode
  /** How they are shown, by which a page has more or fewer. */
  view?: PeopleView
  /** People on a page, where that does not depend on the view. */
  pageSize?: number
  /** Next to the number of people. */
  head?: ReactNode
  /** Where counting ends: there may be more. */
  countMax?: number
  /** How many there are in words, if they are not called people. */
  describeCount?: (count: number) => string
  /** How the people are shown, if not as a grid of cards. */
  renderPeople?: (people: Row[]) => ReactNode
}) {
  const { t } = useTranslation('discovery')
  const getCountText = useCountText(countMax)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const page = readPage(search)
  if (isPending) return view === 'cards' ? <GridSkeleton cards={12} /> : <PeopleSkeleton view={view} />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const pageCount = countPages(data.count, pageSize)
  const linkTo = (page: number) => {
    const query = writePage(search, page)
    return `${pathname}${query && `?${query}`}`
  }
  return (
    <div className={cn('grid', view === 'cards' ? 'gap-5' : 'gap-2')} aria-busy={isPlaceholderData}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className={data.count > 0 || data.rows.length > 0 ? 'text-quiet' : 'sr-only'}>
          {(describeCount ?? getCountText)(data.count)}
        </p>
        {data.rows.length > 0 && head}
      </div>
      {data.rows.length > 0 && renderPeople(data.rows)}
      {data.count === 0 && data.rows.length === 0 && empty}
      {data.rows.length === 0 && data.count > 0 && (
        <EmptyState
          title={t('pastEnd.title')}
          action={
            <ButtonLink variant="secondary" to={linkTo(pageCount)}>
              {t('pastEnd.action')}
            </ButtonLink>
          }
        />
      )}
      {pageCount > 1 && <Pager page={page} pages={pageCount} to={linkTo} />}
    </div>
  )
}
