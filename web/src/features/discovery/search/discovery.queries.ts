import type { SharedTraits } from '@brilla/contract/discovery/discovery'
import type { PersonCard } from '@brilla/contract/people/profile'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { peopleKey } from '../../people/follow/follow.cache.ts'

/** A person in a list; `shared` is what a similar talent has in common with the reader. */
export interface ListedPerson extends PersonCard {
  shared?: SharedTraits
}

/** A page of people, and how many there are on all pages. */
export interface People {
  rows: ListedPerson[]
  count: number
}

/** Which list of people, with its filters (P-discovery-2 to P-discovery-9). */
export type PeopleRequest =
  | { list: 'featured' | 'recent'; categories?: 'own' | 'other' | undefined; page?: number }
  | { list: 'similar' }
  | { list: 'category'; id: string; country: string | undefined; page?: number }

/** The lists on the home of exploration, by the type of the account (P-discovery-1, P-discovery-5). */
export const homeLists = {
  talento: [{ list: 'featured' }, { list: 'recent' }, { list: 'similar' }],
  agencia: [
    { list: 'recent', categories: 'own' },
    { list: 'recent', categories: 'other' },
  ],
} as const satisfies Record<string, readonly PeopleRequest[]>

async function fetchPeople(api: Client, request: PeopleRequest, signal: AbortSignal): Promise<People> {
  const unwrapUsers = ({
    rows,
    count,
  }: {
    rows: { user: PersonCard; shared?: SharedTraits }[]
    count: number
  }) => ({
    rows: rows.map(({ user, shared }) => (shared ? { ...user, shared } : user)),
    count,
  })
  // Preloads request the first page without a number.
  const page = 'page' in request && request.page && request.page > 1 ? String(request.page) : undefined
  switch (request.list) {
    case 'featured':
      return api.call('getFeatured', { query: { page, categories: request.categories } }, { signal })
    case 'recent':
      return api.call('getRecent', { query: { page, categories: request.categories } }, { signal })
    case 'similar':
      return unwrapUsers(await api.call('getSimilar', { query: {} }, { signal }))
    case 'category': {
      const { id, country } = request
      return unwrapUsers(
        await api.call('getCategoryPeople', { params: { id }, query: { page, country } }, { signal }),
      )
    }
  }
}

/** A list of people. */
export const peopleListQuery = (api: Client, request: PeopleRequest) =>
  queryOptions({
    queryKey: [...peopleKey, request] as const,
    queryFn: ({ signal }) => fetchPeople(api, request, signal),
  })

/** A list of people; the previous result stays until the next one has loaded. */
export function usePeopleList(request: PeopleRequest, { enabled = true } = {}) {
  const { api } = useCore()
  return useQuery({
    ...peopleListQuery(api, request),
    placeholderData: keepPreviousData,
    enabled,
  })
}
