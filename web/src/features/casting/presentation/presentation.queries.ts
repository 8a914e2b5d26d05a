import type { Presentation } from '@brilla/contract/casting/presentation'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'

export const presentationsKey = ['presentations'] as const

export interface PresentationsRequest {
  page: number
  /** Only those of one list. */
  listId?: string | undefined
}

/** A page of the agency's presentations with their votes. */
export const presentationsQuery = (api: Client, { page, listId }: PresentationsRequest) =>
  queryOptions({
    queryKey: [...presentationsKey, { page, listId }] as const,
    // Clients vote at any time.
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.call('getPresentations', { query: { page: String(page), ...(listId && { listId }) } }, { signal }),
  })

/** All presentations of the agency that are open at `now`, in milliseconds. */
export function useOpenPresentations(now: number) {
  const { api } = useCore()
  return useQuery({
    queryKey: [...presentationsKey, 'all'] as const,
    staleTime: 0,
    async queryFn({ signal }) {
      const all: Presentation[] = []
      for (let page = 1; ; page += 1) {
        const query = { page: String(page) }
        const { rows, count } = await api.call('getPresentations', { query }, { signal })
        all.push(...rows)
        if (rows.length === 0 || all.length >= count) return all
      }
    },
    select: (all) => all.filter(({ closedAt, expiresAt }) => !closedAt && Date.parse(expiresAt) > now),
  })
}

export function usePresentations(request: PresentationsRequest) {
  const { api } = useCore()
  return useQuery(presentationsQuery(api, request))
}
