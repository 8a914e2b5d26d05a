import { useInfiniteQuery } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'
import { followListKey } from '../../people/follow/follow.cache.ts'

/** What is liked. */
export interface LikeTarget {
  type: 'post' | 'comment'
  id: string
}

/** The people who like something, newest like first, by cursor. Always read anew: likes change all the time. */
export function useLikes({ type, id }: LikeTarget) {
  const { api } = useCore()
  return useInfiniteQuery({
    queryKey: [...followListKey, 'likes', type, id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call(
        type === 'post' ? 'getPostLikes' : 'getCommentLikes',
        { params: { id }, query: { after: pageParam } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
}
