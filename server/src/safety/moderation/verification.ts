/** Agencies that moderators verify on request, and whose verification they withdraw (P-moderation-11, P-verification-5). */
import { limits } from '@brilla/contract/platform/limits'
import type { VerificationCheck } from '@brilla/contract/safety/verification-checks'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { requestNotification } from '../../notifications/notification/index.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { recordAction, type UndoableKind } from '../../platform/undoable-action.ts'
import {
  endRequests,
  lockAgency,
  setVerified,
  unverified,
  type VerifiedState,
} from '../verification/index.ts'
import { appendLog } from './log.store.ts'
import { getClaimEnd, isClaimedByOther } from './moderation.rules.ts'
import { enqueueVerificationMail, type Outcome } from './verification.mail.ts'
import {
  updateRequest,
  lockRequest,
  reopenRequest,
  restoreApproved,
  verificationKind,
} from './verification.store.ts'

type Action = 'verify' | 'refuse_verification' | 'unverify'

interface Decision {
  action: Action
  /** The request that was decided, or by which the agency was verified; null of one verified before there were any. */
  requestId: string | null
  /** Its public name, by which moderators know it. */
  agencyName: string
  reason: string
  before: {
    [Name in keyof VerifiedState]: VerifiedState[Name] extends Date | null
      ? string | null
      : VerifiedState[Name]
  }
}

/** A decision about a request, or the withdrawal of a verification, of which the agency is told once it is final (P-moderation-24). */
export const verificationAction: UndoableKind<Decision> = {
  name: verificationKind,
  async revert(context, trx, { subject_id: accountId, actor_id: moderatorId, data }) {
    const { action, agencyName, requestId, before } = data
    const agency = await lockAgency(trx, accountId)
    if (agency?.full_name !== agencyName) throwProblem('fuera_de_plazo')
    if (action !== 'refuse_verification' && agency.verified !== (action === 'verify'))
      throwProblem('fuera_de_plazo')
    const isRestored =
      requestId === null ||
      (action === 'unverify' ? await restoreApproved(trx, requestId) : await reopenRequest(trx, requestId))
    if (!isRestored) throwProblem('fuera_de_plazo')
    if (action !== 'refuse_verification') await setVerified(trx, accountId, parseState(before))
    await appendLog(context, trx, { action: 'undo', accountId, moderatorId, details: { undone: action } })
    return []
  },
  async finalize(context, trx, { subject_id: accountId, data: { action, reason } }) {
    const agency = await lockAgency(trx, accountId)
    if (!agency || (action !== 'refuse_verification' && agency.verified !== (action === 'verify'))) return
    await tellAgency(context, trx, accountId, { kind: outcomes[action], reason })
  },
}

const outcomes = { verify: 'approved', refuse_verification: 'refused', unverify: 'withdrawn' } as const
const types = {
  approved: 'VERIFIED',
  refused: 'VERIFICATION_REFUSED',
  withdrawn: 'VERIFICATION_ENDED',
  expiring: 'VERIFICATION_EXPIRING',
  expired: 'VERIFICATION_ENDED',
} as const satisfies Record<Outcome, string>

/** Tells an agency what has become of its verification, by notification and mail. */
export async function tellAgency(
  context: Context,
  trx: Database,
  accountId: string,
  { kind, reason = '' }: { kind: Outcome; reason?: string },
): Promise<void> {
  await requestNotification(context, trx, { accountId, type: types[kind], sourceId: newId(context.clock) })
  await enqueueVerificationMail(context, trx, { accountId, kind, reason })
}

/** Keeps a request from everybody else for some minutes (P-moderation-6); returns until when. */
export async function claimRequest(
  { clock }: Context,
  trx: Database,
  { accountId: moderatorId }: Caller,
  id: string,
): Promise<Date> {
  const now = clock.now()
  await lockWaiting(trx, moderatorId, id, now)
  const until = getClaimEnd(now)
  await updateRequest(trx, id, { claimed_by: moderatorId, claimed_until: until })
  return until
}

