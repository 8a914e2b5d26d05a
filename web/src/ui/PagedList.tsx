import type { ReactNode } from 'react'
import { InfiniteEnd } from './InfiniteEnd.tsx'
import { ErrorState } from './State.tsx'

/** What a list needs of an infinite query's result. */
export interface PagedQuery {
  data: unknown
  error: unknown
  isPending: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** An infinite list with its states: loading, failed with a retry, empty, more pages to load, and the end. */
export function PagedList({
  query,
  count,
  skeleton,
  empty,
  moreLabel,
  end,
  children,
}: {
  query: PagedQuery
  /** How many items have been loaded. */
  count: number
  skeleton: ReactNode
  /** Shown in place of a list without items. */
  empty: ReactNode
  /** Of the button that loads the next page. */
  moreLabel: string
  /** Shown after the last page. */
  end?: ReactNode
  /** The items; a function receives what follows them, for a list that renders its items in steps. */
  children: ReactNode | ((after: ReactNode) => ReactNode)
}) {
  if (query.isPending) return skeleton
  if (query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  // Items removed from the cache may leave the first pages empty while more can be loaded.
  if (count === 0 && !query.hasNextPage) return empty
  const after = query.hasNextPage ? (
    <InfiniteEnd
      label={moreLabel}
      busy={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      onMore={() => void query.fetchNextPage()}
    />
  ) : (
    end
  )
  return typeof children === 'function' ? (
    children(after)
  ) : (
    <>
      {children}
      {after}
    </>
  )
}
