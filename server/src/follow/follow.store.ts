import { type RawBuilder, sql } from 'kysely'
import { type Caller, isBlockBetween, lockPair } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'

/** Follows or unfollows; false when it was so already, null when one of the two has blocked the other by now, or left. */
export async function setFollowing(
  trx: Database,
  follower: string,
  followed: string,
  following: boolean,
  now: Date,
): Promise<boolean | null> {
  await lockPair(trx, follower, followed)
  const here = await findHere(trx, [follower, followed])
  if (following && here.size < 2) return null
  if (following && (await isBlockBetween(trx, follower, followed))) return null
  const changed = following
    ? await trx
        .insertInto('follow')
        .values({ follower_id: follower, followed_id: followed, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('followed_id')
        .executeTakeFirst()
    : await trx
        .deleteFrom('follow')
        .where('follower_id', '=', follower)
        .where('followed_id', '=', followed)
        .returning('followed_id')
        .executeTakeFirst()
  if (!changed) return false
  const by = following ? 1 : -1
  // A cancelled or suspended account is in nobody's counters, and whoever is here is in theirs.
  if (here.has(followed)) await count(trx, 'following_count', follower, by)
  if (here.has(follower)) await count(trx, 'followers_count', followed, by)
  return true
}

/** Those who are neither cancelled nor suspended. */
async function findHere(trx: Database, ids: string[]): Promise<Set<string>> {
  const found = await trx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute()
  return new Set(found.map(({ id }) => id))
}

async function count(
  trx: Database,
  counter: 'following_count' | 'followers_count',
  id: string,
  by: 1 | -1,
): Promise<void> {
  await sql`
    update account set ${sql.ref(counter)} = ${sql.ref(counter)} + ${by}::int where id = ${id}
  `.execute(trx)
}

export interface FollowCounts {
  followers: number
  following: number
  /** Whether the caller is among them. */
  followed: boolean
}

/** Columns beside `account`: FollowCounts, without those whom the caller does not see. */
export const followCounts = (caller: Caller) => sql`
  account.followers_count - ${hiddenAmong(caller, sql`followed_id = account.id and follower_id`)} as followers,
  account.following_count - ${hiddenAmong(caller, sql`follower_id = account.id and followed_id`)} as following,
  exists (select from follow where follower_id = ${caller.accountId} and followed_id = account.id) as followed
`

const hiddenAmong = ({ hidden }: Caller, side: RawBuilder<unknown>) =>
  hidden.length === 0
    ? sql`0`
    : sql`(select count(*)::int from follow where ${side} = any(${hidden}::uuid[]))`

/** One account's FollowCounts, as the caller may know them. */
export async function findFollowCounts(
  db: Database,
  caller: Caller,
  accountId: string,
): Promise<FollowCounts> {
  const { rows } = await sql<FollowCounts>`
    select ${followCounts(caller)} from account where account.id = ${accountId}
  `.execute(db)
  return rows[0]!
}
