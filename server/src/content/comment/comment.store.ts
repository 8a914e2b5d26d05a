import type { ContentAudience } from '@brilla/contract/platform/fields'
import { sql } from 'kysely'
import { addToCounter } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { detectLanguage } from '../../platform/detect-language.ts'
import {
  commentColumns,
  commentMarks,
  type CommentRow,
  type CommentTextColumn,
  compareColumns,
  newCommentColumnList,
  newCommentValues,
  keepComments,
  lockPostsOfComments,
  lockVisiblePost,
  mayComment,
  type NewComment,
  visibleReplyTo,
} from '../post/index.ts'
import { eventSource } from '../../platform/outbox/index.ts'
import { isInAudience, visibleAccount } from '../../accounts/visibility/index.ts'
import { commentsOfPosts } from './comment.counters.ts'
import { commentCreated, commentDeleted, commentEdited, commentHeld } from './comment.events.ts'

export type Stores = Pick<Context, 'db' | 'outbox'>

/**
 * Inserts a comment and updates the counter in one statement. Returns the comment, or undefined when the caller may not
 * see the post or the comment to reply to, or has used the idempotency key before. Locks the post first, see `lockPost`.
 */
export async function insertComment(
  { db, outbox }: Stores,
  caller: Caller,
  row: NewComment,
): Promise<CommentRow | undefined> {
  const about = { commentId: 'inserted.id', postId: 'inserted.post_id', authorId: 'inserted.author_id' }
  const event = { ...about, replyTo: '(select id from replied)' }
  const isHeld = row.audience === 'held'
  const { rows } = await sql<CommentRow>`
    with target as materialized (${lockVisiblePost(caller, sql`${row.post_id}::uuid`)}),
    replied as materialized (${selectReplied(caller, row.reply_to)}), inserted as (
      insert into comment (${newCommentColumnList}, reply_to)
      select ${newCommentValues(row)}, (select below from replied) from target
      where ${row.reply_to === null ? sql`true` : sql`exists (select from replied)`}
        and exists (select from account author where author.id = target.author_id and ${mayComment(caller)})
      on conflict (author_id, idempotency_key) where idempotency_key is not null do nothing
      returning *
    ), counted as (
      update post_count set comments = comments + 1 where post_id = (select post_id from inserted) and ${!isHeld}::boolean
    ), event as (${outbox.publishFrom(isHeld ? eventSource(commentHeld, about, 'inserted') : eventSource(commentCreated, event, 'inserted'))})
    select ${commentColumns(caller)} from inserted comment join account author on author.id = comment.author_id
    ${commentMarks.join(caller)}
  `.execute(db)
  return rows[0]
}

/** Query for the comment of `target` that is replied to, if the caller may see it, and the one below which its replies belong. */
const selectReplied = (caller: Caller, id: string | null) =>
  id === null
    ? sql`select null::uuid as id, null::uuid as below where false`
    : sql`
        select comment.id, coalesce(${visibleReplyTo(caller)}, comment.id) as below
        from target join comment on comment.post_id = target.id join account author on author.id = comment.author_id
        where comment.id = ${id}::uuid and ${visibleAccount(caller, 'author')} and ${isInAudience(caller, 'comment')}
      `

