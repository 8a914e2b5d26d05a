import { comment } from './comment.ts'
import { search } from './discovery.ts'
import { likes } from './like.ts'
import { notifications } from './notification.ts'
import { create, feed, followedFeed, onePost } from './post.ts'
import { profile, profilePosts } from './profile.ts'
import { share } from './share.ts'
import type { Scenario } from './scenario.ts'

/** The key is the name on the command line, in recorded.json and in the URLs of the baseline server. */
export const scenarios: Record<string, Scenario> = {
  feed,
  followed: followedFeed,
  post: onePost,
  profile,
  profilePosts,
  notifications,
  search,
  like: likes,
  comment,
  create,
  share,
}
