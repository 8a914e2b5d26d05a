import type { AccountType } from '@brilla/contract/fields'
import type { profileContract } from '@brilla/contract/profile'
import type { Handlers } from '../access/index.ts'
import { presentLinks } from '../account/index.ts'
import { hasBlocked } from '../block/index.ts'
import { findSubscribed, presentCategories } from '../category/index.ts'
import type { Context } from '../context.ts'
import { refuse } from '../core/http/problem.ts'
import { findFollowCounts } from '../follow/index.ts'
import { shownOf } from './profile.rules.ts'
import { findAccountId, findProfile } from './profile.store.ts'

export function profileRoutes({ clock, db }: Context): Handlers<typeof profileContract> {
  return {
    async getProfile({ caller, params, language }) {
      const person = await findProfile(db, caller, params.id)
      if (!person) {
        const unseen = await findAccountId(db, params.id)
        if (!unseen || !(await hasBlocked(db, caller.accountId, unseen.id))) refuse('not_found')
        return { user: { id: unseen.id, isblocked: true as const } }
      }
      const [counts, subscribed] = await Promise.all([
        findFollowCounts(db, caller, person.id),
        findSubscribed(db, person.id),
      ])
      const shown = shownOf(person, caller.accountId, clock.now())
      return {
        user: {
          id: person.id,
          nombre: person.first_name,
          apellido: person.last_name,
          fullname: person.full_name,
          profile_url: person.profile_url,
          profileImage: person.profile_image,
          coverImage: person.cover_image,
          ciudad: shown.city ? person.city : null,
          country: person.country,
          birthdate: shown.birthdate ? person.birthdate : null,
          sex: person.sex as 'MA' | 'FE' | null,
          email: shown.email ? person.email : null,
          biography: person.biography,
          createdAt: person.created_at.toISOString(),
          type: person.type as AccountType,
          following: counts.followed,
          isblocked: false as const,
          followersCount: counts.followers,
          followingCount: counts.following,
        },
        profile: presentLinks(person),
        categories: presentCategories(subscribed, language),
      }
    },
  }
}
