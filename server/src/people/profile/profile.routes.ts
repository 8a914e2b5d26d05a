import type { profileContract } from '@brilla/contract/people/profile'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { AccountType } from '@brilla/contract/platform/fields'
import type { Language } from '@brilla/contract/platform/errors'
import type { VerificationCheck } from '@brilla/contract/safety/verification-checks'
import { presentLinks } from '../../accounts/account/index.ts'
import { findBlockedId } from '../block/index.ts'
import { presentCategories } from '../category/index.ts'
import { presentVisibleFacts, translateSkills } from '../facts/index.ts'
import type { Context } from '../../context.ts'
import type { ViewCounter } from '../insight/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { presentPerson } from './profile.present.ts'
import { getVisibleFields } from './profile.rules.ts'
import { findProfile, type ProfileReader, type ProfileRow } from './profile.store.ts'

/** A member who follows nobody and has no blocks, as the reader of a profile (P-profiles-24). */
const createStranger = (type: AccountType): ProfileReader => ({
  // No account has it.
  accountId: '00000000-0000-0000-0000-000000000000',
  type,
  hiddenAccountIds: [],
})

export function profileRoutes(context: Context, countView: ViewCounter): Handlers<typeof profileContract> {
  const { clock, db } = context
  const present = (reader: ProfileReader, person: ProfileRow, language: Language) =>
    presentPerson(person, getVisibleFields(person, reader, clock.now()), language)
  const presentProfile = (reader: ProfileReader, person: ProfileRow, language: Language) => ({
    user: present(reader, person, language),
    profile: presentLinks(person),
    categories: presentCategories(person.categories, language),
    facts:
      person.type === 'talento'
        ? translateSkills(
            presentVisibleFacts(person, person.facts ?? undefined, reader, clock.now()),
            language,
          )
        : {},
    verified: person.verified_at && {
      since: person.verified_at.toISOString(),
      checked: (person.verified_checks ?? []) as VerificationCheck[],
    },
  })

  return {
    async getProfile({ caller, params, query, language }) {
      const person = await findProfile(db, caller, params.id)
      if (!person) {
        const id = (await findBlockedId(db, caller.accountId, params.id)) ?? throwProblem('not_found')
        return { user: { id, isblocked: true as const } }
      }
      if (!query.prefetch) countView(caller, person)
      return presentProfile(caller, person, language)
    },
    async getOwnProfileAs({ caller, params, language }) {
      const reader = createStranger(params.type)
      const person = (await findProfile(db, reader, caller.accountId)) ?? throwProblem('unauthorized')
      return presentProfile(reader, person, language)
    },
    async getUserOfType({ caller, params, language }) {
      const person = await findProfile(db, caller, params.id)
      if (person?.type !== params.type) throwProblem('not_found')
      return { ...present(caller, person, language), ...presentLinks(person) }
    },
  }
}
