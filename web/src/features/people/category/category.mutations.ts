import { useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'
import { profileKey } from '../../accounts/account/profile-key.ts'
import { ownCategoriesQuery, type OwnCategory } from './category.queries.ts'

/** Subscribes to a category and unsubscribes, as options of an optimistic toggle. */
export function useSubscription({ id, subscribed }: OwnCategory) {
  const { api } = useCore()
  const queries = useQueryClient()
  const { queryKey } = ownCategoriesQuery(api)
  return {
    on: subscribed,
    queryKeys: [queryKey],
    show: (subscribed: boolean) =>
      queries.setQueryData(queryKey, (before) =>
        before?.map((one) => (one.id === id ? { ...one, subscribed } : one)),
      ),
    async send(on: boolean) {
      await api.call(on ? 'subscribeCategory' : 'unsubscribeCategory', { body: { categoryId: id } })
      void queries.invalidateQueries({ queryKey: profileKey })
    },
  }
}
