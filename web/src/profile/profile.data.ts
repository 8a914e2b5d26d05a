import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Output } from '../core/api.types.ts'
import { ApiError } from '../core/api.ts'
import { useCore } from '../core/context.tsx'
import { useToggle } from '../core/toggle.ts'

/** A profile that may be seen (content.md section 3, "Profile response"). */
export type Profile = Extract<Output<'getProfile'>, { profile: unknown }>

const profileKey = (id: string) => ['profile', id] as const

/** A profile by the `profile_url` of its address; null where the caller has blocked its owner. */
export function useProfile(id: string) {
  const { api } = useCore()
  return useQuery({
    queryKey: profileKey(id),
    queryFn: async ({ signal }) => {
      const answer = await api.call('getProfile', { params: { id } }, { signal })
      if (!('profile' in answer)) return null
      // All eight come; a profile shows those that its owner chose.
      return { ...answer, categories: answer.categories.filter(({ subscribed }) => subscribed) }
    },
  })
}

/** Follows and unfollows the owner of the profile at this address. `refused` gets words for the reader, if any. */
export function useFollow(address: string, { user }: Profile, refused: (words: string) => void) {
  const { api } = useCore()
  const queries = useQueryClient()
  const change = (changed: (user: Profile['user']) => Partial<Profile['user']>) =>
    queries.setQueryData<Profile | null>(
      profileKey(address),
      (before) => before && { ...before, user: { ...before.user, ...changed(before.user) } },
    )
  return useToggle({
    on: user.following,
    show: (following) =>
      change((before) => ({
        following,
        followersCount: before.followersCount + Number(following) - Number(before.following),
      })),
    send: (on) => api.call(on ? 'followUser' : 'unfollowUser', { body: { id: user.id } }),
    settle(answer) {
      change(() => answer)
      void queries.invalidateQueries({ queryKey: ['posts', 'feed'] })
    },
    refuse: (error) => refused(error instanceof ApiError ? error.detail : ''),
  })
}
