import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCore } from '../../lib/context.tsx'

export type FeedFilter = 'all' | 'following'

const feedQuery = (filter: FeedFilter) => (filter === 'following' ? ({ filter: 'agencia' } as const) : {})

const feedKey = (filter: FeedFilter) => ['posts', 'feed', filter] as const

/** Whether this feed was read before the page opened: whoever comes back goes to where they were. Ask before `useFeed`. */
export function useReturning(filter: FeedFilter): boolean {
  const queries = useQueryClient()
  const [returning] = useState(() => queries.getQueryData(feedKey(filter)) !== undefined)
  return returning
}

/** Posts newest first, page after page by cursor: everyone's, or of those one follows (P-feed-2). */
export function useFeed(filter: FeedFilter) {
  const { api } = useCore()
  return useInfiniteQuery({
    queryKey: feedKey(filter),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getFeed', { query: { after: pageParam, ...feedQuery(filter) } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    initialData: () => {
      const first = api.preloaded('getFeed', { query: feedQuery(filter) })
      return first && { pages: [first], pageParams: [undefined] }
    },
    // What is read stays under the reader's finger; newer posts are announced instead (P-feed-4).
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const minute = 60_000

/** How many posts have come since `newestId` was the first, as far as one page tells; asked once a minute. */
export function useNewPosts(filter: FeedFilter, newestId: string | undefined): number {
  const { api } = useCore()
  const { data = 0 } = useQuery({
    queryKey: ['new-posts', filter, newestId],
    enabled: newestId !== undefined,
    refetchInterval: minute,
    staleTime: minute,
    initialData: 0,
    queryFn: async ({ signal }) => {
      const { posts } = await api.call('getFeed', { query: feedQuery(filter) }, { signal })
      return posts.filter(({ id, isOwner }) => !isOwner && id > newestId!).length
    },
  })
  return data
}
