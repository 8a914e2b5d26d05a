/** Commands of the server about accounts: appointing moderators, suspending, and lifting suspensions; each is logged. */
import { callerChanged } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { emitAccountChanges } from '../suspension/index.ts'
import { appendLog } from './log.store.ts'
import { endSuspension, startSuspension } from './account-suspension.ts'
import { lockPerson } from './people.ts'
import { findAccountId, findAccountSuspension, setModerator } from './people.store.ts'

/** `unchanged`: the account already had that state. */
export type Outcome = 'done' | 'unknown' | 'unchanged'

/** Makes the account with this e-mail a moderator, or no longer (P-moderation-3). */
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

/** Suspends the account with this e-mail, ends its sessions, and sends its owner a mail (P-suspension-5). The owner sees `reason` after logging in. */
export function suspendAccount(context: Context, email: string, reason: string): Promise<Outcome> {
  return changeSuspended(context, email, true, (trx, id) =>
    startSuspension(context, trx, id, { moderatorId: null, until: null, reason }),
  )
}

/** Lifts the suspension of the account with this e-mail and accepts the open appeal against it (P-suspension-5). The mail to its owner says `reason`. */
export function liftSuspension(context: Context, email: string, reason: string): Promise<Outcome> {
  return changeSuspended(context, email, false, async (trx, id) => {
    await appendLog(context, trx, {
      action: 'lift',
      accountId: id,
      moderatorId: null,
      reason,
      details: { before: await findAccountSuspension(trx, id) },
    })
    return endSuspension(context, trx, id, { moderatorId: null, reason })
  })
}

async function changeSuspended(
  context: Context,
  email: string,
  suspended: boolean,
  change: (trx: Database, id: string) => Promise<string[]>,
): Promise<Outcome> {
  const changed = await context.db.transaction().execute(async (trx) => {
    const id = await findAccountId(trx, email)
    if (id === undefined) return 'unknown'
    const isUnchanged = async () => ((await findAccountSuspension(trx, id)) !== null) === suspended
    // Before locking, which ends the sessions, and again after it, when nobody else can change it.
    if (await isUnchanged()) return 'unchanged'
    await lockPerson(trx, id)
    return (await isUnchanged()) ? 'unchanged' : change(trx, id)
  })
  if (typeof changed === 'string') return changed
  emitAccountChanges(context, changed)
  return 'done'
}
