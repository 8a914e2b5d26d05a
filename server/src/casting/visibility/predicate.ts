import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import type { Member } from '../../accounts/auth/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'

/** SQL condition on `account`: an adult, or the agency is verified (P-lists-4). */
export const isOldEnoughFor = ({ accountId }: Member, today: Date) => sql<boolean>`(
  account.birthdate <= ${getDateAnywhereOnEarth(today)}::date - make_interval(years => ${sql.lit(limits.ageAdult)})
  or (select verified from account agency where agency.id = ${accountId})
)`

/** SQL condition on `account`: the agency sees this person on its lists (P-lists-3, P-lists-4). */
export const mayBeListed = (caller: Member, today: Date) => sql<boolean>`(
  account.type = 'talento' and ${visibleAccount(caller)} and ${isOldEnoughFor(caller, today)}
)`
