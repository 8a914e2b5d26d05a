import type { commentContract } from '@brilla/contract/content/comment'
import type { ContentAudience } from '@brilla/contract/platform/fields'
import { decodeCursor, encodeCursor } from '@brilla/contract/platform/cursor'
import { limits } from '@brilla/contract/platform/limits'
import { heldReply } from '@brilla/contract/platform/route'
import type { Handlers, Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId, newId } from '../../platform/clock.ts'
import { detectLanguage } from '../../platform/detect-language.ts'
import { getIdempotencyKey } from '../../platform/http/idempotency.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import {
  type CommentRow,
  findComment,
  findComments,
  mustBeHeld,
  pickCommentTexts,
  presentComment,
  refuseContactData,
  toContentAudienceColumns,
} from '../post/index.ts'
import {
  deleteComment,
  findByIdempotencyKey,
  insertComment,
  isCommentingRefused,
  updateComment,
} from './comment.store.ts'

const size = limits.commentPageSize

export function commentRoutes(context: Context): Handlers<typeof commentContract> {
  const { clock, db } = context

  /**
   * Finds the caller's comment, even under a post that is hidden from them, so that they can still delete it; with
   * `orOwnPost` any comment under a post of the caller as well.
   */
  async function ownComment(caller: Member, id: string, { orOwnPost = false } = {}) {
    const comment = isId(id) ? await findComment(db, caller, id) : undefined
    if (!comment) throwProblem('not_found')
    if (comment.author_id === caller.accountId) return comment
    if (comment.post_author_id === null) throwProblem('not_found')
    return orOwnPost && comment.post_author_id === caller.accountId ? comment : throwProblem('forbidden')
  }

  /** Finds the comment that an earlier request with the key created. */
  async function findFirstAttempt(caller: Member, key: string, hash: string | null) {
    const first = await findByIdempotencyKey(db, caller.accountId, key)
    if (first && first.idempotency_hash !== hash) throwProblem('idempotency_conflict')
    return first && findComment(db, caller, first.id)
  }

  const presentOrHold = (comment: CommentRow, { accountId }: Member) =>
    comment.audience === 'held' ? heldReply : presentComment(comment, accountId)

  return {
    async createComment({ caller, body, headers }) {
      const { postId, replyTo = null, audience = 'everyone' } = body
      if (!isId(postId) || (replyTo !== null && !isId(replyTo))) throwProblem('not_found')
      const { key, hash } = getIdempotencyKey(headers, body)
      const texts = pickCommentTexts(body)
      await refuseContactData(context, caller, { comment: texts.text }, audience)
      const isHeld = await mustBeHeld(context, caller, { text: texts.text, postId, commentId: replyTo })
      const row = {
        id: newId(clock),
        post_id: postId,
        reply_to: replyTo,
        author_id: caller.accountId,
        ...texts,
        language: detectLanguage(texts.text),
        ...toContentAudienceColumns(isHeld, audience),
        uncounted: isHeld || null,
        created_at: clock.now(),
        idempotency_key: key,
        idempotency_hash: hash,
      }
      const comment =
        (await insertComment(context, caller, row)) ?? (key && (await findFirstAttempt(caller, key, hash)))
      if (comment) return presentOrHold(comment, caller)
      if (await isCommentingRefused(db, caller, postId)) throwProblem('comentarios_limitados')
      throwProblem('not_found')
    },
    async getComments({ caller, query }) {
      const after = query.after === undefined ? null : decodeCursor(query.after)
      const found = isId(query.postId)
        ? await findComments(db, caller, query.postId, { after, size: size + 1 })
        : undefined
      if (!found) throwProblem('not_found')
      const { comments, count } = found
      const last = comments[size - 1]
      return {
        rows: comments.slice(0, size).map((row) => presentComment(row, caller.accountId)),
        count,
        next: comments.length > size && last ? encodeCursor(last.id) : null,
      }
    },
    async editComment({ caller, body }) {
      const { id, post_id, post_author_id, audience } = await ownComment(caller, body.id)
      if (post_author_id === null) throwProblem('not_found')
      // What a moderator reads must be what is published.
      if (audience === 'held') throwProblem('en_revision')
      const texts = pickCommentTexts(body)
      const wanted = body.audience ?? (audience as ContentAudience)
      await refuseContactData(context, caller, { comment: texts.text }, wanted)
      const isHeld = await mustBeHeld(context, caller, {
        text: texts.text,
        postId: post_id,
        commentId: id,
      })
      const edit = { now: clock.now(), isHeld, audience: body.audience }
      if (!(await updateComment(context, id, texts, edit))) throwProblem('en_revision')
      const comment = await findComment(db, caller, id)
      return comment ? presentOrHold(comment, caller) : throwProblem('not_found')
    },
    async deleteComment({ caller, params }) {
      const comment = await ownComment(caller, params.id, { orOwnPost: true })
      const deleted = await db.transaction().execute((trx) => deleteComment(context, trx, caller, comment))
      if (!deleted) throwProblem('not_found')
      // Below a hidden post it is deleted all the same, but the reply does not tell that the post still exists.
      return comment.post_author_id === null ? throwProblem('not_found') : undefined
    },
  }
}
