import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { refuse } from '../platform/http/problem.ts'
import { logIn, type LoginHooks } from '../auth/index.ts'
import { findMailedToken, type ReturnedLink, useMailedToken } from './mailed-token.store.ts'

/**
 * Lets in whoever brings a link that was mailed to them, which is used up by it, and answers the session's token.
 * `settle` is what the link was for. Refuses with `not_found` when the link is unknown, used or too old.
 */
export function logInByLink(
  context: Context,
  hooks: LoginHooks,
  { link, userAgent, afterLogin }: LinkLogin,
): Promise<string> {
  return logIn(context, hooks, {
    userAgent,
    async resolveAccount(trx) {
      const found = await findMailedToken(trx, link)
      return found?.account_id ?? refuse('not_found')
    },
    async afterLogin(trx, id) {
      if (!(await useMailedToken(trx, link))) refuse('not_found')
      await afterLogin(trx, id)
    },
  })
}

interface LinkLogin {
  link: ReturnedLink
  userAgent: string
  afterLogin(trx: Database, accountId: string): Promise<void>
}
