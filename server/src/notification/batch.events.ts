/** Handles the events that come in large numbers together: a post that many like costs a few statements per batch. */
import { listMentioned } from '@brilla/contract/mention'
import { commentCreated } from '../comment/index.ts'
import type { Context } from '../context.ts'
import { followAdded, followRemoved } from '../follow/index.ts'
import { likeAdded, likeRemoved } from '../like/index.ts'
import { createBatcher } from '../platform/batcher.ts'
import type { EventHandler } from '../platform/outbox/index.ts'
import {
  commentCause,
  commentLikeCause,
  findCommentLikes,
  findComments,
  findFollows,
  findPostLikes,
  followCause,
  postLikeCause,
} from './batch.cause.store.ts'
import { findCommentNotifications, mergeRecipients } from './notification.cause.store.ts'
import { applyAndSend, notify } from './notification.notify.ts'

interface AboutLike {
  accountId: string
  postId: string
  commentId: string | null
}

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

/** What all of them have in common; a batch may be as large as the number of deliveries. */
const options = { batched: true, concurrency: 500 } as const

/** They read what is true by then, so neither the order nor a repetition of deliveries matters. */
export function batchHandlers(context: Context): EventHandler<never>[] {
  const { db } = context

  /** Repeated deliveries are handled alone, so that one that fails does not fail others again. */
  function createHandle<About>(handle: (all: About[]) => Promise<void>) {
    const add = createBatcher(handle)
    return (about: About, { attempt }: { attempt: number }) => (attempt > 1 ? handle([about]) : add(about))
  }

  async function handleLikes(all: AboutLike[]): Promise<void> {
    const ofPosts = all.filter(({ commentId }) => commentId === null)
    if (ofPosts.length > 0) await applyAndSend(context, await findPostLikes(db, ofPosts), postLikeCause)
    const ofComments = all.flatMap(({ accountId, commentId }) =>
      commentId === null ? [] : [{ accountId, commentId }],
    )
    if (ofComments.length > 0)
      await applyAndSend(context, await findCommentLikes(db, ofComments), commentLikeCause)
  }

  async function handleComments(all: AboutComment[]): Promise<void> {
    const comments = await findComments(db, all)
    const candidates = comments
      .filter(({ text }) => listMentioned(text).length === 0)
      .flatMap(({ repliedAuthorId, ...comment }) => {
        const { actorId, postAuthorId } = comment
        return mergeRecipients(actorId, [
          ...(repliedAuthorId === null
            ? []
            : [{ ...comment, recipientId: repliedAuthorId, type: 'REPLY' as const }]),
          { ...comment, recipientId: postAuthorId, type: 'COMMENT' as const },
        ])
      })
    await applyAndSend(context, candidates, commentCause)
    for (const { text, commentId, replyTo } of comments) {
      if (listMentioned(text).length === 0) continue
      const { notifications } = await findCommentNotifications(db, commentId, replyTo)
      for (const each of notifications) await notify(context, each)
    }
  }

  const likes: EventHandler<AboutLike> = {
    ...options,
    name: 'notification.like',
    events: [likeAdded, likeRemoved],
    handle: createHandle(handleLikes),
  }
  const follows: EventHandler<AboutFollow> = {
    ...options,
    name: 'notification.follow',
    events: [followAdded, followRemoved],
    handle: createHandle<AboutFollow>(async (all) =>
      applyAndSend(context, await findFollows(db, all), followCause),
    ),
  }
  const comments: EventHandler<AboutComment> = {
    ...options,
    name: 'notification.comment',
    events: [commentCreated],
    handle: createHandle(handleComments),
  }
  return [likes, follows, comments]
}
