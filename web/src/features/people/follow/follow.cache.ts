import type { QueryClient } from '@tanstack/react-query'
import type { PersonCard } from '@brilla/contract/people/profile'
import type { Output } from '../../../lib/api.types.ts'
import { profileKey } from '../../accounts/account/profile-key.ts'

/** Key of the infinite lists of people: followers, followed people, people who like something. */
export const followListKey = ['follow-list'] as const

/** Key of the lists of people that discovery shows, one page each. */
export const peopleKey = ['people'] as const

/** Key of the pages of talents that the caller, an agency, follows. */
const followedTalentsKey = [...peopleKey, { list: 'followed' }] as const

/** The queries that hold whether the caller follows somebody. */
export const followQueryKeys = [profileKey, followListKey, peopleKey]

type ProfileUser = Extract<Output<'getProfile'>, { profile: unknown }>['user']

/** Sets whether the caller follows `id` in every cached profile and list. */
export function setFollowing(
  queries: QueryClient,
  id: string,
  following: boolean,
  getFollowersCount: (user: ProfileUser) => number,
): void {
  const isChanged = (row: PersonCard) => row.id === id && row.following !== following
  const followed = queries.getQueriesData<{ rows: PersonCard[] }>({ queryKey: followedTalentsKey })
  if (followed.some(([, held]) => held?.rows.some(isChanged)))
    queries.setQueriesData<{ rows: PersonCard[]; count: number }>(
      { queryKey: followedTalentsKey },
      (held) => held && { ...held, count: held.count + (following ? 1 : -1) },
    )
  const mark = (row: PersonCard) => (row.id === id ? { ...row, following } : row)
  queries.setQueriesData<{ user: ProfileUser } | null>({ queryKey: profileKey }, (held) =>
    held?.user.id === id
      ? { ...held, user: { ...held.user, following, followersCount: getFollowersCount(held.user) } }
      : held,
  )
  queries.setQueriesData<{ pages: { rows: PersonCard[] }[]; pageParams: unknown[] }>(
    { queryKey: followListKey },
    (held) => held && { ...held, pages: held.pages.map((page) => ({ ...page, rows: page.rows.map(mark) })) },
  )
  queries.setQueriesData<{ rows: PersonCard[] }>(
    { queryKey: peopleKey },
    (held) => held && { ...held, rows: held.rows.map(mark) },
  )
}
