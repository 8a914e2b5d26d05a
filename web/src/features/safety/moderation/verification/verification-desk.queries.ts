import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCore } from '../../../../lib/context.tsx'
import { uniqueById } from '../../../../lib/unique-by-id.ts'
import { moderationKey, queueInterval } from '../moderation.queries.ts'

export type VerificationStatus = 'open' | 'decided'

export const verificationsKey = [...moderationKey, 'verifications'] as const
export const verificationKey = (id: string) => [...moderationKey, 'verification', id] as const

/** A page of requests; one that was decided while the list was read is listed once. */
export function useVerificationRequests(status: VerificationStatus) {
  const { api } = useCore()
  const query = useInfiniteQuery({
    queryKey: [...verificationsKey, status] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getVerificationRequests', { query: { status, after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: queueInterval,
  })
  return { query, requests: uniqueById(query.data?.pages.flatMap(({ rows }) => rows) ?? []) }
}

/** A request; one that another moderator has open is read again until it is free or decided. */
export function useVerificationRequest(id: string) {
  const { api } = useCore()
  return useQuery({
    queryKey: verificationKey(id),
    queryFn: ({ signal }) => api.call('getVerificationRequest', { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => data?.claim?.mine === false && queueInterval,
  })
}
