import { sql } from 'kysely'
import { addToCounter } from '../../accounts/account/index.ts'
import { type Caller, lockAccounts } from '../../accounts/auth/index.ts'
import { isBlockBetween, type Viewer } from '../../accounts/visibility/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { followedByAccounts, followersOfAccounts } from './follow.counters.ts'
import { followAdded, followRemoved } from './follow.events.ts'

/** Follows or unfollows. False when nothing changed; null when one has blocked the other, is no longer active or has taken its type back. */
export async function setFollowing(
  { outbox }: Pick<Context, 'outbox'>,
  trx: Database,
  follower: string,
  followed: string,
  following: boolean,
  now: Date,
): Promise<boolean | null> {
  await lockAccounts(trx, [follower, followed])
  if (following && !(await areActive(trx, [follower, followed]))) return null
  if (following && (await isBlockBetween(trx, follower, followed))) return null
  const changed = following
    ? await insertFollow(trx, follower, followed, now)
    : await deleteFollow(trx, follower, followed)
  if (!changed) return false
  const by = following ? 1 : -1
  // Of a hidden account, a follow may have been taken out of the counters already.
  if (!changed.followed_uncounted) await addToCounter(trx, followedByAccounts, [follower], by)
  if (!changed.follower_uncounted) await addToCounter(trx, followersOfAccounts, [followed], by)
  const event = { followerId: follower, followedId: followed }
  await outbox.publish(trx, following ? followAdded : followRemoved, event)
  return true
}

function insertFollow(trx: Database, follower: string, followed: string, now: Date) {
  return trx
    .insertInto('follow')
    .values({ follower_id: follower, followed_id: followed, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['follower_uncounted', 'followed_uncounted'])
    .executeTakeFirst()
}

function deleteFollow(trx: Database, follower: string, followed: string) {
  return trx
    .deleteFrom('follow')
    .where('follower_id', '=', follower)
    .where('followed_id', '=', followed)
    .returning(['follower_uncounted', 'followed_uncounted'])
    .executeTakeFirst()
}

/** Whether all of the accounts have a type and are active, that is neither deactivated nor suspended. */
async function areActive(trx: Database, ids: string[]): Promise<boolean> {
  const rows = await trx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .where('type', 'is not', null)
    .execute()
  return rows.length === ids.length
}

export interface FollowCounts {
  followers: number
  following: number
  /** Whether the caller follows the account. */
  followed: boolean
}

/** Columns of FollowCounts for `account`. */
export const followCountColumns = (caller: Viewer) => sql`
  account.followers_count as followers,
  account.following_count as following,
  exists (select from follow where follower_id = ${caller.accountId} and followed_id = account.id) as followed
`

/** Finds the follow counts of one account. */
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
