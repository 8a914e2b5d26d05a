/** Commands of the server about accounts: appointing moderators, suspending, and lifting suspensions; each is logged. */
import { callerChanged } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { changeAccounts, liftForReason, lockPerson, startSuspension } from './suspend-account.ts'
import { appendLog } from './log.store.ts'
import { findAccountId, setModerator } from './people.store.ts'
import { findAccountSuspension } from './suspension.store.ts'

/** `unchanged`: the account already had that state. */
export type Outcome = 'done' | 'unknown' | 'unchanged'

/** Makes the account with this e-mail a moderator, or no longer (P-moderation-3). */
export function changeModerator(context: Context, email: string, moderator: boolean): Promise<Outcome> {
  return change(context, email, async (trx, id) => {
    if (!(await setModerator(trx, id, moderator))) return undefined
    const action = moderator ? 'appoint' : 'revoke'
    await appendLog(context, trx, { action, accountId: id, moderatorId: null })
    await context.outbox.publish(trx, callerChanged, { accountId: id })
    return [id]
  })
}

/** Suspends the account with this e-mail, ends its sessions, and sends its owner a mail (P-suspension-5). The owner sees `reason` after logging in. */
export function suspendAccount(context: Context, email: string, reason: string): Promise<Outcome> {
  return changeSuspended(context, email, true, (trx, id) =>
    startSuspension(context, trx, id, { moderatorId: null, until: null, reason }),
  )
}

/** Lifts the suspension of the account with this e-mail and accepts the open appeal against it (P-suspension-5). The mail to its owner says `reason`. */
export function liftSuspension(context: Context, email: string, reason: string): Promise<Outcome> {
  return changeSuspended(context, email, false, (trx, id) =>
    liftForReason(context, trx, id, { moderatorId: null, reason }),
  )
}

function changeSuspended(
  context: Context,
  email: string,
  suspended: boolean,
  run: (trx: Database, id: string) => Promise<string[]>,
): Promise<Outcome> {
  return change(context, email, async (trx, id) => {
    const isUnchanged = async () => ((await findAccountSuspension(trx, id)) !== null) === suspended
    // Before locking, which ends the sessions, and again after it, when nobody else can change it.
    if (await isUnchanged()) return undefined
    await lockPerson(trx, id)
    return (await isUnchanged()) ? undefined : run(trx, id)
  })
}

/** Changes an account; `run` returns undefined when it already had that state, and otherwise the ids for `changeAccounts`. */
async function change(
  context: Context,
  email: string,
  run: (trx: Database, id: string) => Promise<string[] | undefined>,
): Promise<Outcome> {
  let outcome: Outcome = 'done'
  await changeAccounts(context, async (trx) => {
    const id = await findAccountId(trx, email)
    const changed = id === undefined ? undefined : await run(trx, id)
    outcome = id === undefined ? 'unknown' : changed ? 'done' : 'unchanged'
    return changed ?? []
  })
  return outcome
}
