import type { profileContract } from '@brilla/contract/profile'
import type { Handlers, Member } from '../access/index.ts'
import { presentLinks } from '../account/index.ts'
import { hasBlocked } from '../block/index.ts'
import { findSubscribed, presentCategories } from '../category/index.ts'
import type { Context } from '../context.ts'
import { refuse } from '../core/http/problem.ts'
import { findFollowCounts } from '../follow/index.ts'
import { presentPerson } from './profile.present.ts'
import { shownOf } from './profile.rules.ts'
import { findAccountId, findProfile, type Person } from './profile.store.ts'

export function profileRoutes({ clock, db }: Context): Handlers<typeof profileContract> {
  async function present(caller: Member, person: Person) {
    const counts = await findFollowCounts(db, caller, person.id)
    return presentPerson(person, shownOf(person, caller.accountId, clock.now()), counts)
  }

  return {
    async getProfile({ caller, params, language }) {
      const person = await findProfile(db, caller, params.id)
      if (!person) {
        const unseen = await findAccountId(db, params.id)
        if (!unseen || !(await hasBlocked(db, caller.accountId, unseen.id))) refuse('not_found')
        return { user: { id: unseen.id, isblocked: true as const } }
      }
      const [user, subscribed] = await Promise.all([present(caller, person), findSubscribed(db, person.id)])
      return { user, profile: presentLinks(person), categories: presentCategories(subscribed, language) }
    },
    async getUserOfType({ caller, params }) {
      const person = await findProfile(db, caller, params.id)
      if (person?.type !== params.type) refuse('not_found')
      return { ...(await present(caller, person)), ...presentLinks(person) }
    },
  }
}
