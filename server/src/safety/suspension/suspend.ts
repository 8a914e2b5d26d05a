/** Suspends accounts and lifts suspensions. Suspended accounts are hidden and excluded from counters, like deactivated ones. */
import { findBlockedWith } from '../../people/block/index.ts'
import { accountRestored, accountSuspended } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { deleteAccountSessions, lockAccounts } from '../../accounts/auth/index.ts'
import { type Database, repeatAfterDeadlock } from '../../platform/database/index.ts'
import { adjustPostTotal } from '../../content/post/index.ts'
import { findStatus, setSuspended, type Suspension } from './suspension.store.ts'

/**
 * Suspends an account or lifts the suspension in the caller's transaction, without a mail. Returns the ids for
 * `changeAccounts`, or undefined when the account had that state already or does not exist.
 */
export async function changeSuspension(
  { outbox }: Pick<Context, 'outbox'>,
  trx: Database,
  id: string,
  suspension: Suspension | null,
): Promise<string[] | undefined> {
  // Sessions before the account row, the lock order that all statements use.
  await deleteAccountSessions(trx, id)
  await lockAccounts(trx, [id])
  const account = await findStatus(trx, id)
  if (!account || account.suspended === (suspension !== null)) return undefined
  // The posts of a deactivated account are not counted already. Other counters follow in batches.
  if (!account.cancelled) await adjustPostTotal(trx, id, suspension ? -1 : 1)
  await setSuspended(trx, id, suspension)
  await outbox.publish(trx, suspension ? accountSuspended : accountRestored, { accountId: id })
  return [id, ...(await findBlockedWith(trx, id))]
}

/**
 * Runs a command in a transaction, again after a deadlock: what happens to these accounts at the same time may lock in another order.
 * Then drops what this process has cached of the accounts whose ids it returns.
 */
export async function changeAccounts(
  { db, events }: Pick<Context, 'db' | 'events'>,
  run: (trx: Database) => Promise<readonly string[]>,
): Promise<void> {
  const changed = await repeatAfterDeadlock(() => db.transaction().execute(run))
  for (const id of changed) events.emit('accountChanged', id)
}
