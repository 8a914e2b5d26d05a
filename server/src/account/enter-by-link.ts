import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { refuse } from '../platform/http/problem.ts'
import { enter, type SessionHooks } from '../session/index.ts'
import { findMailedToken, type ReturnedLink, useMailedToken } from './mailed-token.store.ts'

/**
 * Lets in whoever brings a link that was mailed to them, which is used up by it, and answers the session's token.
 * `settle` is what the link was for. Refuses with `not_found` when the link is unknown, used or too old.
 */
export function enterByLink(
  context: Context,
  hooks: SessionHooks,
  { link, userAgent, settle }: Entering,
): Promise<string> {
  return enter(context, hooks, {
    userAgent,
    async prove(trx) {
      const found = await findMailedToken(trx, link)
      return found?.account_id ?? refuse('not_found')
    },
    async settle(trx, id) {
      if (!(await useMailedToken(trx, link))) refuse('not_found')
      await settle(trx, id)
    },
  })
}

interface Entering {
  link: ReturnedLink
  userAgent: string
  settle(trx: Database, accountId: string): Promise<void>
}
