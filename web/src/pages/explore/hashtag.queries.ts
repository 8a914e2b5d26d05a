import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { hashtagPostsKey } from '../../features/content/post/post.cache.ts'
import type { Client } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'

/** The posts with a hashtag, newest first, by cursor. */
const hashtagPostsQuery = (api: Client, tag: string) =>
  infiniteQueryOptions({
    queryKey: [...hashtagPostsKey, tag] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getHashtagPosts', { params: { tag }, query: { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export function useHashtagPosts(tag: string) {
  const { api } = useCore()
  return useInfiniteQuery(hashtagPostsQuery(api, tag))
}
