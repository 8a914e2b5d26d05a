import { limits } from '@brilla/contract/platform/limits'
import type { PersonCard } from '@brilla/contract/people/profile'
import { keepPreviousData, queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { readListRequest } from '../../casting/list/list-address.ts'
import { listQuery } from '../../casting/list/list.queries.ts'
import { peopleKey } from '../../people/follow/follow.cache.ts'
import { loadViewPage, type PeopleView } from '../../casting/people-views/people-view.ts'
import { isRoster, readListId, type ResultAddress } from './result-position.ts'
import { readRosterRequest, rosterQuery } from './roster.queries.ts'
import { readSearchRequest, type SearchRequest } from './search-params.ts'

/** A page of a search, as large as the view shows it. */
function searchQuery(api: Client, request: SearchRequest, view: PeopleView = 'cards') {
  const { page, ...filters } = request
  return queryOptions({
    queryKey: [...peopleKey, { list: 'search', ...request, isLarge: view === 'faces' }] as const,
    queryFn: ({ signal }) =>
      loadViewPage(view, page, (page) =>
        api.call(
          'searchPeople',
          // The facets are those of the whole search, and come with its first page.
          { query: page > 1 ? { ...filters, page: String(page), facets: 'false' } : filters },
          { signal },
        ),
      ),
  })
}

/** A page of people found, and the facets of the search; the previous ones stay until they have loaded. */
export function useSearch(request: SearchRequest, view: PeopleView) {
  const { api } = useCore()
  const load = (page: number) => ({
    ...searchQuery(api, { ...request, page }, view),
    placeholderData: keepPreviousData,
  })
  const result = useQuery(load(request.page))
  const facets = useQuery(load(1)).data?.facets
  return { result, facets }
}

/** How long the places of people stay the same while their profiles are leafed through. */
const resultStaleTime = 10 * 60_000

interface People {
  rows: PersonCard[]
  count: number
}

/** A page of the people that an address lists, as large as the API has it. */
function peopleQuery(
  api: Client,
  { path, search }: ResultAddress,
  page: number,
): Pick<UseQueryOptions<People>, 'queryKey' | 'queryFn'> {
  const params = new URLSearchParams(search)
  const listId = readListId(path)
  const query = listId
    ? listQuery(api, { ...readListRequest(listId, params), page })
    : isRoster(path)
      ? rosterQuery(api, { ...readRosterRequest(params), view: 'cards', page })
      : searchQuery(api, { ...readSearchRequest(params), page })
  return query as UseQueryOptions<People>
}

/** The person at a place of an address, from 0 over all pages; undefined at either end and while it loads. */
export function useResult(
  address: ResultAddress,
  index: number,
): { person: PersonCard | undefined; count: number | undefined; isPending: boolean } {
  const { api } = useCore()
  const pageSize = readListId(address.path) ? limits.listPageSize : limits.pageSize
  const page = Math.floor(Math.max(index, 0) / pageSize) + 1
  const { data, isPending } = useQuery({ ...peopleQuery(api, address, page), staleTime: resultStaleTime })
  const person = index < 0 ? undefined : data?.rows[index % pageSize]
  return { person, count: data?.count, isPending }
}
