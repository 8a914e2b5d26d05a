/** Follows in the counters of the other account, while one of the two is hidden. */
import { sql } from 'kysely'
import type { CountedRows } from '../../accounts/account/index.ts'
import { lockAccounts } from '../../accounts/auth/index.ts'

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
  adjust: adjustCounts({ hidden: 'follower', other: 'followed', count: 'followers_count' }),
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
  adjust: adjustCounts({ hidden: 'followed', other: 'follower', count: 'following_count' }),
}

interface Sides {
  /** The side of a follow whose account is hidden or shown again. */
  hidden: 'follower' | 'followed'
  other: 'follower' | 'followed'
  /** The counter of the other side's account. */
  count: 'followers_count' | 'following_count'
}

/** Marks follows as counted or not, and changes the counters of the accounts on the other side accordingly. */
function adjustCounts({ hidden, other, count }: Sides): CountedRows['adjust'] {
  const hiddenId = sql.ref(`${hidden}_id`)
  const otherId = sql.ref(`${other}_id`)
  const uncounted = sql.ref(`${hidden}_uncounted`)
  const counter = sql.ref(count)
  return async (trx, accountId, ids, counted) => {
    await lockAccounts(trx, [accountId, ...ids])
    await sql`
      with changed as (
        update follow set ${uncounted} = ${counted ? null : true}::boolean
        where ${hiddenId} = ${accountId} and ${otherId} = any(${ids}::uuid[])
          and (${uncounted} is null) <> ${counted}::boolean
        returning ${otherId} as id
      )
      update account set ${counter} = ${counter} + ${counted ? 1 : -1}::int
      where id in (select id from changed)
    `.execute(trx)
  }
}

export const followCounters = [asFollower, asFollowed]
