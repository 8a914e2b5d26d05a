import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { feedKey } from '../../features/account/postKeys.ts'

export type FeedFilter = 'all' | 'following'

const getParameters = (filter: FeedFilter) => (filter === 'following' ? ({ filter: 'agencia' } as const) : {})

/** The filter in the feed's address. */
export const readFeedFilter = (search: URLSearchParams): FeedFilter =>
  search.get('filter') === 'agencia' ? 'following' : 'all'

/** The feed, newest first, by cursor: everyone's posts, or those of followed people (P-feed-2). */
export const feedQuery = (api: Client, filter: FeedFilter) =>
  infiniteQueryOptions({
    queryKey: feedKey(filter),
    meta: { stored: 'feed' },
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getFeed', { query: { after: pageParam, ...getParameters(filter) } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    // Loaded posts do not move under the reader; a button announces newer ones instead (P-feed-4).
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useFeed(filter: FeedFilter) {
  const { api } = useCore()
  return useInfiniteQuery(feedQuery(api, filter))
}

const minute = 60_000

/** How many of the newest page's posts are newer than `newestId`. */
const newPostsQuery = (api: Client, filter: FeedFilter, newestId: string | undefined) =>
  queryOptions({
    queryKey: ['new-posts', filter, newestId] as const,
    enabled: newestId !== undefined,
    refetchInterval: minute,
    staleTime: minute,
    initialData: 0,
    queryFn: async ({ signal }) => {
      const { posts } = await api.call('getFeed', { query: getParameters(filter) }, { signal })
      return posts.filter(({ id, isOwner }) => !isOwner && id > newestId!).length
    },
  })

/** How many posts have been published since `newestId`, at most one page; polled every minute. */
export function useNewPosts(filter: FeedFilter, newestId: string | undefined): number {
  const { api } = useCore()
  return useQuery(newPostsQuery(api, filter, newestId)).data
}
