import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import type { Input } from '../../../lib/api.types.ts'
import { useCore } from '../../../lib/context.tsx'
import { uniqueById } from '../../../lib/unique-by-id.ts'

/** Which cases the queue shows. */
export type CaseFilter = Omit<NonNullable<Input<'getCases'>['query']>, 'after'>

export const moderationKey = ['moderation'] as const
/** The queues, by their filters. */
export const casesKey = [...moderationKey, 'cases'] as const
export const caseKey = (id: string) => [...moderationKey, 'case', id] as const
export const deskAccountKey = (id: string) => [...moderationKey, 'account', id] as const

/** Milliseconds between two reads of what several people work on. */
export const queueInterval = 30_000

const casesQuery = (api: Client, filter: CaseFilter) =>
  infiniteQueryOptions({
    queryKey: [...casesKey, filter] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getCases', { query: { ...filter, after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: queueInterval,
  })

/** A page of cases; a case that has moved while the queue was read is listed once. */
export function useCases(filter: CaseFilter) {
  const { api } = useCore()
  const query = useInfiniteQuery(casesQuery(api, filter))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  return { query, cases: uniqueById(rows) }
}

export const caseQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => api.call('getCase', { params: { id } }, { signal }),
  })

/** A case; one that another moderator has open is read again until it is free or decided. */
export function useCase(id: string) {
  const { api } = useCore()
  return useQuery({
    ...caseQuery(api, id),
    refetchInterval: ({ state: { data } }) => data?.claim?.mine === false && queueInterval,
  })
}

export function useDeskAccount(id: string) {
  const { api } = useCore()
  return useQuery({
    queryKey: deskAccountKey(id),
    queryFn: ({ signal }) => api.call('getPerson', { params: { id } }, { signal }),
  })
}

export function usePeopleSearch(q: string) {
  const { api } = useCore()
  return useQuery({
    queryKey: [...moderationKey, 'people', q],
    enabled: q !== '',
    queryFn: ({ signal }) => api.call('findPeople', { query: { q } }, { signal }),
  })
}
