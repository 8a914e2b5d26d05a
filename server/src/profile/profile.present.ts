import type { AccountType } from '@brilla/contract/fields'
import type { Author, profile } from '@brilla/contract/profile'
import type { z } from 'zod'
import type { shownOf } from './profile.rules.ts'
import type { Person } from './profile.store.ts'

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

/** Somebody as another person reads them: without what P-minors-1 keeps, and of an agency nothing of who opened it. */
export function presentPerson(
  person: Person,
  shown: ReturnType<typeof shownOf>,
): z.infer<typeof profile>['user'] {
  const { agency_name } = person
  return {
    id: person.id,
    nombre: agency_name ?? person.first_name,
    apellido: agency_name === null ? person.last_name : '',
    fullname: person.full_name,
    profile_url: person.profile_url,
    profileImage: person.profile_image,
    coverImage: person.cover_image,
    ciudad: shown.city ? person.city : null,
    country: person.country,
    birthdate: shown.birthdate ? person.birthdate : null,
    sex: shown.sex ? (person.sex as 'MA' | 'FE' | null) : null,
    email: shown.email ? person.email : null,
    biography: person.biography,
    interests: person.interests,
    createdAt: person.created_at.toISOString(),
    type: person.type as AccountType,
    following: person.followed,
    isblocked: false,
    followersCount: person.followers,
    followingCount: person.following,
  }
}
