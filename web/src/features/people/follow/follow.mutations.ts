import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import type { PersonCard } from '@brilla/contract/people/profile'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useOptimisticToggle } from '../../../lib/use-optimistic-toggle.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { feedKey } from '../../accounts/account/post-keys.ts'
import { followQueryKeys, setFollowing } from './follow.cache.ts'

type FollowedPerson = Pick<PersonCard, 'id' | 'following'>

/** Follows and unfollows a person: optimistic update wherever they are shown, rollback on refusal. */
export function useFollow(person: FollowedPerson): () => Promise<boolean> {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { i18n } = useTranslation()
  return useOptimisticToggle({
    ...createFollowToggle(api, queries, person),
    onError: (error) => toast(getErrorText(error, i18n)),
  })
}

/** The options of `useOptimisticToggle` that follow and unfollow a person. */
export function createFollowToggle(api: Client, queries: QueryClient, { id, following }: FollowedPerson) {
  return {
    on: following,
    queryKeys: followQueryKeys,
    show: (on: boolean) =>
      setFollowing(queries, id, on, (user) => user.followersCount + Number(on) - Number(user.following)),
    send: (on: boolean) => api.call(on ? 'followUser' : 'unfollowUser', { body: { id } }),
    onSuccess({ following, followersCount }: { following: boolean; followersCount: number }) {
      setFollowing(queries, id, following, () => followersCount)
      // The feed of everyone does not change, and a refetch would move it under the reader (P-feed-4).
      void queries.invalidateQueries({ queryKey: feedKey('following') })
    },
  }
}
