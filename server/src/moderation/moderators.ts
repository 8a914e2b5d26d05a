/** Appointing and revoking moderators, a command of the server (P-moderation-3). */
import { callerChanged } from '../auth/index.ts'
import type { Context } from '../context.ts'
import { emitAccountChanges, type Outcome } from '../suspension/index.ts'
import { appendLog } from './log.store.ts'
import { setModerator } from './people.store.ts'

/** Makes the account with this e-mail a moderator, or no longer. */
export async function changeModerator(context: Context, email: string, moderator: boolean): Promise<Outcome> {
  const id = await context.db.transaction().execute(async (trx) => {
    const changed = await setModerator(trx, email, moderator)
    if (!changed) return changed
    const action = moderator ? 'appoint' : 'revoke'
    await appendLog(context, trx, { action, accountId: changed, moderatorId: null })
    await context.outbox.publish(trx, callerChanged, { accountId: changed })
    return changed
  })
  if (id === undefined) return 'unknown'
  if (id === null) return 'unchanged'
  emitAccountChanges(context, [id])
  return 'done'
}
