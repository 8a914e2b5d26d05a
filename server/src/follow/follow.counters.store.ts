/** Follows in the counters of the other account, while one of the two is hidden. */
import { sql } from 'kysely'
import type { CountedRows } from '../account/index.ts'
import { lockAccounts } from '../auth/index.ts'

/** Follows of an account, in the `followers_count` of those it follows. */
const asFollower: CountedRows = {
  name: 'follow.count-followers',
  async find(db, accountId, after, limit) {
    const { rows } = await sql<{ id: string; cursor: string }>`
      select followed_id as id, followed_id::text as cursor from follow
      where follower_id = ${accountId} and ${after === null ? sql`true` : sql`followed_id > ${after}::uuid`}
      order by followed_id limit ${limit}
    `.execute(db)
    return rows
  },
  async adjust(trx, accountId, ids, counted) {
    await lockAccounts(trx, [accountId, ...ids])
    await sql`
      with changed as (
        update follow set follower_uncounted = ${counted ? null : true}::boolean
        where follower_id = ${accountId} and followed_id = any(${ids}::uuid[])
          and (follower_uncounted is null) <> ${counted}::boolean
        returning followed_id
      )
      update account set followers_count = followers_count + ${counted ? 1 : -1}::int
      where id in (select followed_id from changed)
    `.execute(trx)
  },
}

/** Follows of others, in their `following_count`. */
const asFollowed: CountedRows = {
  name: 'follow.count-following',
  async find(db, accountId, after, limit) {
    const [createdAt, followerId] = after?.split('|') ?? []
    // The first condition alone goes by the index.
    const behind = sql`
      created_at <= ${createdAt}::timestamptz
      and (created_at, follower_id) < (${createdAt}::timestamptz, ${followerId}::uuid)
    `
    const { rows } = await sql<{ id: string; cursor: string }>`
      select follower_id as id, created_at::text || '|' || follower_id as cursor from follow
      where followed_id = ${accountId} and ${after === null ? sql`true` : behind}
      order by created_at desc, follower_id desc limit ${limit}
    `.execute(db)
    return rows
  },
  async adjust(trx, accountId, ids, counted) {
    await lockAccounts(trx, [accountId, ...ids])
    await sql`
      with changed as (
        update follow set followed_uncounted = ${counted ? null : true}::boolean
        where followed_id = ${accountId} and follower_id = any(${ids}::uuid[])
          and (followed_uncounted is null) <> ${counted}::boolean
        returning follower_id
      )
      update account set following_count = following_count + ${counted ? 1 : -1}::int
      where id in (select follower_id from changed)
    `.execute(trx)
  },
}

export const followCounters = [asFollower, asFollowed]
