import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { throwProblem } from '../platform/http/problem.ts'
import { logIn, type LoginHooks } from '../auth/index.ts'
import { findEmailToken, type LinkQuery, useEmailToken } from './email-token.store.ts'

/**
 * Logs in with a mailed one-time link, consumes it, and returns the session's token.
 * `afterLogin` runs in the same transaction. Throws `not_found` when the link is unknown, used or expired.
 */
export function logInByLink(
  context: Context,
  hooks: LoginHooks,
  { link, afterLogin, ...browser }: LinkLogin,
): Promise<string> {
  return logIn(context, hooks, {
    ...browser,
    async resolveAccount(trx) {
      const found = await findEmailToken(trx, link)
      return found?.account_id ?? throwProblem('not_found')
    },
    async afterLogin(trx, id) {
      if (!(await useEmailToken(trx, link))) throwProblem('not_found')
      await afterLogin(trx, id)
    },
  })
}

interface LinkLogin {
  link: LinkQuery
  userAgent: string
  browserId: string | undefined
  isRegistration?: boolean
  afterLogin(trx: Database, accountId: string): Promise<void>
}
