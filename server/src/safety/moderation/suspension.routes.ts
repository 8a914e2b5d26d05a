import type { suspensionContract } from '@brilla/contract/safety/suspension'
import { type Handlers, lockAccounts } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { replyOnce } from '../../platform/http/reply-once.ts'
import { openAppeal } from './appeal.ts'
import { findSuspension } from './suspension.store.ts'

export function suspensionRoutes(context: Context): Handlers<typeof suspensionContract> {
  const { db } = context
  return {
    async getSuspension({ caller }) {
      const found = await findSuspension(db, caller.accountId)
      if (!found) throwProblem('not_found')
      return { ...found, since: found.since.toISOString(), until: found.until?.toISOString() ?? null }
    },
    async appeal({ caller: { accountId }, headers, body }) {
      const attempt = { route: 'appeal', accountId, headers, body } as const
      const send = async (trx: Database) => {
        await lockAccounts(trx, [accountId])
        const found = await findSuspension(trx, accountId)
        if (!found) throwProblem('not_found')
        if (found.appeal) throwProblem('appealed')
        return openAppeal(context, trx, { accountId, text: body.text })
      }
      return db.transaction().execute((trx) => replyOnce(context, trx, attempt, () => send(trx)))
    },
  }
}
