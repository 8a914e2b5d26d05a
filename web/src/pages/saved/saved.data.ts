import { useInfiniteQuery } from '@tanstack/react-query'
import { useCore } from '../../lib/context.tsx'
import { savedPostsKey } from '../../features/post/post.cache.ts'

/** The posts that the reader has saved, last saved first, page after page by cursor. */
export function useSavedPosts() {
  const { api } = useCore()
  return useInfiniteQuery({
    queryKey: savedPostsKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getSavedPosts', { query: { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
