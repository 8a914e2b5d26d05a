/** What notifications are about: queries that find in the CTE `about` what has not been undone, and lock it. */
import { type RawBuilder, sql } from 'kysely'
import type { Candidate } from './candidate.ts'

const postLike = sql`
  select about.n from post_like
  join about on about.source_id = post_like.post_id and about.actor_id = post_like.account_id for key share of post_like
`
const commentLike = sql`
  select about.n from comment_like
  join about on about.source_id = comment_like.comment_id and about.actor_id = comment_like.account_id
  for key share of comment_like
`
// A follow is undone with the accounts locked first.
const follow = sql`
  select about.n from follow
  join about on about.source_id = follow.followed_id and about.actor_id = follow.follower_id
  where ${isRead('actor')} for key share of follow
`
// An agency's request that waits; sending it locks the accounts first too.
const messageRequest = sql`
  select about.n from conversation_member request
  join about on about.recipient_id = request.account_id and about.actor_id = request.contact_id
  where ${isRead('actor')} and not request.accepted and request.last_at is not null and request.unread > 0
  for share of request
`
const comment = sql`
  select about.n from comment join about on about.source_id = comment.id for key share of comment
`
const post = sql`select about.n from post join about on about.source_id = post.id for key share of post`

// A lock that an edit waits for, so that its handler finds what is created here.
const mentionInComment = sql`
  select about.n from comment join about on about.source_id = comment.id and about.text = comment.text
  for share of comment
`
const mentionInPost = sql`
  select about.n from post join about on about.source_id = post.id and about.text = ${postText('post')}
  for share of post
`

/** Notifications of Brilla itself cannot be undone. */
const none = sql`select n from about`

/**
 * The CTEs `cause`, for a query of this file, and `actor`, which locks the status of those who did it. They lock in the order
 * of the requests that undo it, which would otherwise deadlock with them: posts and comments before accounts.
 */
export function lockCauseAndActor(cause: RawBuilder<unknown>): RawBuilder<unknown> {
  const actors = sql`select id, status from account where id in (select actor_id from about)`
  return cause === follow || cause === messageRequest
    ? sql`actor as materialized (${actors} order by id for share), cause as materialized (${cause})`
    : sql`cause as materialized (${cause}), actor as materialized (${actors} and ${isRead('cause')} order by id for share)`
}

/** A condition that is always true, and that the database can only evaluate once it has read all of another CTE. */
function isRead(cte: string): RawBuilder<boolean> {
  return sql<boolean>`(select count(*) from ${sql.table(cte)}) >= 0`
}

/** The text of a post in which people can be mentioned. */
export function postText(table: string): RawBuilder<string> {
  return sql<string>`${sql.ref(`${table}.title`)} || ' ' || ${sql.ref(`${table}.description`)}`
}

/** The query for the causes of a candidate and of others like it. */
export function getCauseQuery({ type, commentId }: Candidate): RawBuilder<unknown> {
  switch (type) {
    case 'LIKE_POST':
      return postLike
    case 'LIKE_COMMENT':
      return commentLike
    case 'FOLLOWER':
      return follow
    case 'MESSAGE_REQUEST':
      return messageRequest
    case 'COMMENT':
    case 'REPLY':
      return comment
    case 'SHARE':
      return post
    case 'MENTION':
      return commentId === null ? mentionInPost : mentionInComment
    default:
      return none
  }
}
