import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Input } from '../../../../lib/api.types.ts'
import { useCore } from '../../../../lib/context.tsx'
import { uniqueById } from '../../../../lib/unique-by-id.ts'
import { moderationKey } from '../moderation.queries.ts'

/** Which requests the list shows. */
export type RequestFilter = Omit<NonNullable<Input<'getContactRequests'>['query']>, 'after'>

export const requestsKey = [...moderationKey, 'requests'] as const
export const requestKey = (id: string) => [...moderationKey, 'request', id] as const

/** A page of requests; one that has moved while the list was read is listed once. */
export function useContactRequests(filter: RequestFilter) {
  const { api } = useCore()
  const query = useInfiniteQuery({
    queryKey: [...requestsKey, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getContactRequests', { query: { ...filter, after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  return { query, requests: uniqueById(rows) }
}

export function useContactRequest(id: string) {
  const { api } = useCore()
  return useQuery({
    queryKey: requestKey(id),
    queryFn: ({ signal }) => api.call('getContactRequest', { params: { id } }, { signal }),
  })
}
