import { type RawBuilder, sql } from 'kysely'
import { type Caller, lockAccountsShared } from '../auth/index.ts'
import { isBlockBetween } from '../visibility/index.ts'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { followAdded, followRemoved } from './follow.events.ts'

/** Follows or unfollows. False when nothing changed; null when one has blocked the other or is no longer active. */
export async function setFollowing(
  { outbox }: Pick<Context, 'outbox'>,
  trx: Database,
  follower: string,
  followed: string,
  following: boolean,
  now: Date,
): Promise<boolean | null> {
  await lockAccountsShared(trx, follower, followed)
  const active = await findActive(trx, [follower, followed])
  if (following && active.size < 2) return null
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
  // Only active accounts count in the counters of others.
  if (active.has(followed)) await adjustCounter(trx, 'following_count', follower, by)
  if (active.has(follower)) await adjustCounter(trx, 'followers_count', followed, by)
  const event = { followerId: follower, followedId: followed }
  await outbox.publish(trx, following ? followAdded : followRemoved, event)
  return true
}

/** Returns which of the accounts are active, that is neither cancelled nor suspended. */
async function findActive(trx: Database, ids: string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function adjustCounter(
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
  /** Whether the caller follows the account. */
  followed: boolean
}

/** Columns of FollowCounts for `account`, without accounts hidden from the caller. */
export const followCountColumns = (caller: Caller) => sql`
  account.followers_count - ${hiddenFollowCount(caller, sql`followed_id = account.id and follower_id`)} as followers,
  account.following_count - ${hiddenFollowCount(caller, sql`follower_id = account.id and followed_id`)} as following,
  exists (select from follow where follower_id = ${caller.accountId} and followed_id = account.id) as followed
`

const hiddenFollowCount = ({ hiddenAccountIds }: Caller, side: RawBuilder<unknown>) =>
  hiddenAccountIds.length === 0
    ? sql`0`
    : sql`(select count(*)::int from follow where ${side} = any(${hiddenAccountIds}::uuid[]))`

/** Finds the follow counts of one account, without accounts hidden from the caller. */
export async function findFollowCounts(
  db: Database,
  caller: Caller,
  accountId: string,
): Promise<FollowCounts> {
  const { rows } = await sql<FollowCounts>`
    select ${followCountColumns(caller)} from account where account.id = ${accountId}
  `.execute(db)
  return rows[0]!
}
