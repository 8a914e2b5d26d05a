/** Everything an account holds, as its owner may have it: what they made, what they chose, whom they know here. */
import type { Language } from '@brilla/contract/errors'
import { sql } from 'kysely'
import { presentOwn } from '../account/index.ts'
import { findSubscribed, presentCategories } from '../category/index.ts'
import type { Database } from '../core/database/index.ts'

export type Collected = Awaited<ReturnType<typeof collect>>

interface Upload {
  name: string
  use: string
  filename: string
  bytes: number | null
  created_at: Date
}

/** Where a file of the account lies in the archive: by what it is, by day, and never twice the same. */
function pathOf({ name, use, filename, created_at }: Upload): string {
  return `files/${use}/${created_at.toISOString().slice(0, 10)}-${name.slice(28, 36)}-${filename}`
}

/** Reads it all; dates become text as JSON writes them. */
export async function collect(db: Database, accountId: string) {
  const account = await presentOwn(db, accountId)
  const language: Language = account.langCode
  const uploads = await findUploads(db, accountId)
  const paths = new Map(uploads.map((upload) => [upload.name, pathOf(upload)]))
  const pathTo = (name: string | null) => (name === null ? null : (paths.get(name) ?? null))
  const posts = await findPosts(db, accountId)
  const subscribed = await findSubscribed(db, accountId)
  return {
    language,
    files: uploads.map(({ name, created_at }) => ({ name, path: paths.get(name)!, createdAt: created_at })),
    data: {
      account: {
        ...account,
        profileImageFile: pathTo(account.profileImage),
        coverImageFile: pathTo(account.coverImage),
      },
      sessions: await findSessions(db, accountId),
      logins: await findLogins(db, accountId),
      categories: presentCategories(subscribed, language)
        .filter((category) => category.subscribed)
        .map(({ slug, name }) => ({ slug, name })),
      following: await findFollowing(db, accountId),
      followers: await findFollowers(db, accountId),
      blocked: await findBlocked(db, accountId),
      posts: posts.map((post) => ({
        ...post,
        files: post.files.map((file) => ({ ...file, file: pathTo(file.name) })),
      })),
      comments: await findComments(db, accountId),
      likes: await findLikes(db, accountId),
      commentLikes: await findCommentLikes(db, accountId),
      invitations: await findInvitations(db, accountId),
      appeals: await findAppeals(db, accountId),
      files: uploads.map(({ name, use, filename, bytes, created_at }) => ({
        file: pathTo(name),
        kind: use,
        filename,
        bytes,
        uploadedAt: created_at,
      })),
    },
  }
}

function findUploads(db: Database, id: string): Promise<Upload[]> {
  return (
    db
      .selectFrom('upload')
      .select(['name', 'use', 'filename', 'bytes', 'created_at'])
      .where('account_id', '=', id)
      .where('ready_at', 'is not', null)
      // Posters are pictures of YouTube's.
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

/** The other providers that the account is entered through. */
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

/** Whom the account has blocked; who has blocked it is theirs to know alone. */
function findBlocked(db: Database, id: string) {
  return db
    .selectFrom('block')
    .innerJoin('account', 'account.id', 'block.blocked_id')
    .select([...person, 'block.created_at as since'])
    .where('blocker_id', '=', id)
    .orderBy('block.created_at')
    .execute()
}

interface Post {
  id: string
  kind: string
  title: string
  description: string
  video: string | null
  shared_post: string | null
  created_at: Date
  edited_at: Date | null
  likes: number
  comments: number
  shares: number
  files: { name: string; filename: string; alt: string }[]
}

async function findPosts(db: Database, id: string): Promise<Post[]> {
  const { rows } = await sql<Post>`
    select post.id, kind, title, description, 'https://youtu.be/' || video_id as video, shared_post_id as shared_post,
      created_at, edited_at, likes, comments, shares, coalesce((
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
