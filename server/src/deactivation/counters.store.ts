import { sql } from 'kysely'
import { lockAccountExclusive, lockAccounts } from '../auth/index.ts'
import type { Database } from '../platform/database/index.ts'
import { postTotalShard } from '../post/index.ts'

/** "bril" and a number of ours. */
const turn = sql`select pg_advisory_xact_lock(${0x6272696c}, 3)`

/** Accounts leave and return one after the other, so that what one finds still holds when it counts. */
export async function lockLifecycle(trx: Database): Promise<void> {
  await turn.execute(trx)
}

/**
 * Takes all that an account adds to other people's counters out of them (-1) or back in (1). Rows are locked as whoever
 * deletes a post or a comment locks them: posts, comments, counters of posts, newer ones first, then accounts, then the
 * total. Take the turn before, and end the account's sessions.
 */
export async function adjustCounters(trx: Database, id: string, by: 1 | -1): Promise<void> {
  await lockAccountExclusive(trx, id)
  await holdLiked(trx, id)
  await moveOnComments(trx, id, by)
  await moveOnPosts(trx, id, by)
  await moveOnAccounts(trx, id, by)
  await sql`
    update post_total set posts = posts + ${by}::int * (select count(*) from post where author_id = ${id})
    where shard = ${postTotalShard(sql`${id}`)}
  `.execute(trx)
}

/** Keeps the posts of the comments that it likes from being deleted meanwhile, which begins at the post. */
async function holdLiked(trx: Database, id: string): Promise<void> {
  await sql`
    select from post where id in (
      select comment.post_id from comment_like join comment on comment.id = comment_like.comment_id
      where comment_like.account_id = ${id}
    ) order by id desc for key share
  `.execute(trx)
}

async function moveOnComments(trx: Database, id: string, by: 1 | -1): Promise<void> {
  await sql`
    select from comment where id in (select comment_id from comment_like where account_id = ${id})
    order by id desc for no key update
  `.execute(trx)
  await sql`
    update comment set likes_count = likes_count + ${by}::int
    where id in (select comment_id from comment_like where account_id = ${id})
  `.execute(trx)
}

async function moveOnPosts(trx: Database, id: string, by: 1 | -1): Promise<void> {
  await sql`
    select from post_count where post_id in (
      select post_id from post_like where account_id = ${id}
      union all select post_id from comment where author_id = ${id}
      union all select shared_post_id from post where author_id = ${id}
    ) order by post_id desc for no key update
  `.execute(trx)
  await sql`
    update post_count set
      likes = post_count.likes + ${by}::int * added.likes,
      comments = post_count.comments + ${by}::int * added.comments,
      shares = post_count.shares + ${by}::int * added.shares
    from (
      select post_id, sum(likes)::int as likes, sum(comments)::int as comments, sum(shares)::int as shares from (
        select post_id, 1 as likes, 0 as comments, 0 as shares from post_like where account_id = ${id}
        union all select post_id, 0, 1, 0 from comment where author_id = ${id}
        union all select shared_post_id, 0, 0, 1 from post
          where author_id = ${id} and shared_post_id is not null
      ) one group by post_id
    ) added
    where post_count.post_id = added.post_id
  `.execute(trx)
}

async function moveOnAccounts(trx: Database, id: string, by: 1 | -1): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select follower_id as id from follow where followed_id = ${id}
    union select followed_id from follow where follower_id = ${id}
  `.execute(trx)
  await lockAccounts(trx, [id, ...rows.map((row) => row.id)])
  await sql`
    update account set following_count = following_count + ${by}::int
    where id in (select follower_id from follow where followed_id = ${id})
  `.execute(trx)
  await sql`
    update account set followers_count = followers_count + ${by}::int
    where id in (select followed_id from follow where follower_id = ${id})
  `.execute(trx)
}
