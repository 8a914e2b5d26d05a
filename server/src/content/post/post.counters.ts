/** The counters of posts and comments, with the shares, likes and other reactions in them. */
import { type RawBuilder, sql } from 'kysely'
import type { CountedRelation } from '../../accounts/account/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { commentReactions } from './comment.reactions.ts'

/** Locks posts against deletion; before anything that depends on them, as their deletion does. */
export async function lockPosts(trx: Database, ids: string[]): Promise<void> {
  await sql`select from post where id = any(${ids}::uuid[]) order by id desc for key share`.execute(trx)
}

/** Locks comments whose counters or texts change, and before them their posts against deletion. */
export async function lockPostsOfComments(trx: Database, ids: string[]): Promise<void> {
  await sql`
    select from post where id in (select post_id from comment where id = any(${ids}::uuid[]))
    order by id desc for key share
  `.execute(trx)
  await sql`select from comment where id = any(${ids}::uuid[]) order by id desc for no key update`.execute(
    trx,
  )
}

/** Locks the counters of posts, and before them the posts against deletion. */
export async function lockPostCounts(trx: Database, ids: string[]): Promise<void> {
  await lockPosts(trx, ids)
  await sql`
    select from post_count where post_id = any(${ids}::uuid[]) order by post_id desc for no key update
  `.execute(trx)
}

/** SQL expression: the `shard` of `post_total` that counts the posts of this author. */
export const postTotalShard = (authorId: RawBuilder<unknown>) => sql`hashtext(${authorId}::text) & 15`

/** Adds all posts of an account to the number of everyone's posts, or subtracts them; its row is locked before. */
export async function adjustPostTotal(trx: Database, accountId: string, by: 1 | -1): Promise<void> {
  await sql`
    update post_total set posts = posts + ${by}::int * (select posts_count from account where id = ${accountId})
    where shard = ${postTotalShard(sql`${accountId}`)}
  `.execute(trx)
}

/** A share is counted by what it shares. */
export const sharesOfPosts: CountedRelation = {
  name: 'post.count-shares',
  table: 'post',
  owner: 'author_id',
  key: 'shared_post_id',
  mark: 'uncounted',
  where: sql`shared_post_id is not null`,
  counter: { table: 'post_count', id: 'post_id', column: 'shares' },
  async lock(trx, sharedIds, authorId) {
    await sql`
      select from post where author_id = ${authorId} and shared_post_id = any(${sharedIds}::uuid[])
      order by id desc for no key update
    `.execute(trx)
  },
}

const likesOfPosts: CountedRelation = {
  name: 'post_like.count',
  table: 'post_like',
  owner: 'account_id',
  key: 'post_id',
  mark: 'uncounted',
  counter: { table: 'post_count', id: 'post_id', column: 'likes' },
  lock: lockPosts,
}

const reactionsToComments = commentReactions.map(({ table, column }): CountedRelation => ({
  name: `${table}.count`,
  table,
  owner: 'account_id',
  key: 'comment_id',
  mark: 'uncounted',
  counter: { table: 'comment', id: 'id', column },
  lock: lockPostsOfComments,
}))

export const postRelations = [sharesOfPosts, likesOfPosts, ...reactionsToComments]
