import { useQuery } from '@tanstack/react-query'
import type { Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'

/** A profile that may be seen (P-profiles-1). */
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
