/** Queries for all data of an account, with columns named as in the export. Executed by a cursor, as lists can be long. */
import { type Expression, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import {
  type CommentReaction,
  commentReactions,
  commentTextColumns,
  countColumns,
  type PostTexts,
  textColumns,
} from '../../content/post/index.ts'
import { isNotHidden, type Viewer } from '../../accounts/visibility/index.ts'

/** An export shows no more than the pages do: neither a count nor an id tells of people who are hidden (P-blocks-2). */
const asViewer = (accountId: string): Viewer => ({ accountId, hiddenAccountIds: null })

export interface UploadRow {
  name: string
  use: string
  filename: string
  bytes: number | null
  created_at: Date
}

/** Posters are YouTube's images, not the user's. */
export function selectUploads(db: Database, id: string) {
  return db
    .selectFrom('upload')
    .select(['name', 'use', 'filename', 'bytes', 'created_at'])
    .where('account_id', '=', id)
    .where('ready_at', 'is not', null)
    .where('use', '<>', 'poster')
    .orderBy('created_at')
}

/** Finds those of the account's uploads that have one of these names. */
export function findUploads(db: Database, id: string, names: (string | null)[]): Promise<UploadRow[]> {
  return selectUploads(db, id)
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .execute()
}

export function selectSessions(db: Database, id: string) {
  return db
    .selectFrom('session')
    .select(['device', 'time_zone as timeZone', 'created_at as loggedInAt', 'expires_at as endsAt'])
    .where('account_id', '=', id)
    .orderBy('id')
}

/** Identities at other login providers. */
export function selectLogins(db: Database, id: string) {
  return db
    .selectFrom('social_identity')
    .select(['issuer', 'subject', 'created_at as since'])
    .where('account_id', '=', id)
    .orderBy('created_at')
}

const person = ['account.full_name as fullname', 'account.profile_url'] as const

export function selectFollowing(db: Database, id: string) {
  return db
    .selectFrom('follow')
    .innerJoin('account', 'account.id', 'follow.followed_id')
    .select([...person, 'follow.created_at as since'])
    .where('follower_id', '=', id)
    .where('account.status', '=', 'active')
    .orderBy('follow.created_at')
}

export function selectFollowers(db: Database, id: string) {
  return db
    .selectFrom('follow')
    .innerJoin('account', 'account.id', 'follow.follower_id')
    .select([...person, 'follow.created_at as since'])
    .where('followed_id', '=', id)
    .where('account.status', '=', 'active')
    .orderBy('follow.created_at')
}

/**
 * People the account has blocked, without the names of those who are hidden from it for another reason too: their account is not
 * active, or they have blocked it as well. Who has blocked the account is not its data.
 */
export function selectBlocked(db: Database, id: string) {
  const isShown = sql<boolean>`account.status = 'active' and not exists (
    select from block back where back.blocker_id = account.id and back.blocked_id = ${id}
  )`
  return db
    .selectFrom('block')
    .innerJoin('account', 'account.id', 'block.blocked_id')
    .select([
      sql<string | null>`case when ${isShown} then account.full_name end`.as('fullname'),
      sql<string | null>`case when ${isShown} then account.profile_url end`.as('profile_url'),
      'block.created_at as since',
    ])
    .where('blocker_id', '=', id)
    .orderBy('block.created_at')
}

export interface PostRow extends PostTexts {
  id: string
  kind: string
  categoryId: number
  video: string | null
  shared_post: string | null
  created_at: Date
  edited_at: Date | null
  pinned_at: Date | null
  likes: number
  comments: number
  shares: number
  /** `upload` is null for a file that is not in the export. Its time is a string, as it comes from JSON. */
  files: {
    name: string
    filename: string
    alt: string
    upload: { use: string; filename: string; created_at: string } | null
  }[]
}

export function selectPosts(db: Database, id: string): Expression<PostRow> {
  const uploads = selectUploads(db, id).clearOrderBy()
  return sql<PostRow>`
    select post.id, kind, ${sql.join(textColumns.map((name) => sql.ref(name)))}, category_id as "categoryId", 'https://youtu.be/' || video_id as video,
      shared_post_id as shared_post, created_at, edited_at, pinned_at, ${countColumns}, coalesce((
        select json_agg(
          json_build_object('name', file.name, 'filename', file.filename, 'alt', alt, 'upload',
            case when own.name is not null then
              json_build_object('use', own.use, 'filename', own.filename, 'created_at', own.created_at)
            end
          ) order by position
        )
        from post_file file left join lateral (
          select * from (${uploads}) uploaded where uploaded.name = file.name
        ) own on true
        where post_id = post.id
      ), '[]') as files
    from post join post_count on post_count.post_id = post.id where author_id = ${id} order by post.id
  `
}

export function selectComments(db: Database, id: string) {
  return db
    .selectFrom('comment')
    .select([
      'id',
      'post_id as post',
      'reply_to as replyTo',
      ...commentTextColumns,
      ...commentReactions.map(({ column, exported }) => `${column} as ${exported.count}` as const),
      'created_at as writtenAt',
      'edited_at as editedAt',
    ])
    .where('author_id', '=', id)
    .orderBy('id')
}

export function selectLikes(db: Database, id: string) {
  return db
    .selectFrom('post_like')
    .innerJoin('post', 'post.id', 'post_like.post_id')
    .select(['post_id as post', 'post_like.created_at as likedAt'])
    .where('account_id', '=', id)
    .where(isNotHidden(asViewer(id), 'post.author_id'))
    .orderBy('post_like.created_at')
}

type Exported = CommentReaction['exported']
type ReactionRow = { post: string; comment: string } & Record<Exported['time'], Date>

/** Queries for the comments to which an account has reacted, by the name of the list. */
export const commentReactionLists = Object.fromEntries(
  commentReactions.map(({ table, exported }) => [
    exported.list,
    (_: Database, id: string): Expression<ReactionRow> => sql<ReactionRow>`
      select comment.post_id as post, comment_id as comment, reaction.created_at as ${sql.ref(exported.time)}
      from ${sql.table(table)} reaction
      join comment on comment.id = comment_id join post on post.id = comment.post_id
      where account_id = ${id} and ${isNotHidden(asViewer(id), 'comment.author_id')}
        and ${isNotHidden(asViewer(id), 'post.author_id')}
      order by reaction.created_at
    `,
  ]),
) as Record<Exported['list'], (db: Database, id: string) => Expression<ReactionRow>>

export function selectInvitations(db: Database, id: string) {
  return db
    .selectFrom('invitation')
    .select('created_at as invitedAt')
    .where('inviter_id', '=', id)
    .orderBy('created_at')
}

export function selectAppeals(db: Database, id: string) {
  return db
    .selectFrom('appeal')
    .select(['number', 'body as text', 'created_at as createdAt'])
    .where('account_id', '=', id)
    .orderBy('id')
}

export function selectCategories(db: Database, id: string) {
  return db
    .selectFrom('account_category')
    .select('category_id')
    .where('account_id', '=', id)
    .orderBy('category_id')
}
