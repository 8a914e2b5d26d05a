import type { recoveryContract } from '@brilla/contract/accounts/recovery'
import { isPersonalPassword } from '@brilla/contract/accounts/personal-password'
import {
  type Handlers,
  hashPassword,
  isCommonPassword,
  type LoginHooks,
  renewSession,
  readBrowser,
} from '../auth/index.ts'
import { logInByLink, findByEmail, lockAccount } from '../account/index.ts'
import type { Context } from '../../context.ts'
import { throwFieldProblem } from '../../platform/http/problem.ts'
import { enqueuePasswordChangedMail, enqueueRecoveryMail } from './recovery.jobs.ts'
import { discardPendingEmail, setPassword } from './recovery.store.ts'

export function recoveryRoutes(context: Context, hooks: LoginHooks): Handlers<typeof recoveryContract> {
  const { db, events } = context
  return {
    async requestRecovery({ body }) {
      const account = await findByEmail(db, body.email)
      if (!account) throwFieldProblem('email', 'user')
      if (!account.email_confirmed_at) {
        // Resend the confirmation: its link may have expired, and without the password there is no other way to request one.
        await hooks.requestConfirmation(account.id, body.lang)
        throwFieldProblem('email', 'validated', 422)
      }
      await enqueueRecoveryMail(context, account.id, body.lang)
      return undefined
    },
    async redeemRecovery({ params, query, headers, userAgent }) {
      return logInByLink(context, hooks, {
        token: params.token,
        purpose: 'recovery',
        code: query.code,
        ...readBrowser({ headers, userAgent }),
        afterLogin: discardPendingEmail,
      })
    },
    async changePassword({ caller, body: { newPassword }, headers, userAgent }) {
      const password_hash = await hashPassword(newPassword)
      const token = await db.transaction().execute(async (trx) => {
        const renewed = await renewSession(context, trx, caller, userAgent)
        const { email, first_name, last_name, full_name } = await lockAccount(trx, caller.accountId)
        if (isCommonPassword(newPassword, email)) throwFieldProblem('newPassword', 'contrasena_comun')
        if (isPersonalPassword(newPassword, email, [first_name, last_name, full_name]))
          throwFieldProblem('newPassword', 'personal_password')
        await setPassword(trx, caller.accountId, password_hash)
        await hooks.dropIdentities(trx, caller.accountId)
        await hooks.forgetOtherBrowsers(trx, caller.accountId, headers['x-browser-id'])
        await enqueuePasswordChangedMail(context, trx, caller.accountId)
        return renewed
      })
      events.emit('accountChanged', caller.accountId)
      return { token }
    },
  }
}
