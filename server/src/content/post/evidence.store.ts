/** Posts and comments in the form in which the desk shows them (P-moderation-2). */
import type { Evidence } from '@brilla/contract/safety/evidence'
import { type RawBuilder, sql } from 'kysely'
import { bornMinor, keepContent } from '../kept-content/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { jsonInstant } from '../../platform/database/instant.ts'
import { commentTextColumns } from './comment.columns.ts'
import { textColumns } from './post.columns.ts'

/** Names of texts that the evidence has, so that one that it lacks does not compile. */
type TextsIn<Part extends 'post' | 'comment'> = readonly (keyof NonNullable<Evidence[Part]>)[]

/** Keys and values of JSON: all that the author has written, under the names of the columns. */
const listTexts = (table: string, columns: readonly string[]) =>
  sql.raw(columns.map((name) => `'${name}', ${table}.${name}`).join(', '))

const postTexts = listTexts('post', textColumns satisfies TextsIn<'post'>)
const commentTexts = listTexts('comment', commentTextColumns satisfies TextsIn<'comment'>)

/** JSON of `post`, whose author is `author`. */
export const postEvidence = ({
  withFiles,
}: {
  withFiles: boolean
}): RawBuilder<unknown> => sql`json_build_object(
  'id', post.id, 'author', author.full_name, ${postTexts},
  'categoryId', post.category_id, 'videoId', post.video_id, 'sharedPostId', post.shared_post_id,
  'createdAt', ${jsonInstant('post.created_at')}, 'editedAt', ${jsonInstant('post.edited_at')},
  'files', (
    select coalesce(json_agg(json_build_object(
      'name', name, 'type', type, 'filename', filename, 'alt', alt
    ) order by position), '[]') from post_file where post_id = post.id and ${withFiles}::boolean
  )
)`

/** JSON of `comment`. */
export const commentEvidence: RawBuilder<unknown> = sql`json_build_object(
  'id', comment.id, ${commentTexts}, 'createdAt', ${jsonInstant('comment.created_at')},
  'editedAt', ${jsonInstant('comment.edited_at')}
)`

/**
 * Keeps a post that is locked and about to be edited, or deleted with its files (P-moderation-27). A minor who has commented on it
 * has received it.
 */
export function keepPost(
  trx: Database,
  id: string,
  { withFiles, now }: { withFiles: boolean; now: Date },
): Promise<void> {
  const rows = sql`
    select 'post' as kind, post.id as subject_id, null::uuid as post_id, post.author_id, post.audience,
      ${postEvidence({ withFiles })} as content, array(
        select author_id from post shared where shared.id = post.shared_post_id
        union all select account.id from comment join account on account.id = comment.author_id and ${bornMinor(now)}
          where comment.post_id = post.id
      ) as readers
    from post join account author on author.id = post.author_id where post.id = ${id}
  `
  return keepContent(trx, rows, now)
}

/**
 * Keeps comments that are locked and about to be edited or deleted; `where` is a condition on `comment`. A comment reaches its
 * whole thread, as in `mustBeHeld`. Minors are selected once per thread, because a deleted post keeps all comments of long ones.
 */
export function keepComments(trx: Database, where: RawBuilder<unknown>, now: Date): Promise<void> {
  const rows = sql`
    with changed as materialized (
      select comment.*, coalesce(comment.reply_to, comment.id) as top_id from comment where ${where}
    ), thread as (
      select coalesce(below.reply_to, below.id) as top_id, array_agg(distinct account.id) as minors
      from comment below join account on account.id = below.author_id and ${bornMinor(now)}
      where below.post_id in (select post_id from changed)
        and coalesce(below.reply_to, below.id) in (select top_id from changed)
      group by 1
    )
    select 'comment' as kind, comment.id as subject_id, comment.post_id, comment.author_id, comment.audience, ${commentEvidence} as content,
      array_append(thread.minors, post.author_id) as readers
    from changed comment join post on post.id = comment.post_id left join thread on thread.top_id = comment.top_id
  `
  return keepContent(trx, rows, now)
}
