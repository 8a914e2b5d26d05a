import { comment } from './comment.ts'
import { categoryPeople, search } from './discovery.ts'
import { commentLikes, hotLikes, likes } from './like.ts'
import { create, feed, followedFeed, onePost } from './post.ts'
import { profile, profilePhotos, profilePosts } from './profile.ts'
import { share } from './share.ts'
import type { Subject } from './subject.ts'

/** By the word that names them on the command line and in the bare server's addresses. */
export const subjects: Record<string, Subject> = {
  feed,
  followed: followedFeed,
  post: onePost,
  profile,
  profilePosts,
  photos: profilePhotos,
  search,
  categoryPeople,
  like: likes,
  hotLike: hotLikes,
  commentLike: commentLikes,
  comment,
  create,
  share,
}
