import { useInfiniteQuery } from '@tanstack/react-query'
import type { PostFile } from '@brilla/contract/post'
import { filesPageSize } from './filesPageSize.ts'
import { useCore } from '../../../lib/context.tsx'
import { filesKey } from '../../../features/post/post.cache.ts'

/** The photos, videos or documents of one person, the newest first, page after page. */
export function useUserFiles(profile: string, type: PostFile['type']) {
  const { api } = useCore()
  return useInfiniteQuery({
    queryKey: [...filesKey, profile, type],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'getUserFiles',
        { params: { profile, type }, query: { limit: filesPageSize, after: pageParam } },
        { signal },
      ),
    getNextPageParam: (page) => (page.length < Number(filesPageSize) ? undefined : page.at(-1)?.id),
  })
}
