import type { followContract } from '@brilla/contract/people/follow'
import type { Handlers, Member } from '../../accounts/auth/index.ts'
import { findVisibleAccount } from '../../accounts/visibility/index.ts'
import type { Context } from '../../context.ts'
import { throwProblem, throwFieldProblem } from '../../platform/http/problem.ts'
import { findFollowPage, type FollowDirection } from './follow.list.store.ts'
import { presentPersonCard } from './follow.present.ts'
import { findFollowCounts, setFollowing } from './follow.store.ts'

export function followRoutes(context: Context): Handlers<typeof followContract> {
  const { clock, db } = context

  async function set(caller: Member, reference: string, following: boolean) {
    const person = await findVisibleAccount(db, caller, reference)
    if (!person) throwProblem('not_found')
    if (person.id === caller.accountId) throwFieldProblem('id', 'a_ti_mismo')
    const changed = await db
      .transaction()
      .execute((trx) => setFollowing(context, trx, caller.accountId, person.id, following, clock.now()))
    if (changed === null) throwProblem('not_found')
    const { followers } = await findFollowCounts(db, caller, person.id)
    return { following, followersCount: followers }
  }

  async function list(
    caller: Member,
    reference: string,
    direction: FollowDirection,
    query: { page?: number | undefined; q?: string },
  ) {
    const person = await findVisibleAccount(db, caller, reference)
    if (!person) throwProblem('not_found')
    const { page = 1, q = '' } = query
    const { rows, count } = await findFollowPage(db, caller, { accountId: person.id, direction, page, q })
    const today = clock.now()
    return { rows: rows.map((row) => presentPersonCard(row, caller, today)), count }
  }

  return {
    followUser: ({ caller, body }) => set(caller, body.id, true),
    unfollowUser: ({ caller, body }) => set(caller, body.id, false),
    getFollowers: ({ caller, params, query }) => list(caller, params.id, 'followers', query),
    getFollowing: ({ caller, params, query }) => list(caller, params.id, 'following', query),
  }
}
