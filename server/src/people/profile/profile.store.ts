import { type Selectable, sql } from 'kysely'
import { profileTextNames } from '@brilla/contract/accounts/profile-texts'
import type { AccountType } from '@brilla/contract/platform/fields'
import { linkColumns } from '../../accounts/account/index.ts'
import { matchesIdOrSlug, type Viewer, visibleAccount } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Account } from '../../platform/database/schema.ts'
import { factsColumn, type FactsRow } from '../facts/index.ts'
import { type FollowCounts, followCountColumns } from '../follow/index.ts'

/** Who reads a profile, as far as it depends on them. */
export interface ProfileReader extends Viewer {
  type: AccountType
}

const profileColumnNames = [
  ...(['id', 'type', 'first_name', 'last_name', 'full_name', 'agency_name', 'profile_url'] as const),
  ...([
    'profile_image',
    'cover_image',
    'cover_placeholder',
    'country',
    'city',
    'birthdate',
    'sex',
    'email',
    'biography_language',
  ] as const),
  ...(['interests', 'show_email', 'email_to_agencies', 'contact_email'] as const),
  ...([
    'show_birthdate',
    'birthdate_to_agencies',
    'city_audience',
    'created_at',
    'verified',
    'verified_at',
    'verified_checks',
  ] as const),
  ...profileTextNames,
  ...linkColumns,
]

export type ProfileRow = Pick<Selectable<Account>, (typeof profileColumnNames)[number]> &
  FollowCounts & { categories: number[]; facts: FactsRow | null }

/** One string, because composing it from references costs CPU time at each request. */
const profileColumns = sql.raw(profileColumnNames.map((column) => `account.${column}`).join(', '))

/** Finds a profile with follow counts, categories and facts by id or profile_url; undefined when the reader may not see it. */
export async function findProfile(
  db: Database,
  reader: Viewer,
  reference: string,
): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select ${profileColumns}, ${followCountColumns(reader)}, array(
      select category_id from account_category where account_id = account.id order by category_id
    ) as categories, ${factsColumn} as facts
    from account where ${matchesIdOrSlug(reference)} and type is not null and ${visibleAccount(reader)}
  `.execute(db)
  return rows[0]
}
