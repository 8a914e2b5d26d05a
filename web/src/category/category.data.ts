import type { CategorySlug } from '@brilla/contract/category'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../core/context.tsx'
import { useToggle } from '../core/toggle.ts'

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

/** Subscribes to a category and out of it again; `refuse` hears when the server would not. */
export function useSubscription({ id, subscribed }: OwnCategory, refuse: (error: unknown) => void) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useToggle({
    on: subscribed,
    show: (subscribed) =>
      queries.setQueryData<OwnCategory[]>(categoriesKey, (before) =>
        before?.map((one) => (one.id === id ? { ...one, subscribed } : one)),
      ),
    send: (on) => api.call(on ? 'subscribeCategory' : 'unsubscribeCategory', { body: { categoryId: id } }),
    settle: () => void queries.invalidateQueries({ queryKey: ['profile'] }),
    refuse,
  })
}
