import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { Account } from '../../platform/database/schema.ts'
import { matchesIdOrSlug } from '../../accounts/visibility/index.ts'

export interface PhotoRow {
  name: string
  alt: string
  width: number | null
  height: number | null
  post_id: string
  likes: number
}

type Column =
  | 'id'
  | 'type'
  | 'full_name'
  | 'agency_name'
  | 'profile_url'
  | 'profile_image'
  | 'cover_image'
  | 'birthdate'
  | 'city'
  | 'country'
  | 'city_audience'
  | 'biography'
  | 'biography_language'
  | 'search_engines'
  | 'verified_at'

export type PreviewRow = Pick<Selectable<Account>, Column> & { categories: number[]; photos: PhotoRow[] }

/** Latest photos among which those of the preview are chosen. */
const photosRead = sql.lit(36)

const photosJson = sql`(
  select coalesce(json_agg(photo order by photo.post_id desc, photo.position), '[]') from (
    select file.name, file.alt, file.width, file.height, file.position, file.post_id, post_count.likes from (
      select name, alt, width, height, position, post_id from post_file
      where author_id = account.id and type = 'PHOTO'
        and exists (select from post where post.id = post_file.post_id and post.audience = 'everyone')
      order by id desc limit ${photosRead}
    ) file join post_count on post_count.post_id = file.post_id
  ) photo
)`

/** A profile is complete (P-profiles-16). Without a name of its own, an agency has that of its contact person, whom nobody sees (P-minors-5). */
const isComplete = sql`case account.type
  when 'agencia' then account.agency_name is not null
  else account.profile_image is not null and account.biography <> ''
    and exists (select from account_category where account_id = account.id)
end`

/** What keeps guests from seeing a profile that is complete. */
export async function findConditions(db: Database, accountId: string) {
  const { rows } = await sql<{ birthdate: string; is_on: boolean }>`
    select birthdate, public_preview as is_on from account where id = ${accountId}
  `.execute(db)
  return rows[0]
}

/**
 * Finds what the preview of a profile is made of, by id or profile_url; undefined where it is incomplete, or its owner or its
 * status hides it. Nothing is read for it then, so that the response takes no longer than for an unknown profile.
 */
export async function findPreview(db: Database, reference: string): Promise<PreviewRow | undefined> {
  const { rows } = await sql<PreviewRow>`
    select account.id, account.type, account.full_name, account.agency_name, account.profile_url, account.profile_image,
      account.cover_image, account.birthdate, account.city, account.country, account.city_audience, account.biography,
      account.biography_language, account.search_engines, account.verified_at,
      array(
        select category_id from account_category where account_id = account.id order by category_id
      ) as categories,
      ${photosJson} as photos
    from account
    where ${matchesIdOrSlug(reference)} and account.public_preview and account.status = 'active'
      and account.type is not null and account.email_confirmed_at is not null and ${isComplete}
  `.execute(db)
  return rows[0]
}