/** Verifies the agency of a request for two years. */
export async function approveRequest(
  context: Context,
  trx: Database,
  { accountId: moderatorId }: Caller,
  id: string,
  { checked, note }: { checked: VerificationCheck[]; note: string },
): Promise<void> {
  const now = context.clock.now()
  const { accountId, agency } = await lockWaiting(trx, moderatorId, id, now)
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + limits.verificationYears)
  await updateRequest(trx, id, {
    status: 'approved',
    decided_by: moderatorId,
    decided_at: now,
    checked,
    note,
  })
  await setVerified(trx, accountId, { verified_at: now, verified_until: until, verified_checks: checked })
  await record(context, trx, { action: 'verify', accountId, moderatorId, requestId: id, agency, note })
}

/** Refuses a request; the agency can ask again. */
export async function refuseRequest(
  context: Context,
  trx: Database,
  { accountId: moderatorId }: Caller,
  id: string,
  { reason, note }: { reason: string; note: string },
): Promise<void> {
  const now = context.clock.now()
  const { accountId, agency } = await lockWaiting(trx, moderatorId, id, now)
  await updateRequest(trx, id, { status: 'refused', decided_by: moderatorId, decided_at: now, reason, note })
  const about = { accountId, moderatorId, requestId: id, agency, reason, note }
  await record(context, trx, { action: 'refuse_verification', ...about })
}

/** Withdraws the verification of an agency. */
export async function unverifyAgency(
  context: Context,
  trx: Database,
  { accountId: moderatorId }: Caller,
  accountId: string,
  { reason, note }: { reason: string; note: string },
): Promise<string[]> {
  const agency = (await lockAgency(trx, accountId)) ?? throwProblem('not_found')
  if (!agency.verified) throwProblem('decision_no_valida')
  await setVerified(trx, accountId, unverified)
  const ended = { from: 'approved', to: 'withdrawn', reason, now: context.clock.now() } as const
  const requestId = await endRequests(trx, accountId, ended)
  await record(context, trx, { action: 'unverify', accountId, moderatorId, requestId, agency, reason, note })
  return []
}

/**
 * Ends the verification of an agency, and its open request, when its public name is no longer `nameBefore`, since moderators check
 * who runs the one of that name (P-moderation-17). Call it after the change; the entry of the log names both.
 */
export async function endVerificationIfRenamed(
  context: Pick<Context, 'clock'>,
  trx: Database,
  accountId: string,
  nameBefore: string,
): Promise<void> {
  const agency = await lockAgency(trx, accountId)
  if (!agency || agency.full_name === nameBefore) return
  const now = context.clock.now()
  await endRequests(trx, accountId, { from: 'open', to: 'renamed', now })
  if (!agency.verified) return
  await setVerified(trx, accountId, unverified)
  await endRequests(trx, accountId, { from: 'approved', to: 'renamed', now })
  const reason = `${nameBefore} → ${agency.full_name}`
  await appendLog(context, trx, { action: 'unverify', accountId, moderatorId: null, reason })
}

type Agency = NonNullable<Awaited<ReturnType<typeof lockAgency>>>

/** Locks the agency of a request that waits, and then the request, in the order of everything that changes both. */
async function lockWaiting(
  trx: Database,
  moderatorId: string,
  id: string,
  now: Date,
): Promise<{ accountId: string; agency: Agency }> {
  const found = await lockRequest(trx, id, lockAgency)
  if (!found || found.accountId === moderatorId || found.agency.status !== 'active') throwProblem('not_found')
  if (found.status !== 'open') throwProblem('caso_decidido')
  if (isClaimedByOther(found, moderatorId, now)) throwProblem('caso_tomado')
  return found
}

async function record(
  context: Context,
  trx: Database,
  {
    action,
    accountId,
    moderatorId,
    requestId,
    agency,
    reason = '',
    note,
  }: {
    action: Action
    accountId: string
    moderatorId: string
    requestId: string | null
    agency: Agency
    reason?: string
    note: string
  },
): Promise<void> {
  const { full_name: agencyName, verified_at, verified_until, verified_checks } = agency
  const before = {
    verified_at: verified_at?.toISOString() ?? null,
    verified_until: verified_until?.toISOString() ?? null,
    verified_checks,
  }
  const data = { action, requestId, agencyName, reason, before }
  await recordAction(context, trx, verificationAction, { subjectId: accountId, actorId: moderatorId, data })
  await appendLog(context, trx, { action, accountId, moderatorId, reason, note })
}

const parseState = ({ verified_at, verified_until, verified_checks }: Decision['before']): VerifiedState => ({
  verified_at: verified_at === null ? null : new Date(verified_at),
  verified_until: verified_until === null ? null : new Date(verified_until),
  verified_checks,
})
