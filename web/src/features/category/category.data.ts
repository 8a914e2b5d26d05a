import type { CategorySlug } from '@brilla/contract/categories'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../lib/context.tsx'

export interface OwnCategory {
  id: number
  slug: CategorySlug
  subscribed: boolean
}

const categoriesKey = ['categories', 'subscribed'] as const

/** The eight categories, and which of them are the logged-in person's. */
export function useOwnCategories(options: { enabled?: boolean } = {}) {
  const { api } = useCore()
  return useQuery({
    queryKey: categoriesKey,
    queryFn: async ({ signal }) =>
      (await api.call('getSubscribedCategories', {}, { signal })) as OwnCategory[],
    staleTime: 5 * 60_000,
    ...options,
  })
}

/** How a category is subscribed to and left, for `useToggle`: what is on screen, and what the server is told. */
export function useSubscription({ id, subscribed }: OwnCategory) {
  const { api } = useCore()
  const queries = useQueryClient()
  return {
    on: subscribed,
    show: (subscribed: boolean) =>
      queries.setQueryData<OwnCategory[]>(categoriesKey, (before) =>
        before?.map((one) => (one.id === id ? { ...one, subscribed } : one)),
      ),
    async send(on: boolean) {
      await api.call(on ? 'subscribeCategory' : 'unsubscribeCategory', { body: { categoryId: id } })
      void queries.invalidateQueries({ queryKey: ['profile'] })
    },
  }
}
