/** Finds whom comments and posts are for, as they are now: authors, and people whom their texts mention. */
import { limits } from '@brilla/contract/platform/limits'
import { listMentioned } from '@brilla/contract/content/mention'
import { sql } from 'kysely'
import { type Database, planEachTime } from '../../platform/database/index.ts'
import { type Candidate, mergeRecipients } from './candidate.ts'
import { postText } from './cause.store.ts'

type Source = Omit<Candidate, 'recipientId' | 'type' | 'text'> & { text: string }

interface CommentSource extends Source {
  /** The author of the comment that it replies to. */
  repliedAuthorId: string | null
}

interface PostSource extends Source {
  /** Of a share: the author of the shared post. */
  originalAuthorId: string | null
}

/** Comments without those that were deleted. `replyTo` is the comment replied to. */
export async function findComments(
  db: Database,
  comments: { commentId: string; replyTo: string | null }[],
): Promise<CommentSource[]> {
  const replyTo = new Map(comments.map((each) => [each.commentId, each.replyTo]))
  const { rows } = await sql<CommentSource>`
    ${planEachTime} select comment.author_id as "actorId", comment.id as "sourceId", comment.post_id as "postId",
      comment.id as "commentId", post.author_id as "postAuthorId", comment.created_at as "createdAt", comment.text,
      replied.author_id as "repliedAuthorId"
    from unnest(${[...replyTo.keys()]}::uuid[], ${[...replyTo.values()]}::uuid[]) as about (id, reply_to)
    join comment on comment.id = about.id join post on post.id = comment.post_id
    left join comment replied on replied.id = about.reply_to
    order by comment.created_at
  `.execute(db)
  return rows
}

/** Posts without those that were deleted. */
export async function findPosts(db: Database, postIds: string[]): Promise<PostSource[]> {
  const { rows } = await sql<PostSource>`
    ${planEachTime} select post.author_id as "actorId", post.id as "sourceId", post.id as "postId", null as "commentId",
      null as "postAuthorId", post.created_at as "createdAt", ${postText('post')} as text,
      original.author_id as "originalAuthorId"
    from post left join post original on original.id = post.shared_post_id where post.id = any(${postIds}::uuid[])
    order by post.created_at
  `.execute(db)
  return rows
}

/**
 * Whom each comment is for, each person once with the most specific type: the author of the comment that it replies to,
 * people whom it mentions, the author of the post.
 */
export async function createCommentCandidates(db: Database, comments: CommentSource[]): Promise<Candidate[]> {
  const mentions = await findMentions(db, comments)
  return comments.flatMap(({ repliedAuthorId, ...source }) => {
    const common = { ...source, text: null }
    return mergeRecipients([
      ...(repliedAuthorId ? [{ ...common, recipientId: repliedAuthorId, type: 'REPLY' as const }] : []),
      ...createMentions(source, mentions),
      ...(source.postAuthorId
        ? [{ ...common, recipientId: source.postAuthorId, type: 'COMMENT' as const }]
        : []),
    ])
  })
}

/** Whom each post is for: of a share the author of the original, and people whom it mentions. */
export async function createPostCandidates(db: Database, posts: PostSource[]): Promise<Candidate[]> {
  const mentions = await findMentions(db, posts)
  return posts.flatMap(({ originalAuthorId, ...source }) =>
    mergeRecipients([
      ...(originalAuthorId
        ? [{ ...source, text: null, recipientId: originalAuthorId, type: 'SHARE' as const }]
        : []),
      ...createMentions(source, mentions),
    ]),
  )
}

const createMentions = (source: Source, accountIds: Map<string, string>): Candidate[] =>
  listMentioned(source.text).flatMap((url) => {
    const recipientId = accountIds.get(url)
    return recipientId === undefined ? [] : [{ ...source, recipientId, type: 'MENTION' as const }]
  })

/** The accounts with the profile addresses that texts mention, by address; a current one wins over a former one. */
async function findMentions(db: Database, sources: Source[]): Promise<Map<string, string>> {
  const urls = new Set(sources.flatMap(({ text }) => listMentioned(text)))
  if (urls.size === 0) return new Map()
  const { rows } = await sql<{ url: string; id: string }>`
    select mentioned.url, account.id from unnest(${[...urls]}::text[]) mentioned (url) join account on account.id = coalesce(
      (select named.id from account named where named.profile_url = mentioned.url),
      (select former.account_id from former_profile_url former where former.profile_url = mentioned.url)
    )
    where account.type is not null
  `.execute(db)
  return new Map(rows.map(({ url, id }) => [url, id]))
}

/**
 * Of the people whom an edited post or comment mentions, those who are notified: edits included, one notifies no more than ten
 * (P-notifications-8). Remembers them, since mentions that an edit removes are removed from the notifications too.
 */
export async function admitMentions(
  trx: Database,
  source: 'post' | 'comment',
  id: string,
  mentions: Candidate[],
): Promise<Candidate[]> {
  const isAbout =
    source === 'post'
      ? sql<boolean>`post_id = ${id} and comment_id is null`
      : sql<boolean>`comment_id = ${id}`
  const { rows } = await sql<{ known: string[] }>`
    with source as materialized (select mentioned from ${sql.table(source)} where id = ${id} for no key update)
    select coalesce(source.mentioned, '{}')
      || array(select recipient_id from notification where ${isAbout} and type = 'MENTION') as known
    from source
  `.execute(trx)
  if (!rows[0]) return []
  const known = new Set(rows[0].known)
  const admitted = mentions.filter(({ recipientId }) => {
    if (known.size < limits.mentionsMax) known.add(recipientId)
    return known.has(recipientId)
  })
  await sql`update ${sql.table(source)} set mentioned = ${[...known]}::uuid[] where id = ${id}`.execute(trx)
  return admitted
}
