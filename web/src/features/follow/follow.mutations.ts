import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '@brilla/contract/profile'
import { useCore } from '../../lib/context.tsx'
import { problemText } from '../../lib/problems.ts'
import { useToggle } from '../../lib/toggle.ts'
import { useToast } from '../../ui/Toast.tsx'
import { setFollowing } from './follow.cache.ts'

/** Follows and unfollows a person: optimistic update wherever they are shown, rollback on refusal. */
export function useFollow({ id, following }: Pick<PersonCard, 'id' | 'following'>): () => Promise<void> {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { i18n } = useTranslation()
  return useToggle({
    on: following,
    show: (on) =>
      setFollowing(
        queries,
        id,
        on,
        ({ followersCount, following }) => followersCount + Number(on) - Number(following),
      ),
    send: (on) => api.call(on ? 'followUser' : 'unfollowUser', { body: { id } }),
    onSuccess({ following, followersCount }) {
      setFollowing(queries, id, following, () => followersCount)
      // The feed of everyone does not change, and a refetch would move it under the reader (P-feed-4).
      void queries.invalidateQueries({ queryKey: ['posts', 'feed', 'following'] })
    },
    onError: (error) => toast(problemText(error, i18n)),
  })
}
