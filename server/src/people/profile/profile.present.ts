import { mapProfileTexts } from '@brilla/contract/accounts/profile-texts'
import type { Language } from '@brilla/contract/platform/errors'
import type { AccountType } from '@brilla/contract/platform/fields'
import type { Author, postAuthor, profile } from '@brilla/contract/people/profile'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { nameCity } from '../../accounts/city/index.ts'
import { getVisibleCity } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { getVisibleFields } from './profile.rules.ts'
import type { ProfileRow } from './profile.store.ts'

/** Columns of the author, joined to a comment. */
export interface AuthorRow {
  author_id: string
  full_name: string
  profile_url: string
  profile_image: string | null
  author_type: string | null
  author_verified: boolean
}

const authorColumns: Record<keyof AuthorRow, string> = {
  author_id: 'id',
  full_name: 'full_name',
  profile_url: 'profile_url',
  profile_image: 'profile_image',
  author_type: 'type',
  author_verified: 'verified',
}

/** SQL object of AuthorRow from the alias of an `account` row. */
export function selectAuthor(alias: string): RawBuilder<AuthorRow> {
  const fields = Object.entries(authorColumns).map(([name, column]) => `'${name}', ${alias}.${column}`)
  return sql.raw(`jsonb_build_object(${fields.join()})`)
}

/** Converts the author columns to the API format. */
export function presentAuthor(row: AuthorRow): Author {
  return {
    id: row.author_id,
    fullname: row.full_name,
    profile_url: row.profile_url,
    profileImage: row.profile_image,
    type: row.author_type as AccountType,
    verified: row.author_verified,
  }
}

/** Columns of the author, joined to a post. */
export interface PostAuthorRow extends AuthorRow {
  author_city: string
  author_country: string
  author_birthdate: string
  author_city_audience: string
  author_categories: number[]
}

/** SELECT list of PostAuthorRow, without the id, from the alias of an `account` row. */
export const selectPostAuthor = (account: string) =>
  sql.raw(
    `${account}.full_name, ${account}.profile_url, ${account}.profile_image,
    ${account}.type as author_type, ${account}.verified as author_verified, ${account}.city as author_city, ${account}.country as author_country, ${account}.birthdate as author_birthdate,
    ${account}.city_audience as author_city_audience,
    array(
      select category_id from account_category where account_id = ${account}.id order by category_id
    ) as author_categories`,
  )

/** Converts the columns of a post's author to the API format for a reader (P-posts-29). */
export function presentPostAuthor(
  row: PostAuthorRow,
  reader: Caller,
  today: Date,
): z.infer<typeof postAuthor> {
  const { author_id: id, author_city: city, author_country: country, author_birthdate: birthdate } = row
  const account = { id, city, country, birthdate, city_audience: row.author_city_audience }
  return {
    ...presentAuthor(row),
    ciudad: getVisibleCity(account, reader, today),
    categories: row.author_categories,
  }
}

/** Converts a profile to the API format, without hidden fields (P-minors-1) and, for agencies, without the contact person. */
export function presentPerson(
  person: ProfileRow,
  visible: ReturnType<typeof getVisibleFields>,
  language: Language,
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
    coverPlaceholder: person.cover_placeholder,
    ciudad: visible.city ? nameCity(person.city, person.country, language) : null,
    country: person.country,
    birthdate: visible.birthdate ? person.birthdate : null,
    sex: visible.sex ? (person.sex as 'MA' | 'FE' | null) : null,
    // An agency shows its contact e-mail instead of that of the login (P-profiles-17).
    email: visible.email ? (person.type === 'agencia' ? person.contact_email : person.email) : null,
    ...mapProfileTexts((name) => person[name]),
    biographyLanguage: person.biography_language || null,
    interests: person.interests,
    createdAt: person.created_at.toISOString(),
    type: person.type as AccountType,
    verified: person.verified,
    following: person.followed,
    isblocked: false,
    followersCount: person.followers,
    followingCount: person.following,
  }
}
