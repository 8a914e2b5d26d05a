/** Creates and removes notifications for the events of other modules. */
import { type RawBuilder, sql } from 'kysely'
import { createCounterHandler } from '../../accounts/account/index.ts'
import { blockAdded } from '../../people/block/index.ts'
import { commentDeleted, commentEdited } from '../../content/comment/index.ts'
import type { Context } from '../../context.ts'
import { type AboutMessage, messageWithdrawn, requestChanged } from '../../conversations/message/index.ts'
import type { EventHandler } from '../../platform/outbox/index.ts'
import { postCreated, postDeleted, postEdited } from '../../content/post/index.ts'
import { isBlockBetween } from '../../accounts/visibility/index.ts'
import { batchHandlers } from './batch.events.ts'
import type { Candidate } from './candidate.ts'
import { findAgencyRequest } from './candidate.store.ts'
import { postText } from './cause.store.ts'
import {
  admitMentions,
  createCommentCandidates,
  createPostCandidates,
  findComments,
  findPosts,
} from './mention.store.ts'
import { notificationCounters } from './notification.counters.store.ts'
import { createRequestHandler } from './system.events.ts'
import { notify, sendUnread } from './notification.notify.ts'
import { lockStates, removedMax, removeNotifications } from './notification.store.ts'

interface AboutPost {
  postId: string
  authorId: string
}

interface AboutComment extends AboutPost {
  commentId: string
}

interface AboutBlock {
  blockerId: string
  blockedId: string
}

/** Mentions of people whom a text no longer mentions. */
const isFormerMention = (candidates: Candidate[]) => sql<boolean>`
  type = 'MENTION' and recipient_id <> all(${candidates.map(({ recipientId }) => recipientId)}::uuid[])
`

/** Handlers read the current state, so order and repeated deliveries do not matter. */
export function notificationEventHandlers(context: Context): EventHandler<never>[] {
  const { db } = context

  const admit = (source: 'post' | 'comment', id: string, mentions: Candidate[]) =>
    db.transaction().execute((trx) => admitMentions(trx, source, id, mentions))

  /** Removes unread notifications of what was undone. */
  async function removeUnread(where: RawBuilder<boolean>): Promise<void> {
    const { changed } = await db
      .transaction()
      .execute((trx) => removeNotifications(trx, where, { unreadOnly: true }))
    await sendUnread(context, changed)
  }

  /** Removes notifications that lead nowhere any more, in batches. */
  async function remove(
    where: RawBuilder<boolean>,
    signal: AbortSignal,
    recipientIds: string[] = [],
  ): Promise<void> {
    for (let count = removedMax; count === removedMax;) {
      signal.throwIfAborted()
      const { changed, removed } = await db.transaction().execute(async (trx) => {
        // Locked first, so that one that is being created is found.
        if (recipientIds.length > 0) await lockStates(trx, recipientIds)
        return removeNotifications(trx, where)
      })
      await sendUnread(context, changed)
      count = removed
    }
  }

  const editedComments: EventHandler<AboutComment> = {
    name: 'notification.comment-edited',
    events: [commentEdited],
    async handle({ commentId }) {
      const comments = await findComments(db, [{ commentId, replyTo: null }])
      const [comment] = comments
      if (!comment) return
      const candidates = await createCommentCandidates(db, comments)
      const mentions = candidates.filter(({ type }) => type === 'MENTION')
      await notify(context, await admit('comment', commentId, mentions))
      await removeUnread(sql`
        comment_id = ${commentId} and ${isFormerMention(mentions)}
          and exists (select from comment where id = ${commentId} and text = ${comment.text})
      `)
    },
  }

  const posts: EventHandler<AboutPost> = {
    name: 'notification.post',
    events: [postCreated, postEdited],
    async handle({ postId }, { type }) {
      const posts = await findPosts(db, [postId])
      const [post] = posts
      if (!post) return
      const candidates = await createPostCandidates(db, posts)
      if (type !== postEdited.name) return notify(context, candidates)
      const mentions = candidates.filter((candidate) => candidate.type === 'MENTION')
      await notify(context, await admit('post', postId, mentions))
      await removeUnread(sql`
        post_id = ${postId} and comment_id is null and ${isFormerMention(mentions)}
          and exists (select from post where id = ${postId} and ${postText('post')} = ${post.text})
      `)
    },
  }

  const deletedComments: EventHandler<AboutComment> = {
    name: 'notification.comment-deleted',
    events: [commentDeleted],
    handle: ({ commentId }, { signal }) => remove(sql`comment_id = ${commentId}`, signal),
  }

  const deletedPosts: EventHandler<AboutPost> = {
    name: 'notification.post-deleted',
    events: [postDeleted],
    handle: ({ postId }, { signal }) => remove(sql`post_id = ${postId}`, signal),
  }

  const blocks: EventHandler<AboutBlock> = {
    name: 'notification.block',
    events: [blockAdded],
    async handle({ blockerId: one, blockedId: other }, { signal }) {
      if (!(await isBlockBetween(db, one, other))) return
      const isBetween = (recipientId: string, hiddenId: string) => sql<boolean>`(
        recipient_id = ${recipientId} and (actor_id = ${hiddenId} or exists (
          select from post where post.id = notification.post_id and post.author_id = ${hiddenId}
        ))
      )`
      await remove(sql`${isBetween(one, other)} or ${isBetween(other, one)}`, signal, [one, other])
    },
  }

  const notifyRequest = async (about: Parameters<typeof findAgencyRequest>[1]) =>
    notify(context, await findAgencyRequest(db, about))
  const requests: EventHandler<Parameters<typeof findAgencyRequest>[1]> = {
    name: 'notification.message-request',
    events: [requestChanged],
    handle: notifyRequest,
  }
  const withdrawnRequests: EventHandler<AboutMessage> = {
    name: 'notification.message-withdrawn',
    events: [messageWithdrawn],
    handle: notifyRequest,
  }

  return [
    ...batchHandlers(context),
    requests,
    withdrawnRequests,
    editedComments,
    posts,
    deletedComments,
    deletedPosts,
    blocks,
    createRequestHandler(context),
    ...notificationCounters.map((rows) => createCounterHandler(context, rows)),
  ]
}
