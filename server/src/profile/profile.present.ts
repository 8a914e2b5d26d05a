import type { AccountType } from '@brilla/contract/fields'
import type { Author } from '@brilla/contract/profile'

/** The columns of an author's account, joined beside what they made. */
export interface AuthorRow {
  author_id: string
  full_name: string
  profile_url: string
  profile_image: string | null
  author_type: string | null
}

/** Whoever made something, in the wire's names. */
export function presentAuthor(row: AuthorRow): Author {
  return {
    id: row.author_id,
    fullname: row.full_name,
    profile_url: row.profile_url,
    profileImage: row.profile_image,
    type: row.author_type as AccountType,
  }
}
