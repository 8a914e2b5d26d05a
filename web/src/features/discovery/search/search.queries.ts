import { limits } from '@brilla/contract/platform/limits'
import type { PersonCard } from '@brilla/contract/people/profile'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { peopleKey } from '../../people/follow/follow.cache.ts'
import type { SearchRequest } from './search-params.ts'

function searchQuery(api: Client, request: SearchRequest) {
  const { page, ...filters } = request
  return queryOptions({
    queryKey: [...peopleKey, { list: 'search', ...request }] as const,
    queryFn: ({ signal }) =>
      api.call(
        'searchPeople',
        // The facets are those of the whole search, and come with its first page.
        { query: page > 1 ? { ...filters, page: String(page), facets: 'false' } : filters },
        { signal },
      ),
  })
}

/** A page of people found, and the facets of the search; the previous ones stay until they have loaded. */
export function useSearch(request: SearchRequest) {
  const { api } = useCore()
  const load = (page: number) => ({
    ...searchQuery(api, { ...request, page }),
    placeholderData: keepPreviousData,
  })
  const result = useQuery(load(request.page))
  const facets = useQuery(load(1)).data?.facets
  return { result, facets }
}

/** How long the places of people in a search stay the same while their profiles are leafed through. */
const resultStaleTime = 10 * 60_000

/** The person at a place of a search, from 0 over all pages; undefined at either end and while it loads. */
export function useResult(
  request: SearchRequest,
  index: number,
): { person: PersonCard | undefined; count: number | undefined; isPending: boolean } {
  const { api } = useCore()
  const page = Math.floor(Math.max(index, 0) / limits.pageSize) + 1
  const { data, isPending } = useQuery({
    ...searchQuery(api, { ...request, page }),
    staleTime: resultStaleTime,
  })
  const person = index < 0 ? undefined : data?.rows[index % limits.pageSize]
  return { person, count: data?.count, isPending }
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
