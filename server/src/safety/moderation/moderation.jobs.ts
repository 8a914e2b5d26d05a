/** Jobs of the desk: decisions become final, and suspensions and the time for appeals end. */
import type { Context } from '../../context.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { finalizeActions } from '../../platform/undoable-action.ts'
import { changeAccounts, endSuspension, lockPerson } from './suspend-account.ts'
import { birthdateMailJob } from './correct-birthdate.ts'
import { lockExpiredRemoval } from './case.store.ts'
import { decisionMailJobs } from './decision-mail.ts'
import { appendLog } from './log.store.ts'
import { suspensionJobs } from './suspension.jobs.ts'
import { findAccountSuspension, findEndedSuspensions } from './suspension.store.ts'
import { endKeepingContent } from './reported-content.ts'
import { undoableActions } from './undoable-kinds.ts'
import { verificationDeskJobs } from './verification.jobs.ts'

/** Makes final what moderators can no longer undo (P-moderation-7, P-moderation-24). */
export const finalizeDecisions = (context: Context, signal?: AbortSignal): Promise<void> =>
  finalizeActions(context, undoableActions, signal)

/** Deletes removed content against whose removal nobody has appealed in time (P-moderation-20). */
export async function deleteExpiredRemovals(context: Context, signal?: AbortSignal): Promise<void> {
  const { clock, db } = context
  for (let found = true; found;) {
    signal?.throwIfAborted()
    found = await db.transaction().execute(async (trx) => {
      const row = await lockExpiredRemoval(trx, clock.now())
      if (row) await endKeepingContent(context, trx, row.id)
      return row !== undefined
    })
  }
}

/** Lifts the suspensions that have ended by time (P-suspension-6). */
export async function endSuspensions(context: Context, signal?: AbortSignal): Promise<void> {
  const { clock, db } = context
  for (const id of await findEndedSuspensions(db, clock.now(), 500)) {
    signal?.throwIfAborted()
    await changeAccounts(context, async (trx) => {
      await lockPerson(trx, id)
      const suspension = await findAccountSuspension(trx, id)
      // Lifted or made longer meanwhile.
      if (!suspension?.until || suspension.until > clock.now()) return []
      await appendLog(context, trx, { action: 'expire', accountId: id, moderatorId: null })
      return endSuspension(context, trx, id, {
        moderatorId: null,
        reason: '',
        appealReason: suspension.reason,
      })
    })
  }
}

export function moderationJobs(context: Context): JobDefinition<never>[] {
  const finalize: JobDefinition<object> = {
    name: 'moderation.finalize',
    schedule: '* * * * *',
    run: (_, { signal }) => finalizeDecisions(context, signal),
  }
  const end: JobDefinition<object> = {
    name: 'moderation.end-suspensions',
    schedule: '* * * * *',
    run: (_, { signal }) => endSuspensions(context, signal),
  }
  const expire: JobDefinition<object> = {
    name: 'moderation.delete-removed',
    schedule: '11 * * * *',
    run: (_, { signal }) => deleteExpiredRemovals(context, signal),
  }
  return [
    finalize,
    end,
    expire,
    ...decisionMailJobs(context),
    ...suspensionJobs(context),
    birthdateMailJob(context),
    ...verificationDeskJobs(context),
  ]
}
