/** Sessions and the tokens that name them. */
import { limits } from '@brilla/contract/platform/limits'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { day, hour, minute } from '../../platform/duration.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { lockAccounts } from './account-locks.store.ts'
import { sessionRevoked } from './auth.events.ts'
import type { Caller } from './caller.ts'
import { describeDevice } from './device.ts'
import { deleteAccountSessions, findTokenClaims, insertSession } from './session.store.ts'
import { signToken } from './token.ts'

/** Until when a session that authenticates at `now` counts as recently authenticated. */
export function getFreshUntil(now: Date): Date {
  return new Date(now.getTime() + limits.freshMinutes * minute)
}

export interface SessionOptions {
  /** A new id unless given. */
  id?: string
  /** Of the login, when the session replaces an earlier one. */
  loginId?: string
  /** Until when it counts as recently authenticated, when nobody has authenticated now. */
  freshUntil?: Date
  remember?: boolean
  /** The User-Agent header; only browser and operating system are stored. */
  userAgent?: string
  /** Of the browser; empty when unknown. */
  timeZone?: string
  /** This login restored a deactivated account; a claim of the token tells the client. */
  restored?: boolean
}

/** Starts a session and returns its token, valid for 12 hours, or for 30 days with `remember` (P-sessions-4). */
export async function startSession(
  context: Context,
  db: Database,
  accountId: string,
  {
    id = newId(context.clock),
    loginId = id,
    freshUntil,
    remember = false,
    userAgent = '',
    timeZone = '',
    restored = false,
  }: SessionOptions = {},
): Promise<string> {
  const now = context.clock.now()
  const lifetime = remember ? limits.sessionRememberedDays * day : limits.sessionHours * hour
  await insertSession(db, {
    id,
    account_id: accountId,
    login_id: loginId,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
    fresh_until: freshUntil ?? getFreshUntil(now),
    device: describeDevice(userAgent),
    time_zone: timeZone,
  })
  return issueToken(context, db, { sessionId: id, tokenVersion: 0 }, restored)
}

/**
 * Locks the caller's account, ends all its sessions and starts one that replaces the caller's, with the same lifetime
 * and as fresh as that was (P-sessions-13).
 * Refuses with `unauthorized` when the caller's session has already ended, so of two concurrent requests one succeeds.
 * `change` runs in between, while no request that publishes can be under way.
 */
export async function renewSession(
  context: Context,
  trx: Database,
  caller: Caller,
  userAgent: string,
  change?: () => Promise<void>,
): Promise<string> {
  const ended = await deleteAccountSessions(trx, caller.accountId)
  const own = ended.find(({ id }) => id === caller.sessionId)
  if (!own) throwProblem('unauthorized')
  await lockAccounts(trx, [caller.accountId])
  // Logins that committed before the lock.
  await deleteAccountSessions(trx, caller.accountId)
  await change?.()
  await context.outbox.publish(trx, sessionRevoked, { accountId: caller.accountId })
  return startSession(context, trx, caller.accountId, {
    loginId: own.login_id,
    freshUntil: own.fresh_until,
    remember: isRemembered(own),
    userAgent,
    timeZone: own.time_zone,
  })
}

/** Whether a session was started with `remember`; its lifetime tells. */
export function isRemembered(session: { created_at: Date; expires_at: Date }): boolean {
  return session.expires_at.getTime() - session.created_at.getTime() > limits.sessionHours * hour
}

/** Signs a token of this version with the account's current claims; refuses with `unauthorized` when session or account has ended. */
export async function issueToken(
  context: Context,
  db: Database,
  { sessionId, tokenVersion }: Pick<Caller, 'sessionId' | 'tokenVersion'>,
  restored = false,
): Promise<string> {
  const found = await findTokenClaims(db, sessionId)
  if (!found || found.status === 'cancelled') throwProblem('unauthorized')
  const { expiresAt, status, ...claims } = found
  const more = { ...(restored && { restored }), ...(status === 'suspended' && { suspended: true as const }) }
  return signToken(context.secret, { ...claims, tokenVersion, ...more }, context.clock.now(), expiresAt)
}
