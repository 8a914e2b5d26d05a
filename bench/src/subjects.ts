import { comment } from './comment.ts'
import { hotLikes, likes } from './like.ts'
import { create, feed, followedFeed, onePost } from './post.ts'
import { profile, profilePosts } from './profile.ts'
import type { Subject } from './subject.ts'

/** By the word that names them on the command line and in the bare server's addresses. */
export const subjects: Record<string, Subject> = {
  feed,
  followed: followedFeed,
  post: onePost,
  profile,
  profilePosts,
  like: likes,
  hotLike: hotLikes,
  comment,
  create,
}
