import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { findPost, postKey, userPostsKey } from './post.cache.ts'

/** One post. Until it is loaded it is shown as a list has it; a post from an old list is loaded at once. */
export const postQuery = (api: Client, queries: QueryClient, id: string) =>
  queryOptions({
    queryKey: postKey(id),
    queryFn: ({ signal }) => api.call('getPost', { params: { id } }, { signal }),
    // The page's loader has just tried.
    retryOnMount: false,
    initialData: () => findPost(queries, id)?.post,
    initialDataUpdatedAt: () => findPost(queries, id)?.readAt,
  })

export function usePost(id: string) {
  const { api } = useCore()
  return useQuery(postQuery(api, useQueryClient(), id))
}

/** The posts of one person, pinned ones first, then newest first, by cursor. */
export const userPostsQuery = (api: Client, profile: string) =>
  infiniteQueryOptions({
    queryKey: [...userPostsKey, profile] as const,
    meta: { stored: 'posts' },
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getUserPosts', { params: { profile }, query: { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export function useUserPosts(profile: string) {
  const { api } = useCore()
  return useInfiniteQuery(userPostsQuery(api, profile))
}
