import type { profileContract } from '@brilla/contract/profile'
import type { Handlers, Member } from '../auth/index.ts'
import { presentLinks } from '../account/index.ts'
import { findBlockedId } from '../block/index.ts'
import { presentCategories } from '../category/index.ts'
import { presentVisibleFacts } from '../facts/index.ts'
import type { Context } from '../context.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { presentPerson } from './profile.present.ts'
import { getVisibleFields } from './profile.rules.ts'
import { findProfile, type ProfileRow } from './profile.store.ts'

export function profileRoutes({ clock, db }: Context): Handlers<typeof profileContract> {
  const present = (caller: Member, person: ProfileRow) =>
    presentPerson(person, getVisibleFields(person, caller, clock.now()))

  return {
    async getProfile({ caller, params, language }) {
      const person = await findProfile(db, caller, params.id)
      if (!person) {
        const id = (await findBlockedId(db, caller.accountId, params.id)) ?? throwProblem('not_found')
        return { user: { id, isblocked: true as const } }
      }
      return {
        user: present(caller, person),
        profile: presentLinks(person),
        categories: presentCategories(person.categories, language),
        facts:
          person.type === 'talento'
            ? presentVisibleFacts(person, person.facts ?? undefined, caller, clock.now())
            : {},
      }
    },
    async getUserOfType({ caller, params }) {
      const person = await findProfile(db, caller, params.id)
      if (person?.type !== params.type) throwProblem('not_found')
      return { ...present(caller, person), ...presentLinks(person) }
    },
  }
}
