/** Handles the events that come in large numbers together: a post that many like costs a few statements per batch. */
import { commentCreated } from '../../content/comment/index.ts'
import type { Context } from '../../context.ts'
import { followAdded, followRemoved } from '../../people/follow/index.ts'
import { type AboutLike, likeAdded, likeRemoved } from '../../content/like/index.ts'
import { type EventHandler, handleInBatches } from '../../platform/outbox/index.ts'
import { findCommentLikes, findFollows, findPostLikes } from './candidate.store.ts'
import { postShared } from '../../content/post/index.ts'
import { createCommentCandidates, createPostCandidates, findComments, findPosts } from './mention.store.ts'
import { notify } from './notification.notify.ts'

interface AboutFollow {
  followerId: string
  followedId: string
}

interface AboutComment {
  commentId: string
  postId: string
  authorId: string
  replyTo: string | null
}

/** Handlers read the current state, so order and repeated deliveries do not matter. */
export function batchHandlers(context: Context): EventHandler<never>[] {
  const { db } = context

  const likes: EventHandler<AboutLike> = {
    name: 'notification.like',
    events: [likeAdded, likeRemoved],
    ...handleInBatches(async (all) => {
      const ofPosts = all.filter(({ commentId }) => commentId === null)
      await notify(context, await findPostLikes(db, ofPosts))
      const ofComments = all.flatMap(({ accountId, commentId }) =>
        commentId === null ? [] : [{ accountId, commentId }],
      )
      await notify(context, await findCommentLikes(db, ofComments))
    }),
  }
  const follows: EventHandler<AboutFollow> = {
    name: 'notification.follow',
    events: [followAdded, followRemoved],
    ...handleInBatches(async (all) => notify(context, await findFollows(db, all))),
  }
  const comments: EventHandler<AboutComment> = {
    name: 'notification.comment',
    events: [commentCreated],
    ...handleInBatches(async (all) =>
      notify(context, await createCommentCandidates(db, await findComments(db, all))),
    ),
  }
  const shares: EventHandler<{ postId: string; authorId: string; sharedPostId: string }> = {
    name: 'notification.share',
    events: [postShared],
    ...handleInBatches(async (all) => {
      const posts = await findPosts(
        db,
        all.map(({ postId }) => postId),
      )
      await notify(context, await createPostCandidates(db, posts))
    }),
  }
  return [likes, follows, comments, shares]
}
