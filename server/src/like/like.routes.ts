import type { likeContract } from '@brilla/contract/like'
import type { Handlers } from '../access/index.ts'
import type { Context } from '../context.ts'
import { isId } from '../core/clock.ts'
import { refuse } from '../core/http/problem.ts'
import { setLike } from './like.store.ts'

export function likeRoutes({ clock, db }: Context): Handlers<typeof likeContract> {
  return {
    async likePost({ caller, params, body }) {
      if (!isId(params.id)) refuse('not_found')
      const like = { postId: params.id, reacted: body?.reacted, now: clock.now() }
      const outcome = (await setLike(db, caller, like)) ?? refuse('not_found')
      return { reacted: outcome.reacted, likesCount: outcome.likes }
    },
  }
}
