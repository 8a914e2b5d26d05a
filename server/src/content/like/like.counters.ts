/** What likes of posts are counted in; those of comments are declared with the comments. */
import type { CountedRelation } from '../../accounts/account/index.ts'
import { lockPosts } from '../post/index.ts'

export const likesOfPosts: CountedRelation = {
  name: 'post_like.count',
  table: 'post_like',
  owner: 'account_id',
  key: 'post_id',
  mark: 'uncounted',
  counter: { table: 'post_count', id: 'post_id', column: 'likes' },
  lock: lockPosts,
}
