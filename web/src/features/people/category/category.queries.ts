import type { CategorySlug } from '@brilla/contract/people/categories'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'

/** A category, and whether the logged-in account is subscribed to it. */
export interface OwnCategory {
  id: number
  slug: CategorySlug
  subscribed: boolean
}

/** The eight categories with the account's subscriptions. */
export const ownCategoriesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['categories', 'subscribed'],
    queryFn: async ({ signal }) =>
      (await api.call('getSubscribedCategories', {}, { signal })) as OwnCategory[],
    staleTime: 5 * 60_000,
  })

export function useOwnCategories(options: { enabled?: boolean } = {}) {
  const { api } = useCore()
  return useQuery({ ...ownCategoriesQuery(api), ...options })
}
