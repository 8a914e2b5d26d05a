/** Sessions: what a token stands for, and how long. */
import { limits } from '@brilla/contract/limits'
import type { Caller } from '../access/index.ts'
import type { Context } from '../context.ts'
import { newId } from '../core/clock.ts'
import type { Database } from '../core/database/index.ts'
import type { JobKind } from '../core/jobs.ts'
import { deleteExpiredSessions, findCaller, findTokenClaims, insertSession } from './session.store.ts'
import { readToken, signToken } from './token.ts'

const minute = 60_000
const hour = 60 * minute

/** Until when a session that has just proved itself counts as fresh. */
export function freshUntil(now: Date): Date {
  return new Date(now.getTime() + limits.freshMinutes * minute)
}

/** Starts a session of an account and answers its token: 12 hours, or 30 days remembered (decision 14). */
export async function startSession(
  context: Context,
  db: Database,
  accountId: string,
  remember = false,
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
  })
  return issueToken(context, db, id)
}

/** A token of a living session that says what its account looks like now. */
export async function issueToken(context: Context, db: Database, sessionId: string): Promise<string> {
  const { expiresAt, ...claims } = await findTokenClaims(db, sessionId)
  return signToken(context.secret, claims, context.clock.now(), expiresAt)
}

/** Who a token stands for; null when it is dead. */
export async function authenticateToken(context: Context, token: string): Promise<Caller | null> {
  const now = context.clock.now()
  const sessionId = await readToken(context.secret, token, now)
  return sessionId === null ? null : findCaller(context.db, sessionId, now)
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
