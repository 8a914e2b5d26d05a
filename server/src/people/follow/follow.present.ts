import type { AccountType } from '@brilla/contract/platform/fields'
import type { PersonCard } from '@brilla/contract/people/profile'
import { getVisibleCity } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { PersonRow } from './follow.list.store.ts'

/** Converts a person row to the API format for a reader. */
export const presentPersonCard = (row: PersonRow, reader: Caller, today: Date): PersonCard => ({
  id: row.id,
  fullname: row.full_name,
  profile_url: row.profile_url,
  profileImage: row.profile_image,
  coverImage: row.cover_image,
  coverPlaceholder: row.cover_placeholder,
  ciudad: getVisibleCity(row, reader, today),
  country: row.country,
  categories: row.categories,
  type: row.type as AccountType,
  verified: row.verified,
  following: row.followed,
})
