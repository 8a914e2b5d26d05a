/** The counters of posts, and shares in them while their author is hidden. */
import { type RawBuilder, sql } from 'kysely'
import type { CountedRows } from '../../accounts/account/index.ts'
import type { Database } from '../../platform/database/index.ts'

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

/** Adds `by` to a counter of each of these posts, once for each time that its id is given. */
export async function adjustPostCounts(
  trx: Database,
  counter: 'likes' | 'comments' | 'shares',
  ids: string[],
  by: 1 | -1,
): Promise<void> {
  await sql`
    select from post_count where post_id = any(${ids}::uuid[]) order by post_id desc for no key update
  `.execute(trx)
  await sql`
    update post_count set ${sql.ref(counter)} = ${sql.ref(`post_count.${counter}`)} + ${by}::int * times.n
    from (select id, count(*)::int as n from unnest(${ids}::uuid[]) id group by id) times
    where post_count.post_id = times.id
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

const shares: CountedRows = {
  name: 'post.count-shares',
  async find(db, accountId, after, limit) {
    const { rows } = await sql<{ id: string; cursor: string }>`
      select id, id as cursor from post
      where author_id = ${accountId} and shared_post_id is not null
        and ${after === null ? sql`true` : sql`id < ${after}::uuid`}
      order by id desc limit ${limit}
    `.execute(db)
    return rows
  },
  async adjust(trx, accountId, ids, counted) {
    await sql`select from post where id = any(${ids}::uuid[]) order by id desc for no key update`.execute(trx)
    const { rows } = await sql<{ shared_post_id: string }>`
      update post set uncounted = ${counted ? null : true}::boolean
      where author_id = ${accountId} and id = any(${ids}::uuid[]) and (uncounted is null) <> ${counted}::boolean
      returning shared_post_id
    `.execute(trx)
    const changed = rows.map(({ shared_post_id }) => shared_post_id)
    await adjustPostCounts(trx, 'shares', changed, counted ? 1 : -1)
  },
}

export const postCounters = [shares]
