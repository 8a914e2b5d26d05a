import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { PostFile } from '@brilla/contract/content/post'
import { filesKey } from '../../../features/content/post/post.cache.ts'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'

/** Fills whole rows of two, three and four. */
const filesPageSize = '24'

/** The photos, videos or documents of one person, newest first, by cursor. */
export const userFilesQuery = (api: Client, profile: string, type: PostFile['type']) =>
  infiniteQueryOptions({
    queryKey: [...filesKey, profile, type] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'getUserFiles',
        { params: { profile, type }, query: { limit: filesPageSize, after: pageParam } },
        { signal },
      ),
    getNextPageParam: (page) => (page.length < Number(filesPageSize) ? undefined : page.at(-1)?.id),
  })

export function useUserFiles(profile: string, type: PostFile['type']) {
  const { api } = useCore()
  return useInfiniteQuery(userFilesQuery(api, profile, type))
}
