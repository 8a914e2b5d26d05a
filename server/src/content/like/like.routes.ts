import { decodeTimeCursor, encodeTimeCursor, type TimePosition } from '@brilla/contract/platform/cursor'
import type { likeContract } from '@brilla/contract/content/like'
import type { Handlers, Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { presentPersonCard } from '../../people/follow/index.ts'
import { isId } from '../../platform/clock.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { findComment, findVisiblePost } from '../post/index.ts'
import { findCommentLikes, findPostLikes, type LikePage } from './like.list.store.ts'
import { createSetLike, likedComments, likedPosts, type SetLike } from './like.store.ts'

interface LikeCall {
  caller: Member
  params: { id: string }
  body?: { reacted?: boolean | undefined } | null | undefined
}

interface ListCall {
  caller: Member
  params: { id: string }
  query: { after?: string | undefined }
}

export function likeRoutes(context: Context): Handlers<typeof likeContract> {
  const { clock, db } = context
  const like =
    (set: SetLike) =>
    async ({ caller, params: { id }, body }: LikeCall) => {
      if (!isId(id)) throwProblem('not_found')
      const { accountId } = caller
      const outcome = await set({ accountId, id, reacted: body?.reacted, now: clock.now() })
      if (!outcome) throwProblem('not_found')
      return { reacted: outcome.reacted, likesCount: outcome.likes }
    }
  const list =
    (find: (caller: Member, id: string, after: TimePosition | null) => Promise<LikePage | undefined>) =>
    async ({ caller, params: { id }, query: { after } }: ListCall) => {
      const page = isId(id)
        ? await find(caller, id, after === undefined ? null : decodeTimeCursor(after))
        : undefined
      if (!page) throwProblem('not_found')
      const today = clock.now()
      return {
        rows: page.people.map((row) => presentPersonCard(row, caller, today)),
        count: page.count,
        next: page.next && encodeTimeCursor(page.next),
      }
    }
  return {
    likePost: like(createSetLike(context, likedPosts)),
    likeComment: like(createSetLike(context, likedComments)),
    getPostLikes: list(async (caller, id, after) =>
      (await findVisiblePost(db, caller, id)) ? findPostLikes(db, caller, id, after) : undefined,
    ),
    getCommentLikes: list(async (caller, id, after) => {
      const comment = await findComment(db, caller, id)
      return comment?.post_author_id ? findCommentLikes(db, caller, id, after) : undefined
    }),
  }
}
