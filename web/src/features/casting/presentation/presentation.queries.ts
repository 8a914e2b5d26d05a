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

export function usePresentations(request: PresentationsRequest) {
  const { api } = useCore()
  return useQuery(presentationsQuery(api, request))
}
