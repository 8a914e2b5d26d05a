import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { Post } from '@brilla/contract/content/post'
import type { Client } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { feedKey } from '../../features/accounts/account/post-keys.ts'

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
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await api.call(
        'getFeed',
        { query: { after: pageParam, ...getParameters(filter) } },
        { signal },
      )
      return pageParam === undefined ? withoutNewer(client, filter, page) : page
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    // Loaded posts do not move under the reader; a button announces newer ones instead (P-feed-4).
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * The newest page of a feed that is read again after a change, such as a lost connection, without the newer posts of others:
 * they would move what is being read (P-feed-4). As it is when no loaded post is on it any more.
 */
function withoutNewer<Page extends { posts: Post[] }>(
  client: QueryClient,
  filter: FeedFilter,
  page: Page,
): Page {
  const state = client.getQueryState<InfiniteData<Page>>(feedKey(filter))
  const loaded = state?.isInvalidated ? state.data?.pages.flatMap(({ posts }) => posts) : undefined
  const newest = loaded?.[0]?.id
  if (!newest || !page.posts.some(({ id }) => id <= newest)) return page
  return { ...page, posts: page.posts.filter(({ id, isOwner }) => isOwner || id <= newest) }
}

export function useFeed(filter: FeedFilter) {
  const { api } = useCore()
  return useInfiniteQuery(feedQuery(api, filter))
}

const minute = 60_000

/** What announces new posts of the feed. */
export const newestPostsKey = (filter: FeedFilter) => ['newest-posts', filter] as const

/** The posts of others on the newest page; polled every minute. */
const newestPostsQuery = (api: Client, filter: FeedFilter) =>
  queryOptions({
    queryKey: newestPostsKey(filter),
    refetchInterval: minute,
    staleTime: minute,
    initialData: [],
    queryFn: async ({ signal }) => {
      const { posts } = await api.call('getFeed', { query: getParameters(filter) }, { signal })
      return posts.filter(({ isOwner }) => !isOwner).map(({ id }) => id)
    },
  })

/**
 * How many posts of others the newest page has that the loaded feed lacks, at most one page. Not all that are newer than
 * its first post: that may be one's own, which is newer than what others have published shortly before (P-feed-4).
 */
export function useNewPosts(filter: FeedFilter, loaded: readonly Post[]): number {
  const { api } = useCore()
  const oldest = loaded.at(-1)?.id ?? ''
  return useQuery(newestPostsQuery(api, filter)).data.filter(
    (id) => id > oldest && loaded.every((post) => post.id !== id),
  ).length
}
