/** What is notified, and to whom: reads what an event is about, as it is now. */
import { listMentioned } from '@brilla/contract/mention'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import type { NewNotification } from './notification.store.ts'

/** Whom a comment or post concerns. */
interface Concerned {
  notifications: NewNotification[]
  /** Condition that its text is still the one whose mentions these are. */
  isCurrent: RawBuilder<boolean>
}

/**
 * Whom a comment concerns, each person once with the most specific type: the author of the comment that it replies to,
 * people whom it mentions, the author of the post. `repliedId` is the comment replied to.
 */
export async function findCommentNotifications(
  db: Database,
  commentId: string,
  repliedId: string | null,
): Promise<Concerned> {
  const { rows } = await sql<{
    author_id: string
    post_id: string
    post_author_id: string
    replied_author_id: string | null
    text: string
    created_at: Date
  }>`
    select comment.author_id, comment.post_id, post.author_id as post_author_id, comment.text, comment.created_at,
      (select author_id from comment replied where replied.id = ${repliedId}::uuid) as replied_author_id
    from comment join post on post.id = comment.post_id where comment.id = ${commentId}
  `.execute(db)
  const [row] = rows
  if (!row) return nobody
  const common = {
    actorId: row.author_id,
    sourceId: commentId,
    postId: row.post_id,
    commentId,
    createdAt: row.created_at,
    people: [row.author_id, row.post_author_id],
    cause: sql`select from comment where id = ${commentId} for key share`,
  }
  const current = sql`select from comment where id = ${commentId} and text = ${row.text}`
  const { replied_author_id, post_author_id } = row
  const notifications = mergeRecipients(row.author_id, [
    ...(replied_author_id ? [{ ...common, recipientId: replied_author_id, type: 'REPLY' as const }] : []),
    ...(await createMentions(db, row.text, common, current)),
    { ...common, recipientId: post_author_id, type: 'COMMENT' as const },
  ])
  return { notifications, isCurrent: sql`exists (${current})` }
}

/** Whom a post concerns: of a share the author of the original, and people whom it mentions. */
export async function findPostNotifications(db: Database, postId: string): Promise<Concerned> {
  const { rows } = await sql<{
    author_id: string
    original_author_id: string | null
    title: string
    description: string
    created_at: Date
  }>`
    select post.author_id, original.author_id as original_author_id, post.title, post.description, post.created_at
    from post left join post original on original.id = post.shared_post_id where post.id = ${postId}
  `.execute(db)
  const [row] = rows
  if (!row) return nobody
  const common = {
    actorId: row.author_id,
    sourceId: postId,
    postId,
    commentId: null,
    createdAt: row.created_at,
    people: [row.author_id],
    cause: sql`select from post where id = ${postId} for key share`,
  }
  const { original_author_id, title, description } = row
  const current = sql`select from post where id = ${postId} and title = ${title} and description = ${description}`
  const notifications = mergeRecipients(row.author_id, [
    ...(original_author_id ? [{ ...common, recipientId: original_author_id, type: 'SHARE' as const }] : []),
    ...(await createMentions(db, `${title} ${description}`, common, current)),
  ])
  return { notifications, isCurrent: sql`exists (${current})` }
}

const nobody: Concerned = { notifications: [], isCurrent: sql`false` }

/** Notifications of those whom a text mentions; created only while `current` finds the row with the same text. */
async function createMentions(
  db: Database,
  text: string,
  common: Omit<NewNotification, 'recipientId' | 'type'>,
  current: RawBuilder<unknown>,
): Promise<NewNotification[]> {
  const mentioned = await findMentioned(db, text)
  // A lock that an edit waits for, so that its handler finds what is created here.
  const cause = sql`${current} for share`
  return mentioned.map((recipientId) => ({ ...common, recipientId, type: 'MENTION' as const, cause }))
}

/** The first for each recipient, without the actor. */
export function mergeRecipients<Row extends { recipientId: string }>(actorId: string, all: Row[]): Row[] {
  const byRecipient = new Map<string, Row>()
  for (const each of all) {
    if (each.recipientId !== actorId && !byRecipient.has(each.recipientId))
      byRecipient.set(each.recipientId, each)
  }
  return [...byRecipient.values()]
}

/** The accounts with the profile addresses that a text mentions; a current address wins over a former one. */
async function findMentioned(db: Database, text: string): Promise<string[]> {
  const urls = listMentioned(text)
  if (urls.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select account.id from unnest(${urls}::text[]) mentioned (url) join account on account.id = coalesce(
      (select named.id from account named where named.profile_url = mentioned.url),
      (select former.account_id from former_profile_url former where former.profile_url = mentioned.url)
    )
    where account.type is not null
  `.execute(db)
  return rows.map(({ id }) => id)
}
