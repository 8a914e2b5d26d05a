import { findByEmail } from '../account/index.ts'
import type { Context } from '../../context.ts'
import { enqueueTwoStepOffMail } from './two-step.jobs.ts'
import { deleteTwoStep, lockTwoStep } from './two-step.store.ts'

/**
 * Switches two-step login off for an owner who has lost both the app and the recovery codes, and sends a mail. For the operator's
 * command, which trusts its caller. `unknown`: no account has this e-mail; `unchanged`: it was off.
 */
export function switchTwoStepOff(context: Context, email: string): Promise<'done' | 'unknown' | 'unchanged'> {
  return context.db.transaction().execute(async (trx) => {
    const account = await findByEmail(trx, email)
    if (!account) return 'unknown'
    if (!(await lockTwoStep(trx, account.id))) return 'unchanged'
    await deleteTwoStep(trx, account.id)
    await enqueueTwoStepOffMail(context, trx, account.id)
    return 'done'
  })
}
