import type { likeContract } from '@brilla/contract/like'
import { type Handlers, type Member, throwMissingOrUnauthorized } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { isId } from '../platform/clock.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { setCommentLike, setPostLike } from './like.store.ts'

interface LikeCall {
  caller: Member
  params: { id: string }
  body?: { reacted?: boolean | undefined } | null | undefined
}

export function likeRoutes(context: Context): Handlers<typeof likeContract> {
  const { clock, db } = context
  const like =
    (set: typeof setPostLike) =>
    async ({ caller, params: { id }, body }: LikeCall) => {
      if (!isId(id)) throwProblem('not_found')
      const outcome = await set(context, caller, { id, reacted: body?.reacted, now: clock.now() })
      return outcome
        ? { reacted: outcome.reacted, likesCount: outcome.likes }
        : throwMissingOrUnauthorized(db, caller)
    }
  return { likePost: like(setPostLike), likeComment: like(setCommentLike) }
}
