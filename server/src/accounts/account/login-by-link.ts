import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { type Browser, findTokenClaims, type LoggedIn, logIn, type LoginHooks } from '../auth/index.ts'
import { findEmailToken, type LinkQuery, useEmailToken } from './email-token.store.ts'

/**
 * Logs in with a mailed link and consumes it. `afterLogin` runs in the same transaction, at the first use only
 * (P-recovery-11). Throws `not_found` when the link is unknown, used or expired.
 */
export async function logInByLink(
  context: Context,
  hooks: LoginHooks,
  { afterLogin, token, purpose, userAgent, browserId, timeZone, ...kind }: LinkLogin,
): Promise<LoggedIn> {
  const link = { token, purpose, browserId, now: context.clock.now() }
  const found = await findEmailToken(context.db, link)
  if (!found) throwProblem('not_found')
  return logIn(context, hooks, {
    userAgent,
    browserId,
    timeZone,
    ...('isRegistration' in kind ? kind : { accountId: found.account_id, code: kind.code, isByMail: true }),
    resolveAccount: async () => found.account_id,
    async afterLogin(trx, id, sessionId) {
      const used = await useEmailToken(trx, link, sessionId)
      if (!used) throwProblem('not_found')
      if (!used.used_at) return afterLogin(trx, id)
      // Who has ended the session of the first use does not want the browser to log in without a password.
      if (!used.session_id || !(await findTokenClaims(trx, used.session_id))) throwProblem('not_found')
    },
  })
}

type LinkLogin = Browser & {
  token: string
  purpose: LinkQuery['purpose']
  afterLogin(trx: Database, accountId: string): Promise<void>
} & ({ isRegistration: true } | { code: string | undefined })
