import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { PageQuery } from './page.ts'

/** Fetches a query of a page into the cache; its errors are shown when the page is opened. */
export const prefetchQuery = (queries: QueryClient, query: PageQuery): Promise<void> =>
  'initialPageParam' in query
    ? queries.prefetchInfiniteQuery(query as FetchInfiniteQueryOptions)
    : queries.prefetchQuery(query as FetchQueryOptions)
