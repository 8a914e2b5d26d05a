import { categories, type CategorySlug } from '@brilla/contract/people/categories'
import type { AccountType } from '@brilla/contract/platform/fields'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import type { Input, Output } from '../../../lib/api.types.ts'
import { useCore } from '../../../lib/context.tsx'
import { profileKey } from '../../accounts/account/profile-key.ts'

type ProfileResponse = Extract<Output<'getProfile'>, { profile: unknown }>

/** A visible profile (P-profiles-1), with the slugs of the categories that its owner chose. */
export type Profile = Omit<ProfileResponse, 'categories'> & { categories: readonly CategorySlug[] }

function toProfile(response: ProfileResponse): Profile {
  // The response has all eight categories.
  const subscribed = new Set(response.categories.filter((one) => one.subscribed).map(({ id }) => id))
  return {
    ...response,
    categories: categories.filter(({ id }) => subscribed.has(id)).map(({ slug }) => slug),
  }
}

/** The own profile as a member of a type sees it (P-profiles-24). */
export const ownProfileAsQuery = (api: Client, type: AccountType) =>
  queryOptions({
    queryKey: ['own-profile-as', type] as const,
    // What was changed just before has to be here.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      toProfile(await api.call('getOwnProfileAs', { params: { type } }, { signal })),
  })

/** A profile by its `profile_url`; null where the caller has blocked its owner. */
export const profileQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: [...profileKey, id] as const,
    meta: { stored: 'profile' },
    // The page's loader has just tried.
    retryOnMount: false,
    queryFn: ({ signal }) => fetchProfile(api, id, signal),
  })

/** A profile, or null where the caller has blocked its owner. */
export async function fetchProfile(
  api: Client,
  id: string,
  signal: AbortSignal,
  query: Input<'getProfile'>['query'] = {},
): Promise<Profile | null> {
  const response = await api.call('getProfile', { params: { id }, query }, { signal })
  return 'profile' in response ? toProfile(response) : null
}

export function useProfile(id: string) {
  const { api } = useCore()
  return useQuery(profileQuery(api, id))
}
