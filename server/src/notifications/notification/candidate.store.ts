/** Finds what likes, follows and requests are about, as it is now: one statement for many. */
import type { NotificationType } from '@brilla/contract/notifications/notification'
import { type RawBuilder, sql } from 'kysely'
import { type Database, planEachTime } from '../../platform/database/index.ts'
import type { Candidate } from './candidate.ts'

/**
 * Finds the pairs that still exist or have a notification. Pairs that were undone and have none need no work: creating a
 * notification locks the row that it is about, so none can be created for an undone pair.
 */
async function findCandidates(
  db: Database,
  type: NotificationType,
  pairs: { sourceId: string; actorId: string }[],
  found: RawBuilder<unknown>,
): Promise<Candidate[]> {
  if (pairs.length === 0) return []
  const { rows } = await sql<Omit<Candidate, 'type' | 'text'>>`
    ${planEachTime} with about as materialized (
      select distinct source_id, actor_id from unnest(
        ${pairs.map(({ sourceId }) => sourceId)}::uuid[], ${pairs.map(({ actorId }) => actorId)}::uuid[]
      ) as about (source_id, actor_id)
    )
    select recipient_id as "recipientId", actor_id as "actorId", source_id as "sourceId", post_id as "postId",
      comment_id as "commentId", post_author_id as "postAuthorId", created_at as "createdAt"
    from (${found}) found
    where recipient_id <> actor_id and (created_at is not null or exists (
      select from notification where notification.recipient_id = found.recipient_id
        and notification.source_id = found.source_id and notification.actor_id = found.actor_id
    ))
    order by created_at
  `.execute(db)
  return rows.map((row) => ({ ...row, type, text: null }))
}

export function findPostLikes(db: Database, likes: { accountId: string; postId: string }[]) {
  const pairs = likes.map(({ accountId, postId }) => ({ actorId: accountId, sourceId: postId }))
  return findCandidates(
    db,
    'LIKE_POST',
    pairs,
    sql`
      select about.*, post.author_id as recipient_id, post.author_id as post_author_id, post.id as post_id,
        null::uuid as comment_id, liked.created_at
      from about join post on post.id = about.source_id
      left join post_like liked on liked.post_id = about.source_id and liked.account_id = about.actor_id
    `,
  )
}

export function findCommentLikes(db: Database, likes: { accountId: string; commentId: string }[]) {
  const pairs = likes.map(({ accountId, commentId }) => ({ actorId: accountId, sourceId: commentId }))
  return findCandidates(
    db,
    'LIKE_COMMENT',
    pairs,
    sql`
      select about.*, comment.author_id as recipient_id, post.author_id as post_author_id, comment.post_id,
        comment.id as comment_id, liked.created_at
      from about join comment on comment.id = about.source_id join post on post.id = comment.post_id
      left join comment_like liked on liked.comment_id = about.source_id and liked.account_id = about.actor_id
    `,
  )
}

export function findFollows(db: Database, follows: { followerId: string; followedId: string }[]) {
  const pairs = follows.map((each) => ({ actorId: each.followerId, sourceId: each.followedId }))
  return findCandidates(
    db,
    'FOLLOWER',
    pairs,
    sql`
      select about.*, about.source_id as recipient_id, null::uuid as post_author_id, null::uuid as post_id,
        null::uuid as comment_id, follow.created_at
      from about
      left join follow on follow.followed_id = about.source_id and follow.follower_id = about.actor_id
    `,
  )
}

/**
 * Finds what an agency has sent to an account as a request; undone once the request is read, answered or deleted, and unless
 * the agency is verified (P-notifications-22).
 */
export async function findAgencyRequest(
  db: Database,
  { senderId, receiverId }: { senderId: string; receiverId: string },
): Promise<Candidate[]> {
  const { rows } = await sql<{ sourceId: string; createdAt: Date | null }>`
    select request.conversation_id as "sourceId", case
        when not request.accepted and request.unread > 0 and agency.verified then request.last_at
      end as "createdAt"
    from conversation_member request join account agency on agency.id = request.contact_id
    where request.account_id = ${receiverId} and request.contact_id = ${senderId} and agency.type = 'agencia'
  `.execute(db)
  return rows.map((row) => ({
    ...row,
    type: 'MESSAGE_REQUEST',
    recipientId: receiverId,
    actorId: senderId,
    postId: null,
    commentId: null,
    postAuthorId: null,
    text: null,
  }))
}
