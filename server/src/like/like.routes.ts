import type { likeContract } from '@brilla/contract/like'
import type { Handlers } from '../access/index.ts'
import type { Context } from '../context.ts'
import { isId } from '../core/clock.ts'
import { refuse } from '../core/http/problem.ts'
import { findPosts } from '../post/index.ts'
import { setLike } from './like.store.ts'

export function likeRoutes({ clock, db }: Context): Handlers<typeof likeContract> {
  return {
    async likePost({ caller, params, body }) {
      const [visible] = isId(params.id) ? await findPosts(db, caller, [params.id]) : []
      if (!visible) refuse('not_found')
      const like = {
        postId: visible.id,
        accountId: caller.accountId,
        reacted: body?.reacted,
        now: clock.now(),
      }
      const reacted = await db.transaction().execute((trx) => setLike(trx, like))
      const [post] = await findPosts(db, caller, [visible.id])
      if (reacted === null || !post) refuse('not_found')
      return { reacted, likesCount: post.likes }
    },
  }
}
