import { findCategory, type CategorySlug } from '@brilla/contract/people/categories'
import type { WorkOrder } from '@brilla/contract/content/work'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { workKey } from '../../features/content/post/post.cache.ts'
import type { Client } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'

export interface WorkRequest {
  /** All categories when absent. */
  category: CategorySlug | undefined
  order: WorkOrder
}

/** The request of the page, by its parameters. */
export const readWorkRequest = (search: URLSearchParams): WorkRequest => ({
  category: findCategory(search.get('category') ?? '')?.slug,
  order: search.get('order') === 'featured' ? 'featured' : 'recent',
})

/** Posts with photos or a video, by cursor. */
export const workQuery = (api: Client, { category, order }: WorkRequest) =>
  infiniteQueryOptions({
    queryKey: [...workKey, category ?? 'all', order] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getWork', { query: { category, order, after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export function useWork(request: WorkRequest) {
  const { api } = useCore()
  return useInfiniteQuery(workQuery(api, request))
}
