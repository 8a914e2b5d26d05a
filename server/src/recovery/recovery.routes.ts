import { limits } from '@brilla/contract/limits'
import type { recoveryContract } from '@brilla/contract/recovery'
import type { Handlers } from '../access/index.ts'
import { findByEmail, useMailedToken } from '../account/index.ts'
import type { Context } from '../context.ts'
import { refuse, refuseField } from '../core/http/problem.ts'
import { enter, hashPassword, isCommonPassword, renewSession, type SessionHooks } from '../session/index.ts'
import { mailPasswordChanged, mailRecovery } from './recovery.jobs.ts'
import { forgetPendingChanges, lockAccount, setPassword } from './recovery.store.ts'

const hour = 60 * 60 * 1000

export function recoveryRoutes(context: Context, hooks: SessionHooks): Handlers<typeof recoveryContract> {
  const { clock, db, events } = context
  return {
    async requestRecovery({ body }) {
      const account = await findByEmail(db, body.email)
      if (!account) refuseField('email', 'user')
      if (!account.email_confirmed_at) refuseField('email', 'validated', 422)
      await mailRecovery(context, account.id, body.lang)
      return undefined
    },
    async redeemRecovery({ params, userAgent }) {
      const now = clock.now()
      const since = new Date(now.getTime() - limits.recoveryHours * hour)
      const token = await enter(context, hooks, { userAgent }, async (trx) => {
        const used = await useMailedToken(trx, { token: params.token, purpose: 'recovery', now, since })
        if (!used) refuse('not_found')
        await forgetPendingChanges(trx, used.account_id)
        return used.account_id
      })
      return { token }
    },
    async changePassword({ caller, body: { newPassword }, userAgent }) {
      const password_hash = await hashPassword(newPassword)
      const token = await db.transaction().execute(async (trx) => {
        const { email } = await lockAccount(trx, caller.accountId)
        if (isCommonPassword(newPassword, email)) refuseField('newPassword', 'contrasena_comun')
        const renewed = await renewSession(context, trx, caller, userAgent)
        await setPassword(trx, caller.accountId, password_hash)
        await mailPasswordChanged(context, trx, caller.accountId)
        return renewed
      })
      events.emit('accountChanged', caller.accountId)
      return { token }
    },
  }
}
