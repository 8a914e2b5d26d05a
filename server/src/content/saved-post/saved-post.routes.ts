import type { savedPostContract } from '@brilla/contract/content/saved-post'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { getPosition, readPage } from '../post/index.ts'
import { buildSavedPostsQuery, savePost, unsavePost } from './saved-post.store.ts'

export function savedPostRoutes(context: Context): Handlers<typeof savedPostContract> {
  const { db } = context
  return {
    async getSavedPosts({ caller, query }) {
      const position = getPosition(query)
      const { posts, next } = await readPage(context, caller, buildSavedPostsQuery(caller), position)
      return { posts, next }
    },
    async savePost({ caller, params: { id } }) {
      if (!isId(id)) throwProblem('not_found')
      if (!(await savePost(context, caller, id))) throwProblem('not_found')
      return undefined
    },
    async unsavePost({ caller, params: { id } }) {
      if (isId(id)) await unsavePost(db, caller, id)
      return undefined
    },
  }
}