/** Finds the author's comment with an idempotency key, with the hash of its request body. */
export function findByIdempotencyKey(db: Database, authorId: string, key: string) {
  return db
    .selectFrom('comment')
    .select(['id', 'idempotency_hash'])
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/**
 * Changes the given texts and the audience of a comment, keeps the earlier ones, and marks it as edited; does nothing when all of
 * them are the same. False when it waits for a moderator by now.
 */
export async function updateComment(
  { db, outbox }: Stores,
  id: string,
  texts: { [Column in CommentTextColumn]?: string | undefined },
  { now, isHeld, audience }: { now: Date; isHeld: boolean; audience: ContentAudience | undefined },
): Promise<boolean> {
  const { changes, differences } = compareColumns({ ...texts, audience })
  if (texts.text !== undefined) changes.push(sql`language = ${detectLanguage(texts.text)}`)
  const event = { commentId: 'edited.id', postId: 'edited.post_id', authorId: 'edited.author_id' }
  return db.transaction().execute(async (trx) => {
    // The first lock, since holding changes the counter of the post (see `lockPost`).
    await lockPostsOfComments(trx, [id])
    const { rows } = await sql<{ audience: string }>`
      select audience from comment where id = ${id} and (${sql.join(differences, sql` or `)}) for update
    `.execute(trx)
    const [changed] = rows
    if (!changed) return true
    if (changed.audience === 'held') return false
    await keepComments(trx, sql`comment.id = ${id}`, now)
    await sql`
      with edited as (
        update comment set ${sql.join(changes)}, edited_at = ${now} where id = ${id} returning id, post_id, author_id
      ), event as (${outbox.publishFrom(eventSource(commentEdited, event, 'edited'))})
      select from edited
    `.execute(trx)
    if (isHeld) await holdComment({ outbox }, trx, id)
    return true
  })
}

/** Whether only the choice of the post's author keeps the caller from commenting (P-comments-12). */
export async function isCommentingRefused(db: Database, caller: Caller, postId: string): Promise<boolean> {
  const { rows } = await sql`
    select from post join account author on author.id = post.author_id
    where post.id = ${postId} and ${visibleAccount(caller, 'author')} and ${isInAudience(caller, 'post')}
      and not ${mayComment(caller)}
  `.execute(db)
  return rows.length > 0
}

/** Hides a comment until a moderator has decided, and takes it out of the counter and the notifications. */
export async function holdComment(
  { outbox }: Pick<Context, 'outbox'>,
  trx: Database,
  id: string,
): Promise<void> {
  const { rows } = await sql<{ post_id: string; author_id: string; uncounted: boolean | null }>`
    with held as (select id, uncounted from comment where id = ${id} and audience <> 'held' for no key update)
    update comment set audience = 'held', wanted_audience = comment.audience, uncounted = true from held where comment.id = held.id
    returning comment.post_id, comment.author_id, held.uncounted
  `.execute(trx)
  const [held] = rows
  if (!held) return
  if (!held.uncounted) await addToCounter(trx, commentsOfPosts, [held.post_id], -1)
  const about = { commentId: id, postId: held.post_id, authorId: held.author_id }
  await outbox.publish(trx, commentDeleted, about)
  await outbox.publish(trx, commentHeld, about)
}

/** Publishes a held comment for those whom its author wants to see it; nothing happens when it is not held any more. */
export async function publishHeldComment(
  { outbox }: Pick<Context, 'outbox'>,
  trx: Database,
  id: string,
): Promise<void> {
  const { rows } = await sql<{
    post_id: string
    author_id: string
    reply_to: string | null
    uncounted: boolean | null
  }>`
    update comment set audience = coalesce(comment.wanted_audience, 'everyone'), wanted_audience = null,
      uncounted = case when author.status = 'active' then null else true end
    from account author where comment.id = ${id} and author.id = comment.author_id and comment.audience = 'held'
    returning comment.post_id, comment.author_id, comment.reply_to, comment.uncounted
  `.execute(trx)
  const [published] = rows
  if (!published) return
  if (!published.uncounted) await addToCounter(trx, commentsOfPosts, [published.post_id], 1)
  const about = { commentId: id, postId: published.post_id, authorId: published.author_id }
  await outbox.publish(trx, commentCreated, { ...about, replyTo: published.reply_to })
}

/** Deletes a comment, keeps its texts, and updates the counter; false when it was already deleted. */
export async function deleteComment(
  { clock, outbox }: Pick<Context, 'clock' | 'outbox'>,
  trx: Database,
  caller: Caller,
  comment: { id: string; post_id: string },
): Promise<boolean> {
  if (!(await lockPost(trx, comment.post_id))) return false
  await sql`select from comment where id = ${comment.id} for update`.execute(trx)
  await keepComments(trx, sql`comment.id = ${comment.id}`, clock.now())
  const deleted = await trx
    .deleteFrom('comment')
    .where('id', '=', comment.id)
    .returning(['id', 'author_id', 'uncounted'])
    .executeTakeFirst()
  if (!deleted) return false
  if (!deleted.uncounted) {
    await sql`update post_count set comments = comments - 1 where post_id = ${comment.post_id}`.execute(trx)
  }
  const event = { commentId: deleted.id, postId: comment.post_id, authorId: deleted.author_id }
  await outbox.publish(trx, commentDeleted, event)
  return true
}

/**
 * Locks a post against deletion until the transaction ends; false when it no longer exists.
 * Must be the first lock: deleting a post locks it first too, so that the two cannot deadlock.
 */
async function lockPost(trx: Database, id: string): Promise<boolean> {
  const post = await trx.selectFrom('post').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return post !== undefined
}
