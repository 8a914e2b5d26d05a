import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { followListKey } from './follow.cache.ts'

/** The people who follow somebody, or the people whom somebody follows. */
export type FollowDirection = 'followers' | 'following'

/** One direction of a profile's follows, by page number; `q` filters by a part of the name. */
export const followListQuery = (api: Client, id: string, direction: FollowDirection, q: string) =>
  infiniteQueryOptions({
    queryKey: [...followListKey, id, direction, q] as const,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call(
        direction === 'followers' ? 'getFollowers' : 'getFollowing',
        { params: { id }, query: { ...(pageParam > 1 && { page: String(pageParam) }), ...(q && { q }) } },
        { signal },
      ),
    getNextPageParam(last, all) {
      const loaded = all.reduce((sum, { rows }) => sum + rows.length, 0)
      return last.rows.length > 0 && loaded < last.count ? all.length + 1 : undefined
    },
  })

export function useFollowList(id: string, direction: FollowDirection, q: string) {
  const { api } = useCore()
  return useInfiniteQuery(followListQuery(api, id, direction, q))
}
