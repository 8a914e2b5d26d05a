import type { FoundPerson } from '@brilla/contract/discovery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { foundKey } from '../follow/follow.data.ts'

export type { FoundPerson }

/** A page of people, and how many there are on all of them. */
export interface People {
  rows: FoundPerson[]
  count: number
}

/** What is requested: P-discovery-2 to P-discovery-9. */
export type PeopleRequest =
  | { list: 'featured' | 'recent'; categories?: 'own' | 'other' | undefined; page?: number }
  | { list: 'similar' }
  | { list: 'category'; id: string; country: string | undefined; page?: number }
  | { list: 'search'; q: string; category?: string | undefined; country?: string | undefined; page?: number }
  | { list: 'followed'; page?: number }

async function fetchPeople(api: Client, asked: PeopleRequest, signal: AbortSignal): Promise<People> {
  const usersOf = ({ rows, count }: { rows: { user: FoundPerson }[]; count: number }) => ({
    rows: rows.map(({ user }) => user),
    count,
  })
  // The first page is what the document may have asked for ahead, without a number.
  const page = 'page' in asked && asked.page && asked.page > 1 ? String(asked.page) : undefined
  switch (asked.list) {
    case 'featured':
      return api.call('getFeatured', { query: { page, categories: asked.categories } }, { signal })
    case 'recent':
      return api.call('getRecent', { query: { page, categories: asked.categories } }, { signal })
    case 'similar':
      return usersOf(await api.call('getSimilar', { query: {} }, { signal }))
    case 'category': {
      const { id, country } = asked
      return usersOf(
        await api.call('getCategoryPeople', { params: { id }, query: { page, country } }, { signal }),
      )
    }
    case 'search': {
      const { q, category, country } = asked
      return api.call('searchPeople', { query: { q, category, country, page } }, { signal })
    }
    case 'followed':
      return api.call('getFollowedTalents', { query: { page } }, { signal })
  }
}

/** A list of people. What was shown stays until the next page, or the next answer, is there. */
export function usePeopleList(asked: PeopleRequest, { enabled = true, fresh = false } = {}) {
  const { api } = useCore()
  return useQuery({
    queryKey: [...foundKey, asked] as const,
    queryFn: ({ signal }) => fetchPeople(api, asked, signal),
    placeholderData: keepPreviousData,
    enabled,
    // Whom one follows may have changed on any other page.
    ...(fresh && { staleTime: 0 }),
  })
}
