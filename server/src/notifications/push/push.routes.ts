import type { pushContract } from '@brilla/contract/notifications/push'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { throwFieldProblem } from '../../platform/http/problem.ts'
import { isPushKey } from '../../platform/web-push.ts'
import { deleteSubscription, saveSubscription } from './push.store.ts'

export function pushRoutes({ clock, db, push }: Context): Handlers<typeof pushContract> {
  return {
    async getPushKey() {
      return { publicKey: push.publicKey }
    },
    async addPushSubscription({ caller, body: { endpoint, keys } }) {
      if (!isPushKey(keys.p256dh)) throwFieldProblem('keys.p256dh', 'invalid', 422)
      const { accountId: account_id, sessionId: session_id } = caller
      const row = { session_id, account_id, endpoint, ...keys, created_at: clock.now() }
      await db.transaction().execute((trx) => saveSubscription(trx, row))
      return undefined
    },
    async deletePushSubscription({ caller }) {
      await deleteSubscription(db, caller.sessionId)
      return undefined
    },
  }
}
