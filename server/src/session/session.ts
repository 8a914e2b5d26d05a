/** Sessions: what a token stands for, and how long. */
import type { Language } from '@brilla/contract/errors'
import { limits } from '@brilla/contract/limits'
import { type Caller, lockAccounts } from '../access/index.ts'
import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { ProblemError, refuse } from '../platform/http/problem.ts'
import type { JobKind } from '../platform/jobs.ts'
import { deviceOf } from './device.ts'
import { deleteExpiredSessions, deleteSessionsOf, findTokenClaims, insertSession } from './session.store.ts'
import { signToken } from './token.ts'

const minute = 60_000
const hour = 60 * minute

/** Until when a session that has just proved itself counts as fresh. */
export function freshUntil(now: Date): Date {
  return new Date(now.getTime() + limits.freshMinutes * minute)
}

/** What later rooms do when somebody comes in; app.ts connects them. */
export interface SessionHooks {
  /**
   * Brings a cancelled account back, in the transaction of its login; does nothing to any other, and answers null.
   * Else it answers the accounts that see something else from now on.
   */
  restoreAccount(trx: Database, accountId: string): Promise<string[] | null>
  /** Lets go of the account's identities at other providers, unless `proof` is what its registration left in a browser. */
  dropIdentities(trx: Database, accountId: string, proof?: string): Promise<void>
  /** Somebody proved an account whose e-mail is not confirmed: its mail may have been lost. */
  requestConfirmation(accountId: string, language: Language): Promise<void>
}

interface SessionOptions {
  remember?: boolean
  /** The header of whoever logs in; only browser and system are kept of it. */
  userAgent?: string
  /** This login has brought the account back, which its token says. */
  restored?: boolean
}

/** Starts a session of an account and answers its token: 12 hours, or 30 days remembered (P-sessions-4). */
export async function startSession(
  context: Context,
  db: Database,
  accountId: string,
  { remember = false, userAgent = '', restored = false }: SessionOptions = {},
): Promise<string> {
  const now = context.clock.now()
  const lifetime = remember ? limits.sessionRememberedDays * 24 * hour : limits.sessionHours * hour
  const id = newId(context.clock)
  await insertSession(db, {
    id,
    account_id: accountId,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
    fresh_until: freshUntil(now),
    device: deviceOf(userAgent),
  })
  return issueToken(context, db, id, restored)
}

interface Entering extends Omit<SessionOptions, 'restored'> {
  /** Answers whose account it is, or refuses; locks no account. */
  prove(trx: Database): Promise<string>
  /** What goes with it, once the account is there; may refuse as well. */
  settle?(trx: Database, accountId: string): Promise<void>
}

/**
 * Lets somebody in, all in one transaction: proved, brought back where the account was cancelled, settled, and given a
 * session, whose token it answers. An account that comes back takes its turn before its row is locked, as one that
 * leaves does, so neither waits for the other.
 */
export async function enter(
  context: Context,
  hooks: SessionHooks,
  { prove, settle, ...options }: Entering,
): Promise<string> {
  const attempt = () =>
    context.db.transaction().execute(async (trx) => {
      const accountId = await prove(trx)
      const restored = await hooks.restoreAccount(trx, accountId)
      await settle?.(trx, accountId)
      const token = await startSession(context, trx, accountId, { ...options, restored: restored !== null })
      return { token, changed: restored ?? [] }
    })
  // Cancelled after it was found to be here: now it can be brought back.
  const { token, changed } = await attempt().catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'unauthorized') return attempt()
    throw error
  })
  for (const id of changed) context.events.emit('accountChanged', id)
  return token
}

/**
 * Ends every session of the caller's account, which it locks, and starts a new one in place of the caller's own, as
 * long-lived as that.
 * Refuses with `unauthorized` when the caller's has ended meanwhile, so that of two such calls at once one counts.
 */
export async function renewSession(
  context: Context,
  trx: Database,
  caller: Caller,
  userAgent: string,
): Promise<string> {
  const ended = await deleteSessionsOf(trx, caller.accountId)
  const own = ended.find(({ id }) => id === caller.sessionId)
  if (!own) refuse('unauthorized')
  await lockAccounts(trx, [caller.accountId])
  // Those of logins that were on their way.
  await deleteSessionsOf(trx, caller.accountId)
  return startSession(context, trx, caller.accountId, { remember: isRemembered(own), userAgent })
}

/** A session of 12 hours or one of 30 days: nothing else tells them apart, and nothing else needs to. */
export function isRemembered(session: { created_at: Date; expires_at: Date }): boolean {
  return session.expires_at.getTime() - session.created_at.getTime() > limits.sessionHours * hour
}

/** A token of a session that says what its account looks like now; refuses when it or the account has ended meanwhile. */
export async function issueToken(
  context: Context,
  db: Database,
  sessionId: string,
  restored = false,
): Promise<string> {
  const found = await findTokenClaims(db, sessionId)
  if (!found || found.status === 'cancelled') refuse('unauthorized')
  const { expiresAt, status, ...claims } = found
  const more = { ...(restored && { restored }), ...(status === 'suspended' && { suspended: true as const }) }
  return signToken(context.secret, { ...claims, ...more }, context.clock.now(), expiresAt)
}

/** Forgets sessions that have run out. */
export function sessionJobs(context: Context): JobKind<never>[] {
  return [
    {
      name: 'session.sweep',
      schedule: '17 * * * *',
      run: () => deleteExpiredSessions(context.db, context.clock.now()),
    },
  ]
}
