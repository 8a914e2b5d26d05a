/** Likes in the counters of posts and comments, while who likes them is hidden. */
import { sql } from 'kysely'
import type { CountedRows } from '../../accounts/account/index.ts'
import { adjustPostCounts, lockPosts, lockPostsOfComments } from '../post/index.ts'

const onPosts: CountedRows = {
  name: 'like.count-on-posts',
  async find(db, accountId, after, limit) {
    const { rows } = await sql<{ id: string; cursor: string }>`
      select post_id as id, post_id as cursor from post_like
      where account_id = ${accountId} and ${after === null ? sql`true` : sql`post_id > ${after}::uuid`}
      order by post_id limit ${limit}
    `.execute(db)
    return rows
  },
  async adjust(trx, accountId, ids, counted) {
    await lockPosts(trx, ids)
    const { rows } = await sql<{ id: string }>`
      update post_like set uncounted = ${counted ? null : true}::boolean
      where account_id = ${accountId} and post_id = any(${ids}::uuid[]) and (uncounted is null) <> ${counted}::boolean
      returning post_id as id
    `.execute(trx)
    const changed = rows.map(({ id }) => id)
    await adjustPostCounts(trx, 'likes', changed, counted ? 1 : -1)
  },
}

const onComments: CountedRows = {
  name: 'like.count-on-comments',
  async find(db, accountId, after, limit) {
    const { rows } = await sql<{ id: string; cursor: string }>`
      select comment_id as id, comment_id as cursor from comment_like
      where account_id = ${accountId} and ${after === null ? sql`true` : sql`comment_id > ${after}::uuid`}
      order by comment_id limit ${limit}
    `.execute(db)
    return rows
  },
  async adjust(trx, accountId, ids, counted) {
    await lockPostsOfComments(trx, ids)
    await sql`
      with changed as (
        update comment_like set uncounted = ${counted ? null : true}::boolean
        where account_id = ${accountId} and comment_id = any(${ids}::uuid[])
          and (uncounted is null) <> ${counted}::boolean
        returning comment_id
      )
      update comment set likes_count = likes_count + ${counted ? 1 : -1}::int
      where id in (select comment_id from changed)
    `.execute(trx)
  },
}

export const likeCounters = [onPosts, onComments]
