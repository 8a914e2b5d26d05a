/** Suspends accounts and lifts suspensions. Suspended accounts are hidden and excluded from counters, like deactivated ones. */
import { findBlockedWith } from '../deactivation/index.ts'
import { accountRestored, accountSuspended } from '../account/index.ts'
import type { Context } from '../context.ts'
import { deleteAccountSessions, lockAccounts } from '../auth/index.ts'
import { adjustPostTotal } from '../post/index.ts'
import { enqueueLiftedMail, enqueueSuspendedMail } from './suspension.jobs.ts'
import { findAccountStatus, setSuspended } from './suspension.store.ts'

/** `unchanged`: the account already had that state. */
export type Outcome = 'done' | 'unknown' | 'unchanged'

/** Suspends the account with this e-mail, ends its sessions, and sends its owner a mail. The owner sees `reason` after logging in. */
export function suspendAccount(context: Context, email: string, reason: string): Promise<Outcome> {
  return setSuspension(context, email, { at: context.clock.now(), reason })
}

/** Lifts the suspension of the account with this e-mail. */
export function liftSuspension(context: Context, email: string): Promise<Outcome> {
  return setSuspension(context, email, null)
}

async function setSuspension(
  context: Context,
  email: string,
  suspension: { at: Date; reason: string } | null,
): Promise<Outcome> {
  const { db, events, outbox } = context
  const changed = await db.transaction().execute(async (trx) => {
    const found = await findAccountStatus(trx, email)
    if (!found) return 'unknown'
    const { id } = found
    const isUnchanged = ({ suspended }: { suspended: boolean }) => suspended === (suspension !== null)
    if (isUnchanged(found)) return 'unchanged'
    // Sessions before the account row, the lock order that all statements use.
    await deleteAccountSessions(trx, id)
    await lockAccounts(trx, [id])
    const account = await findAccountStatus(trx, email)
    if (!account || isUnchanged(account)) return 'unchanged'
    // The posts of a deactivated account are not counted already. Other counters follow in batches.
    if (!account.cancelled) await adjustPostTotal(trx, id, suspension ? -1 : 1)
    await setSuspended(trx, id, suspension)
    await outbox.publish(trx, suspension ? accountSuspended : accountRestored, { accountId: id })
    await (suspension ? enqueueSuspendedMail : enqueueLiftedMail)(context, trx, id)
    return [id, ...(await findBlockedWith(trx, id))]
  })
  if (typeof changed === 'string') return changed
  for (const id of changed) events.emit('accountChanged', id)
  return 'done'
}
