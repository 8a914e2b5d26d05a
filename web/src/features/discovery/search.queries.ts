import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCore } from '../../lib/context.tsx'
import { peopleKey } from '../follow/follow.cache.ts'
import type { SearchRequest } from './searchParams.ts'

/** A page of people found, with facets; the previous one stays until it has loaded. */
export function useSearch(request: SearchRequest) {
  const { api } = useCore()
  const { page, ...filters } = request
  return useQuery({
    queryKey: [...peopleKey, { list: 'search', ...request }] as const,
    queryFn: ({ signal }) =>
      api.call(
        'searchPeople',
        { query: { ...filters, page: page > 1 ? String(page) : undefined } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

/** What to suggest while somebody types; a new request cancels the previous one. */
export function useSuggestions(q: string) {
  const { api } = useCore()
  return useQuery({
    queryKey: [...peopleKey, { list: 'suggestions', q }] as const,
    queryFn: async ({ signal }) =>
      (await api.call('suggestSearches', { query: { q } }, { signal })).suggestions,
  })
}
