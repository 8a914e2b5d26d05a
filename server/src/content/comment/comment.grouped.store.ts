/** Comments of many people in one statement (docs/decisions/0051). */
import { sql } from 'kysely'
import { type Caller, lockActiveSessions } from '../../accounts/auth/index.ts'
import { eventSource } from '../../platform/outbox/index.ts'
import {
  commentColumns,
  type CommentRow,
  newCommentArrays,
  newCommentColumnList,
  newCommentColumns,
  joinOwnLike,
  type NewComment,
} from '../post/index.ts'
import { commentCreated } from './comment.events.ts'
import type { Stores } from './comment.store.ts'

/** A comment, not a reply, by a caller without hidden accounts. */
export interface OpenComment {
  caller: Caller
  row: NewComment
}

const wantedColumns = sql.raw(newCommentColumns.map((name) => `wanted.${name}`).join(', '))

/**
 * Inserts comments with their counters and events. Waits for no lock on a post: undefined for one that another transaction has
 * locked, for one that the caller may not see, and when the caller has used the idempotency key before.
 */
export async function insertComments(
  { db, outbox }: Stores,
  comments: readonly OpenComment[],
): Promise<(CommentRow | undefined)[]> {
  const rows = comments.map(({ row }) => row)
  const event = {
    commentId: 'inserted.id',
    postId: 'inserted.post_id',
    authorId: 'inserted.author_id',
    replyTo: 'null::uuid',
  }
  // The same for all of them: nobody has liked a new comment, and no caller has hidden accounts.
  const { caller } = comments[0]!
  const { rows: inserted } = await sql<CommentRow>`
    with wanted as materialized (
      select * from unnest(
        ${newCommentArrays(rows)}, ${comments.map((each) => each.caller.sessionId)}::uuid[]
      ) as wanted (${newCommentColumnList}, session_id)
    ), locked as materialized (
      select post.id from post join post_count on post_count.post_id = post.id
      join account author on author.id = post.author_id
      where post.id in (select post_id from wanted) and author.status = 'active' and post.audience = 'everyone'
        and author.comments_from = 'everyone'
      for key share of post skip locked for no key update of post_count skip locked
    ), inserted as (
      insert into comment (${newCommentColumnList})
      select ${wantedColumns} from wanted join locked on locked.id = wanted.post_id
      where ${lockActiveSessions('wanted.session_id', { wait: false })}
      on conflict (author_id, idempotency_key) where idempotency_key is not null do nothing
      returning *
    ), counted as (
      update post_count set comments = post_count.comments + added.count
      from (select post_id, count(*)::int as count from inserted group by post_id) added
      where post_count.post_id = added.post_id
    ), event as (${outbox.publishFrom(eventSource(commentCreated, event, 'inserted'))})
    select ${commentColumns(caller)} from inserted comment join account author on author.id = comment.author_id
    ${joinOwnLike(caller)}
  `.execute(db)
  const byId = new Map(inserted.map((row) => [row.id, row]))
  return rows.map(({ id }) => byId.get(id))
}
