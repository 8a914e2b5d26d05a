import type { followContract } from '@brilla/contract/follow'
import { findVisibleAccount, type Handlers, type Member } from '../access/index.ts'
import type { Context } from '../context.ts'
import { refuse, refuseField } from '../core/http/problem.ts'
import { findFollowCounts, setFollowing } from './follow.store.ts'

export function followRoutes({ clock, db }: Context): Handlers<typeof followContract> {
  async function set(caller: Member, reference: string, following: boolean) {
    const person = await findVisibleAccount(db, caller, reference)
    if (!person) refuse('not_found')
    if (person.id === caller.accountId) refuseField('id', 'a_ti_mismo')
    const changed = await db
      .transaction()
      .execute((trx) => setFollowing(trx, caller.accountId, person.id, following, clock.now()))
    if (changed === null) refuse('not_found')
    const { followers } = await findFollowCounts(db, caller, person.id)
    return { following, followersCount: followers }
  }
  return {
    followUser: ({ caller, body }) => set(caller, body.id, true),
    unfollowUser: ({ caller, body }) => set(caller, body.id, false),
  }
}
