import { limits } from '@brilla/contract/limits'
import type { recoveryContract } from '@brilla/contract/recovery'
import {
  type Handlers,
  hashPassword,
  isCommonPassword,
  type LoginHooks,
  renewSession,
} from '../auth/index.ts'
import { logInByLink, findByEmail, lockAccount } from '../account/index.ts'
import type { Context } from '../context.ts'
import { refuseField } from '../platform/http/problem.ts'
import { mailPasswordChanged, mailRecovery } from './recovery.jobs.ts'
import { forgetPendingChanges, setPassword } from './recovery.store.ts'

const hour = 60 * 60 * 1000

export function recoveryRoutes(context: Context, hooks: LoginHooks): Handlers<typeof recoveryContract> {
  const { clock, db, events } = context
  return {
    async requestRecovery({ body }) {
      const account = await findByEmail(db, body.email)
      if (!account) refuseField('email', 'user')
      if (!account.email_confirmed_at) {
        // Else a registration whose first link is too old would be out of reach for who has also lost the password.
        await hooks.requestConfirmation(account.id, body.lang)
        refuseField('email', 'validated', 422)
      }
      await mailRecovery(context, account.id, body.lang)
      return undefined
    },
    async redeemRecovery({ params, userAgent }) {
      const since = new Date(clock.now().getTime() - limits.recoveryHours * hour)
      const link = { token: params.token, purpose: 'recovery' as const, since }
      const token = await logInByLink(context, hooks, { link, userAgent, afterLogin: forgetPendingChanges })
      return { token }
    },
    async changePassword({ caller, body: { newPassword }, userAgent }) {
      const password_hash = await hashPassword(newPassword)
      const token = await db.transaction().execute(async (trx) => {
        const renewed = await renewSession(context, trx, caller, userAgent)
        const { email } = await lockAccount(trx, caller.accountId)
        if (isCommonPassword(newPassword, email)) refuseField('newPassword', 'contrasena_comun')
        await setPassword(trx, caller.accountId, password_hash)
        await hooks.dropIdentities(trx, caller.accountId)
        await mailPasswordChanged(context, trx, caller.accountId)
        return renewed
      })
      events.emit('accountChanged', caller.accountId)
      return { token }
    },
  }
}
