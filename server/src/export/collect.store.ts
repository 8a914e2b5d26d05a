/** Queries for all data of an account, with columns named as in the export. */
import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import { type PostTexts, textColumns } from '../post/index.ts'

export interface Upload {
  name: string
  use: string
  filename: string
  bytes: number | null
  created_at: Date
}

export function findUploads(db: Database, id: string): Promise<Upload[]> {
  return (
    db
      .selectFrom('upload')
      .select(['name', 'use', 'filename', 'bytes', 'created_at'])
      .where('account_id', '=', id)
      .where('ready_at', 'is not', null)
      // Posters are YouTube's images, not the user's.
      .where('use', '<>', 'poster')
      .orderBy('created_at')
      .execute()
  )
}

function findSessions(db: Database, id: string) {
  return db
    .selectFrom('session')
    .select(['device', 'created_at as loggedInAt', 'expires_at as endsAt'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
}

/** Identities at other login providers. */
function findLogins(db: Database, id: string) {
  return db
    .selectFrom('social_identity')
    .select(['issuer', 'subject', 'created_at as since'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute()
}

const person = ['account.full_name as fullname', 'account.profile_url'] as const

function findFollowing(db: Database, id: string) {
  return db
    .selectFrom('follow')
    .innerJoin('account', 'account.id', 'follow.followed_id')
    .select([...person, 'follow.created_at as since'])
    .where('follower_id', '=', id)
    .where('account.status', '=', 'active')
    .orderBy('follow.created_at')
    .execute()
}

function findFollowers(db: Database, id: string) {
  return db
    .selectFrom('follow')
    .innerJoin('account', 'account.id', 'follow.follower_id')
    .select([...person, 'follow.created_at as since'])
    .where('followed_id', '=', id)
    .where('account.status', '=', 'active')
    .orderBy('follow.created_at')
    .execute()
}

/** People the account has blocked. Who has blocked the account is not its data. */
function findBlocked(db: Database, id: string) {
  return db
    .selectFrom('block')
    .innerJoin('account', 'account.id', 'block.blocked_id')
    .select([...person, 'block.created_at as since'])
    .where('blocker_id', '=', id)
    .orderBy('block.created_at')
    .execute()
}

interface Post extends PostTexts {
  id: string
  kind: string
  categoryId: number
  video: string | null
  shared_post: string | null
  created_at: Date
  edited_at: Date | null
  likes: number
  comments: number
  shares: number
  files: { name: string; filename: string; alt: string }[]
}

export async function findPosts(db: Database, id: string): Promise<Post[]> {
  const { rows } = await sql<Post>`
    select post.id, kind, ${sql.join(textColumns.map((name) => sql.ref(name)))}, category_id as "categoryId", 'https://youtu.be/' || video_id as video,
      shared_post_id as shared_post, created_at, edited_at, likes, comments, shares, coalesce((
        select json_agg(json_build_object('name', name, 'filename', filename, 'alt', alt) order by position)
        from post_file where post_id = post.id
      ), '[]') as files
    from post join post_count on post_count.post_id = post.id where author_id = ${id} order by post.id
  `.execute(db)
  return rows
}

function findComments(db: Database, id: string) {
  return db
    .selectFrom('comment')
    .select([
      'id',
      'post_id as post',
      'text',
      'likes_count as likes',
      'created_at as writtenAt',
      'edited_at as editedAt',
    ])
    .where('author_id', '=', id)
    .orderBy('id')
    .execute()
}

function findLikes(db: Database, id: string) {
  return db
    .selectFrom('post_like')
    .select(['post_id as post', 'created_at as likedAt'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute()
}

function findSavedPosts(db: Database, id: string) {
  return db
    .selectFrom('saved_post')
    .select(['post_id as post', 'created_at as savedAt'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
}

function findCommentLikes(db: Database, id: string) {
  return db
    .selectFrom('comment_like')
    .innerJoin('comment', 'comment.id', 'comment_like.comment_id')
    .select(['comment.post_id as post', 'comment_id as comment', 'comment_like.created_at as likedAt'])
    .where('account_id', '=', id)
    .orderBy('comment_like.created_at')
    .execute()
}

function findInvitations(db: Database, id: string) {
  return db
    .selectFrom('invitation')
    .select('created_at as invitedAt')
    .where('inviter_id', '=', id)
    .orderBy('created_at')
    .execute()
}

function findAppeals(db: Database, id: string) {
  return db
    .selectFrom('appeal')
    .select(['number', 'body as text', 'created_at as createdAt'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
}

/** Lists that are exported as they are read, by the name of their file under `data/`. */
const lists = {
  sessions: findSessions,
  logins: findLogins,
  following: findFollowing,
  followers: findFollowers,
  blocked: findBlocked,
  comments: findComments,
  likes: findLikes,
  commentLikes: findCommentLikes,
  savedPosts: findSavedPosts,
  invitations: findInvitations,
  appeals: findAppeals,
}

type Lists = { [Name in keyof typeof lists]: Awaited<ReturnType<(typeof lists)[Name]>> }

export async function findLists(db: Database, accountId: string): Promise<Lists> {
  const found: [string, unknown][] = []
  for (const [name, find] of Object.entries(lists)) found.push([name, await find(db, accountId)])
  return Object.fromEntries(found) as Lists
}
