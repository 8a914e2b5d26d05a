import { comment } from './comment.ts'
import { categoryPeople, search } from './discovery.ts'
import { commentLikes, hotLikes, likes } from './like.ts'
import { notifications } from './notification.ts'
import { create, feed, followedFeed, onePost } from './post.ts'
import { profile, profilePhotos, profilePosts } from './profile.ts'
import { share } from './share.ts'
import type { Scenario } from './scenario.ts'

/** The key is the name on the command line, in recorded.json and in the URLs of the baseline server. */
export const scenarios: Record<string, Scenario> = {
  feed,
  followed: followedFeed,
  post: onePost,
  profile,
  profilePosts,
  photos: profilePhotos,
  notifications,
  search,
  categoryPeople,
  like: likes,
  hotLike: hotLikes,
  commentLike: commentLikes,
  comment,
  create,
  share,
}
