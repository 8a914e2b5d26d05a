import type { AccountType } from '@brilla/contract/fields'
import type { PersonCard } from '@brilla/contract/profile'
import type { PersonRow } from './follow.list.store.ts'

/** Converts a person row to the API format. */
export const presentPersonCard = (row: PersonRow): PersonCard => ({
  id: row.id,
  fullname: row.full_name,
  profile_url: row.profile_url,
  profileImage: row.profile_image,
  coverImage: row.cover_image,
  coverPlaceholder: row.cover_placeholder,
  country: row.country,
  type: row.type as AccountType,
  following: row.followed,
})
