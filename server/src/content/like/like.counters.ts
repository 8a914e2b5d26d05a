/** What likes are counted in. */
import type { CountedRelation } from '../../accounts/account/index.ts'
import { lockPosts, lockPostsOfComments } from '../post/index.ts'

export const likesOfPosts: CountedRelation = {
  name: 'like.count-on-posts',
  table: 'post_like',
  owner: 'account_id',
  key: 'post_id',
  mark: 'uncounted',
  counter: { table: 'post_count', id: 'post_id', column: 'likes' },
  lock: lockPosts,
}

export const likesOfComments: CountedRelation = {
  name: 'like.count-on-comments',
  table: 'comment_like',
  owner: 'account_id',
  key: 'comment_id',
  mark: 'uncounted',
  counter: { table: 'comment', id: 'id', column: 'likes_count' },
  lock: lockPostsOfComments,
}

export const likeRelations = [likesOfPosts, likesOfComments]
