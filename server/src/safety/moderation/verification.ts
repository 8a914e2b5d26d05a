/** Agencies that moderators have verified (P-moderation-11). */
import type { moderationPeopleContract } from '@brilla/contract/safety/moderation-people'
import type { z } from 'zod'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { requestNotification } from '../../notifications/notification/index.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { recordAction, type UndoableKind } from '../../platform/undoable-action.ts'
import { appendLog } from './log.store.ts'
import { findAccount } from './people.store.ts'

/** A verification, of which the agency is told once it is final, or its withdrawal (P-moderation-24). */
export const verificationAction: UndoableKind<{
  action: 'verify' | 'unverify'
  agencyName: string | null
}> = {
  name: 'verification',
  async revert(context, trx, { subject_id: accountId, actor_id: moderatorId, data: { action, agencyName } }) {
    const verified = action === 'verify'
    const current = await lockAgency(trx, accountId)
    if (current?.verified !== verified || current.agencyName !== agencyName) throwProblem('fuera_de_plazo')
    await setVerified(trx, accountId, !verified)
    await appendLog(context, trx, { action: 'undo', accountId, moderatorId, details: { undone: action } })
    return []
  },
  async finalize(context, trx, { subject_id: accountId, data: { action } }) {
    if (action === 'verify' && (await findAccount(trx, accountId))?.verified)
      await requestNotification(context, trx, { accountId, type: 'VERIFIED', sourceId: newId(context.clock) })
  },
}

/** Marks an agency as verified, or no longer. */
export async function verifyAgency(
  context: Context,
  trx: Database,
  { accountId: moderatorId }: Caller,
  id: string,
  { verified, reason, note }: z.output<(typeof moderationPeopleContract)['verifyAgency']['body']>,
): Promise<string[]> {
  const before = (await lockAgency(trx, id)) ?? throwProblem('not_found')
  const action = verified ? 'verify' : 'unverify'
  if (before.verified !== verified) {
    await setVerified(trx, id, verified)
    const data = { action, agencyName: before.agencyName } as const
    await recordAction(context, trx, verificationAction, { subjectId: id, actorId: moderatorId, data })
  }
  await appendLog(context, trx, { action, accountId: id, moderatorId, reason, note })
  return []
}

/**
 * Withdraws the verification of an agency before it changes its name, since moderators have checked who runs the one of that
 * name (P-moderation-17). The entry of the log names both.
 */
export async function withdrawVerification(
  context: Pick<Context, 'clock'>,
  trx: Database,
  accountId: string,
  newName: string,
): Promise<void> {
  const cleared = await trx
    .updateTable('account')
    .set({ verified: false })
    .where('id', '=', accountId)
    .where('verified', '=', true)
    .where('agency_name', 'is distinct from', newName)
    .returning('full_name')
    .executeTakeFirst()
  if (!cleared) return
  const reason = `${cleared.full_name} → ${newName}`
  await appendLog(context, trx, { action: 'unverify', accountId, moderatorId: null, reason })
}

/** Locks an agency and returns what it is verified by; undefined when there is no such agency. */
function lockAgency(
  trx: Database,
  id: string,
): Promise<{ verified: boolean; agencyName: string | null } | undefined> {
  return trx
    .selectFrom('account')
    .select(['verified', 'agency_name as agencyName'])
    .where('id', '=', id)
    .where('type', '=', 'agencia')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

async function setVerified(trx: Database, id: string, verified: boolean): Promise<void> {
  await trx.updateTable('account').set({ verified }).where('id', '=', id).execute()
}
