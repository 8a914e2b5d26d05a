/** What follows are counted in. */
import { lockAccounts } from '../../accounts/auth/index.ts'
import type { CountedRelation } from '../../accounts/account/index.ts'
import type { Database } from '../../platform/database/index.ts'

const lock = (trx: Database, ids: string[], id: string) => lockAccounts(trx, [id, ...ids])

export const followersOfAccounts: CountedRelation = {
  name: 'follow.count-followers',
  table: 'follow',
  owner: 'follower_id',
  key: 'followed_id',
  mark: 'follower_uncounted',
  counter: { table: 'account', id: 'id', column: 'followers_count' },
  lock,
}

export const followedByAccounts: CountedRelation = {
  name: 'follow.count-following',
  table: 'follow',
  owner: 'followed_id',
  key: 'follower_id',
  mark: 'followed_uncounted',
  counter: { table: 'account', id: 'id', column: 'following_count' },
  lock,
}

export const followRelations = [followersOfAccounts, followedByAccounts]
