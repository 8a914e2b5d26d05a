import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'

export const savedSearchesKey = ['saved-searches'] as const

/** The caller's saved searches, last saved first. */
export const savedSearchesQuery = (api: Client) =>
  queryOptions({
    queryKey: savedSearchesKey,
    queryFn: async ({ signal }) => (await api.call('getSavedSearches', {}, { signal })).rows,
  })

export function useSavedSearches() {
  const { api } = useCore()
  return useQuery(savedSearchesQuery(api))
}
