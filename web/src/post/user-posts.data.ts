import { useInfiniteQuery } from '@tanstack/react-query'
import { useCore } from '../core/context.tsx'

/** What somebody published, newest first, page after page by cursor. */
export function useUserPosts(id: string) {
  const { api } = useCore()
  return useInfiniteQuery({
    queryKey: ['posts', 'user', id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getUserPosts', { params: { profile: id }, query: { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
