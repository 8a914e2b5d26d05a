/** Suspending an account and lifting that: hidden as a cancelled one is, and in nobody's count. */
import { findBlockedWith, adjustCounters, lockLifecycle } from '../deactivation/index.ts'
import { accountRestored, accountSuspended } from '../account/index.ts'
import type { Context } from '../context.ts'
import { deleteAccountSessions } from '../auth/index.ts'
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
    await lockLifecycle(trx)
    const account = await findStanding(trx, email)
    if (!account) return 'unknown'
    if (account.suspended === (suspension !== null)) return 'unchanged'
    const { id } = account
    // First, so that nothing of it is on its way any more. And what a token says of its account is only read at a login.
    await deleteAccountSessions(trx, id)
    // A cancelled account is in nobody's count already.
    if (!account.cancelled) await adjustCounters(trx, id, suspension ? -1 : 1)
    await setSuspended(trx, id, suspension)
    await outbox.publish(trx, suspension ? accountSuspended : accountRestored, { accountId: id })
    await (suspension ? mailSuspended : mailLifted)(context, trx, id)
    return [id, ...(await findBlockedWith(trx, id))]
  })
  if (typeof changed === 'string') return changed
  for (const id of changed) events.emit('accountChanged', id)
  return 'done'
}
