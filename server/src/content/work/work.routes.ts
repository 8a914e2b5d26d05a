import { limits } from '@brilla/contract/platform/limits'
import type { workContract } from '@brilla/contract/content/work'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { getPosition, readPage } from '../post/index.ts'
import { buildWorkQuery } from './work.store.ts'

export function workRoutes(context: Context): Handlers<typeof workContract> {
  return {
    async getWork({ caller, query: { category = 0, order = 'recent', after } }) {
      const list = buildWorkQuery(caller, category, order)
      const { posts, next } = await readPage(context, caller, list, getPosition({ after }, limits.pageSize))
      return { posts, next }
    },
  }
}
