import { useInfiniteQuery } from '@tanstack/react-query'
import type { PostFile } from '@brilla/contract/post'
import { useCore } from '../../../lib/context.tsx'
import { filesKey } from '../../../features/post/post.cache.ts'

/** So many make whole rows of two, three and four. */
const pageSize = 24

/** The photos, videos or documents of one person, the newest first, page after page. */
export function useUserFiles(profile: string, type: PostFile['type']) {
  const { api } = useCore()
  return useInfiniteQuery({
    queryKey: [...filesKey, profile, type],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'getUserFiles',
        { params: { profile, type }, query: { limit: String(pageSize), after: pageParam } },
        { signal },
      ),
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
}
