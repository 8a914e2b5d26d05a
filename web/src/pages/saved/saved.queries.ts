import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { savedPostsKey } from '../../features/content/post/post.cache.ts'

/** The saved posts, last saved first, by cursor. */
export const savedPostsQuery = (api: Client) =>
  infiniteQueryOptions({
    queryKey: savedPostsKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getSavedPosts', { query: { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export function useSavedPosts() {
  const { api } = useCore()
  return useInfiniteQuery(savedPostsQuery(api))
}
