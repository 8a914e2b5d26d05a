import { pressKitWorksMax } from '@brilla/contract/public/press-kit-choices'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { factsColumn, type FactsRow } from '../../people/facts/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Account } from '../../platform/database/schema.ts'
import type { Viewer } from '../../accounts/visibility/index.ts'

/** A post with a photo or a video. */
export interface WorkRow {
  id: string
  title: string
  description: string
  video_id: string | null
  image: string | null
  placeholder: string | null
  alt: string
}

/** Latest posts among which the works that are offered are chosen, besides those that are pinned. */
const postsRead = sql.lit(300)

const isWork = sql`post.kind in ('photos', 'video') and post.audience = 'everyone'`

const selectWorks = (posts: RawBuilder<unknown>) => sql<WorkRow>`
  select post.id, post.title, post.description, post.video_id, coalesce(post.video_poster, photo.name) as image,
    coalesce(post.video_poster_placeholder, photo.placeholder) as placeholder, coalesce(photo.alt, '') as alt
  from (${posts}) post
  join post_count on post_count.post_id = post.id
  left join lateral (
    select name, alt, placeholder from post_file where post_id = post.id and type = 'PHOTO' order by position limit 1
  ) photo on true
`

/** The works that are offered for a press kit, in the order in which they are chosen by default. */
export async function findWorks(db: Database, author: Viewer, max: number): Promise<WorkRow[]> {
  const { accountId } = author
  const posts = sql`
    (select * from post where author_id = ${accountId}::uuid and ${isWork} order by id desc limit ${postsRead})
    union select * from post where author_id = ${accountId}::uuid and pinned_at is not null and ${isWork}
  `
  const { rows } = await sql<WorkRow>`
    ${selectWorks(posts)}
    order by post.pinned_at desc nulls last, post_count.likes desc, post.id desc limit ${sql.lit(max)}
  `.execute(db)
  return rows
}

/** Those of the ids that are works of the account, in no order. */
export async function findWorksById(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<WorkRow[]> {
  const posts = sql`
    select * from post where author_id = ${accountId}::uuid and ${isWork} and id = any(${ids}::uuid[])
    limit ${sql.lit(pressKitWorksMax)}
  `
  const { rows } = await selectWorks(posts).execute(db)
  return rows
}

type Column =
  | 'id'
  | 'full_name'
  | 'profile_url'
  | 'profile_image'
  | 'birthdate'
  | 'city'
  | 'city_audience'
  | 'country'
  | 'email'
  | 'show_email'
  | 'email_to_agencies'
  | 'show_birthdate'
  | 'birthdate_to_agencies'
  | 'biography'

export type PressKitRow = Pick<Selectable<Account>, Column> & { categories: number[]; facts: FactsRow | null }

/** What the press kit of an account is made of, besides its works; undefined when the account was deleted. */
export async function findPressKit(db: Database, accountId: string): Promise<PressKitRow | undefined> {
  const { rows } = await sql<PressKitRow>`
    select id, full_name, profile_url, profile_image, birthdate, city, city_audience, country, email, show_email,
      email_to_agencies, show_birthdate, birthdate_to_agencies, biography, array(
        select category_id from account_category where account_id = account.id order by category_id
      ) as categories, ${factsColumn} as facts
    from account where id = ${accountId}::uuid
  `.execute(db)
  return rows[0]
}
