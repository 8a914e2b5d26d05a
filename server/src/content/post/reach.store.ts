/** People whom a text reaches in addition to its readers: the authors of what it is about, and people whom it mentions. */
import { isMinor } from '@brilla/contract/accounts/age'
import { findContactData } from '@brilla/contract/content/contact-data'
import type { ContentAudience } from '@brilla/contract/platform/fields'
import { listMentioned } from '@brilla/contract/content/mention'
import { sql } from 'kysely'
import { findContactDataOfMinor } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { throwFieldProblems } from '../../platform/http/problem.ts'
import { isUnsafeForMinors } from '../scam/index.ts'

interface Written {
  text: string
  /** The post that is commented or shared. */
  postId?: string
  /** A comment of the thread that is reached: the one that is replied to, or that is edited. */
  commentId?: string | null
}

/** Refuses a text in which a minor gives contact data, unless it is for mutual followers only (P-minors-13). */
export async function refuseContactData(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { accountId }: Caller,
  texts: Record<string, string>,
  audience: ContentAudience,
): Promise<void> {
  if (audience !== 'everyone' || Object.values(texts).every((text) => findContactData(text).length === 0))
    return
  const { birthdate } = await db
    .selectFrom('account')
    .select('birthdate')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  throwFieldProblems(findContactDataOfMinor(clock.now(), birthdate, { texts }))
}

/** The audience columns of a new post or comment: one that is held keeps whom its author wants to see it. */
export const toContentAudienceColumns = (isHeld: boolean, wanted: ContentAudience) =>
  isHeld ? { audience: 'held', wanted_audience: wanted } : { audience: wanted, wanted_audience: null }

/** Whether a text waits for a moderator: it is unsafe, and reaches a minor from an adult whom they do not follow (P-comments-11). */
export async function mustBeHeld(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { accountId }: Caller,
  { text, postId, commentId }: Written,
): Promise<boolean> {
  if (!isUnsafeForMinors(text)) return false
  const urls = listMentioned(text)
  const { rows } = await sql<{ birthdate: string; own_birthdate: string; is_adult: boolean }>`
    with recursive above as (
      select id, reply_to from comment where id = ${commentId ?? null}::uuid
      union all select comment.id, comment.reply_to from above join comment on comment.id = above.reply_to
    ), thread as (
      -- The top may have been deleted, below which the others still are.
      select unnest(array[id, reply_to]) as id from above
      union select comment.id from thread
        join comment on comment.post_id = ${postId ?? null}::uuid and comment.reply_to = thread.id
    )
    select reached.birthdate, me.birthdate as own_birthdate,
      me.type = 'agencia' or me.birthdate_corrected_at is not null as is_adult
    from account me join account reached on reached.id in (
      select author_id from post where id = ${postId ?? null}::uuid
      union all select author_id from comment where id in (select id from thread)
      union all select id from account where profile_url = any(${urls}::text[])
      union all select account_id from former_profile_url where profile_url = any(${urls}::text[])
    )
    where me.id = ${accountId} and reached.id <> me.id
      and not exists (select from follow where follower_id = reached.id and followed_id = me.id)
  `.execute(db)
  const today = clock.now()
  return rows.some(
    ({ birthdate, own_birthdate, is_adult }) =>
      isMinor(today, birthdate) && (is_adult || !isMinor(today, own_birthdate)),
  )
}
