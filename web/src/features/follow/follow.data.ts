import { keepPreviousData, useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '@brilla/contract/profile'
import type { Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'
import { problemText } from '../../lib/problems.ts'
import { useToggle } from '../../lib/toggle.ts'
import { useToast } from '../../ui/Toast.tsx'

/** Which side of somebody's follows. */
export type FollowDirection = 'followers' | 'following'

type Profile = Extract<Output<'getProfile'>, { profile: unknown }>
export type Followed = Pick<PersonCard, 'id' | 'following'>

const peopleKey = ['people'] as const
/** Lists of people by page, `{rows}` each: they show whom one follows as the others do. */
export const foundKey = ['found'] as const
type Pages = { pages: Output<'getFollowers'>[]; pageParams: unknown[] } | undefined

/** Who follows somebody, or whom they follow, page after page; `q` is a part of a name. */
export function useFollowList(id: string, side: FollowDirection, q: string) {
  const { api } = useCore()
  return useInfiniteQuery({
    queryKey: [...peopleKey, id, side, q],
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call(
        side === 'followers' ? 'getFollowers' : 'getFollowing',
        { params: { id }, query: { ...(pageParam > 1 && { page: String(pageParam) }), ...(q && { q }) } },
        { signal },
      ),
    getNextPageParam(last, all) {
      const read = all.reduce((sum, { rows }) => sum + rows.length, 0)
      return last.rows.length > 0 && read < last.count ? all.length + 1 : undefined
    },
  })
}

/** Changes whether one follows somebody wherever they are shown: on their profile, and in lists. */
function setFollowing(
  queries: QueryClient,
  id: string,
  following: boolean,
  followersCount: (user: Profile['user']) => number,
): void {
  const marked = (row: PersonCard) => (row.id === id ? { ...row, following } : row)
  queries.setQueriesData<Profile | null>(
    { queryKey: ['profile'] },
    (held) =>
      held &&
      (held.user.id === id
        ? { ...held, user: { ...held.user, following, followersCount: followersCount(held.user) } }
        : held),
  )
  queries.setQueriesData<Pages>(
    { queryKey: peopleKey },
    (held) =>
      held && {
        ...held,
        pages: held.pages.map((page) => ({
          ...page,
          rows: page.rows.map(marked),
        })),
      },
  )
  queries.setQueriesData<{ rows: PersonCard[] }>(
    { queryKey: foundKey },
    (held) => held && { ...held, rows: held.rows.map(marked) },
  )
}

/** Follows and unfollows somebody, wherever they are shown. */
export function useFollow({ id, following }: Followed) {
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
      // Everyone's feed is the same as before: read again, it would move under the reader (P-feed-4).
      void queries.invalidateQueries({ queryKey: ['posts', 'feed', 'following'] })
    },
    onError: (error) => toast(problemText(error, i18n)),
  })
}
