/** Suspending an account and lifting that: hidden as a cancelled one is, and in nobody's count. */
import { findBlockedWith } from '../deactivation/index.ts'
import { accountRestored, accountSuspended } from '../account/index.ts'
import type { Context } from '../context.ts'
import { deleteAccountSessions, lockAccounts } from '../auth/index.ts'
import { adjustPostTotal } from '../post/index.ts'
import { mailLifted, mailSuspended } from './suspension.jobs.ts'
import { findStanding, setSuspended } from './suspension.store.ts'

/** `unchanged`: it was so already. */
export type Outcome = 'done' | 'unknown' | 'unchanged'

/** Suspends the account with this e-mail, tells its owner `reason`, and ends every session of it. */
export function suspendAccount(context: Context, email: string, reason: string): Promise<Outcome> {
  return change(context, email, { at: context.clock.now(), reason })
}

/** Makes a suspended account what it was. */
export function liftSuspension(context: Context, email: string): Promise<Outcome> {
  return change(context, email, null)
}

async function change(
  context: Context,
  email: string,
  suspension: { at: Date; reason: string } | null,
): Promise<Outcome> {
  const { db, events, outbox } = context
  const changed = await db.transaction().execute(async (trx) => {
    const found = await findStanding(trx, email)
    if (!found) return 'unknown'
    const { id } = found
    const isUnchanged = ({ suspended }: { suspended: boolean }) => suspended === (suspension !== null)
    if (isUnchanged(found)) return 'unchanged'
    // Before the account's row is locked, as everywhere. And what a token says of its account is only read at a login.
    await deleteAccountSessions(trx, id)
    await lockAccounts(trx, [id])
    const account = await findStanding(trx, email)
    if (!account || isUnchanged(account)) return 'unchanged'
    // The posts of a deactivated account are not counted already. Other counters follow in batches.
    if (!account.cancelled) await adjustPostTotal(trx, id, suspension ? -1 : 1)
    await setSuspended(trx, id, suspension)
    await outbox.publish(trx, suspension ? accountSuspended : accountRestored, { accountId: id })
    await (suspension ? mailSuspended : mailLifted)(context, trx, id)
    return [id, ...(await findBlockedWith(trx, id))]
  })
  if (typeof changed === 'string') return changed
  for (const id of changed) events.emit('accountChanged', id)
  return 'done'
}
