import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { type Browser, type LoggedIn, logIn, type LoginHooks } from '../auth/index.ts'
import { findEmailToken, type LinkQuery, useEmailToken } from './email-token.store.ts'

/**
 * Logs in with a mailed one-time link and consumes it.
 * `afterLogin` runs in the same transaction. Throws `not_found` when the link is unknown, used or expired.
 */
export async function logInByLink(
  context: Context,
  hooks: LoginHooks,
  { link, afterLogin, userAgent, browserId, timeZone, ...kind }: LinkLogin,
): Promise<LoggedIn> {
  const found = await findEmailToken(context.db, link)
  if (!found) throwProblem('not_found')
  return logIn(context, hooks, {
    userAgent,
    browserId,
    timeZone,
    ...('isRegistration' in kind ? kind : { accountId: found.account_id, code: kind.code, isByMail: true }),
    resolveAccount: async () => found.account_id,
    async afterLogin(trx, id) {
      if (!(await useEmailToken(trx, link))) throwProblem('not_found')
      await afterLogin(trx, id)
    },
  })
}

type LinkLogin = Browser & {
  link: LinkQuery
  afterLogin(trx: Database, accountId: string): Promise<void>
} & ({ isRegistration: true } | { code: string | undefined })
