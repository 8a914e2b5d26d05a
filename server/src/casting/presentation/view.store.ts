/** Presentations as their viewers see them. */
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import { readAudiences } from '../../accounts/account/index.ts'
import { visibleAccountTo } from '../../accounts/visibility/index.ts'
import { factsColumn, type FactsRow } from '../../people/facts/index.ts'
import { type Clock, newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'

export interface OpenRow {
  id: string
  agency_id: string
  title: string
  pin_hash: Buffer | null
  expires_at: Date
  agency_name: string
  agency_image: string | null
  agency_verified: boolean
}

/** A presentation that has not ended, of an agency whose account is active. */
export function findOpen(db: Database, id: string, now: Date): Promise<OpenRow | undefined> {
  return db
    .selectFrom('presentation')
    .innerJoin('account as agency', 'agency.id', 'presentation.agency_id')
    .select([
      'presentation.id',
      'agency_id',
      'title',
      'pin_hash',
      'expires_at',
      'agency.full_name as agency_name',
      'agency.profile_image as agency_image',
      'agency.verified as agency_verified',
    ])
    .where('presentation.id', '=', id)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('agency.status', '=', 'active')
    .where('agency.type', '=', 'agencia')
    .executeTakeFirst()
}

type AudienceColumns = Parameters<typeof readAudiences>[0]

export interface ShownRow extends AudienceColumns {
  id: string
  account_id: string
  full_name: string
  profile_image: string | null
  birthdate: string
  city: string
  country: string
  categories: number[]
  facts: FactsRow | null
}

/** The people of a presentation whom its agency sees now: nobody who is deleted, suspended, deactivated or behind a block. */
export async function findShown(db: Database, presentationId: string): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select person.id, account.id as account_id, full_name, profile_image, birthdate, city, country, city_audience,
      show_email, email_to_agencies, show_birthdate, birthdate_to_agencies, ${factsColumn} as facts, array(
        select category_id from account_category where account_id = account.id order by category_id
      ) as categories
    from presentation_person person
    join presentation on presentation.id = person.presentation_id
    join account on account.id = person.account_id
    where presentation.id = ${presentationId} and account.type = 'talento'
      and ${visibleAccountTo('presentation.agency_id')}
    order by person.position
  `.execute(db)
  return rows
}

export interface WorkRow {
  author_id: string
  title: string
  description: string
  video_id: string | null
  image: string | null
  placeholder: string | null
  alt: string
}

/** Latest posts of each among which the works are chosen, besides those that are pinned. */
const postsRead = sql.lit(100)

const isWork = sql`post.kind in ('photos', 'video') and post.audience = 'everyone'`

/** The pinned works of each account and those with the most likes. */
export async function findShownWorks(db: Database, accountIds: string[]): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select chosen.* from unnest(${accountIds}::uuid[]) as author (id) cross join lateral (
      select post.author_id, post.title, post.description, post.video_id,
        coalesce(post.video_poster, photo.name) as image,
        coalesce(post.video_poster_placeholder, photo.placeholder) as placeholder, coalesce(photo.alt, '') as alt
      from (
        (select * from post where author_id = author.id and ${isWork} order by id desc limit ${postsRead})
        union select * from post where author_id = author.id and pinned_at is not null and ${isWork}
      ) post
      join post_count on post_count.post_id = post.id
      left join lateral (
        select name, alt, placeholder from post_file where post_id = post.id and type = 'PHOTO' order by position limit 1
      ) photo on true
      order by post.pinned_at desc nulls last, post_count.likes desc, post.id desc
      limit ${sql.lit(limits.presentationWorks)}
    ) chosen
  `.execute(db)
  return rows
}

/** Stores when a link was opened last, and counts it. */
export async function addOpening(
  db: Database,
  id: string,
  { now, isCounted }: { now: Date; isCounted: boolean },
): Promise<void> {
  const added = sql.lit(isCounted ? 1 : 0)
  await sql`update presentation set opened = opened + ${added}, last_opened_at = ${now} where id = ${id}`.execute(
    db,
  )
}

/** A viewer with their votes; undefined for one who has not voted. */
export async function findViewer(db: Database, presentationId: string, browser: string) {
  const viewer = await db
    .selectFrom('presentation_viewer')
    .select(['id', 'name'])
    .where('presentation_id', '=', presentationId)
    .where('browser', '=', browser)
    .executeTakeFirst()
  if (!viewer) return undefined
  const votes = await db
    .selectFrom('presentation_vote')
    .select(['person_id', 'vote', 'comment'])
    .where('viewer_id', '=', viewer.id)
    .execute()
  return { ...viewer, votes: new Map(votes.map((vote) => [vote.person_id, vote])) }
}

/** Serializes the votes of a presentation, whose viewers are counted; false when it or the person was deleted meanwhile. */
export async function lockForVote(trx: Database, presentationId: string, personId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('presentation')
    .innerJoin('presentation_person as person', 'person.presentation_id', 'presentation.id')
    .select('presentation.id')
    .where('presentation.id', '=', presentationId)
    .where('person.id', '=', personId)
    .forNoKeyUpdate('presentation')
    .forKeyShare('person')
    .executeTakeFirst()
  return found !== undefined
}

/** Finds or adds a viewer, with the name of now; undefined when there are too many. Requires the lock of the presentation. */
export async function saveViewer(
  trx: Database,
  clock: Clock,
  { presentationId, browser, name }: { presentationId: string; browser: string; name: string },
): Promise<string | undefined> {
  const viewers = await trx
    .selectFrom('presentation_viewer')
    .select(['id', 'browser', 'name'])
    .where('presentation_id', '=', presentationId)
    .execute()
  const known = viewers.find((viewer) => viewer.browser === browser)
  if (!known && viewers.length >= limits.presentationViewersMax) return undefined
  const id = known?.id ?? newId(clock)
  if (known && known.name !== name)
    await trx.updateTable('presentation_viewer').set({ name }).where('id', '=', id).execute()
  if (!known)
    await trx
      .insertInto('presentation_viewer')
      .values({ id, presentation_id: presentationId, browser, name })
      .execute()
  return id
}

interface NewVote {
  personId: string
  viewerId: string
  vote: string
  comment: string | undefined
  now: Date
}

/** Stores a vote, or changes it; without a comment that stays as it is. */
export async function saveVote(
  trx: Database,
  { personId, viewerId, vote, comment, now }: NewVote,
): Promise<void> {
  const changed = { vote, voted_at: now, ...(comment !== undefined && { comment }) }
  await trx
    .insertInto('presentation_vote')
    .values({ person_id: personId, viewer_id: viewerId, ...changed })
    .onConflict((conflict) => conflict.columns(['person_id', 'viewer_id']).doUpdateSet(changed))
    .execute()
}
