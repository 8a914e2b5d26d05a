import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { selectHiddenAccountIds } from '../visibility/index.ts'
import { currentPosition } from '../../platform/database/replicas.ts'
import { second } from '../../platform/duration.ts'
import type { Authenticated } from './caller.ts'
import type { Session } from './token.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/** Milliseconds in which a session reads from the primary, whatever replicas have. */
const youngSession = 30 * second

/** Remembers how much of the write-ahead log a replica must have for what the session reads from now on. */
export async function saveWrittenPosition(db: Database, sessionId: string): Promise<void> {
  await sql`update session set written_up_to = ${currentPosition} where id = ${sessionId}`.execute(db)
}

/**
 * The sender of a token, and whether it is the first that uses a token of this version; null when session or version has
 * ended or the account is deactivated or unconfirmed.
 */
export async function findCaller(db: Database, { sessionId, tokenVersion }: Session, now: Date) {
  const { rows } = await sql<Authenticated & { isFirstUse: boolean }>`
    select account.id as "accountId", session.id as "sessionId", ${tokenVersion}::integer as "tokenVersion",
      session.token_version < ${tokenVersion} as "isFirstUse", account.type, account.moderator,
      account.status = 'suspended' as suspended, session.fresh_until as "freshUntil",
      account.following_count as "followingCount",
      case when session.created_at < ${new Date(now.getTime() - youngSession)} then written_up_to end as "writtenUpTo",
      ${selectHiddenAccountIds(sql.ref('account.id'))} as "hiddenAccountIds"
    from session join account on account.id = session.account_id
    where session.id = ${sessionId} and session.token_version <= ${tokenVersion} and session.expires_at > ${now}
      and account.status <> 'cancelled' and account.email_confirmed_at is not null
  `.execute(db)
  return rows[0] ?? null
}

/** Ends the earlier tokens of a session. */
export async function endEarlierTokens(db: Database, { sessionId, tokenVersion }: Session): Promise<void> {
  await db
    .updateTable('session')
    .set({ token_version: tokenVersion })
    .where('id', '=', sessionId)
    .where('token_version', '<', tokenVersion)
    .execute()
}

/** Returns the ids among `ids` whose sessions have not ended and whose accounts are active. */
export async function findActiveSessionIds(db: Database, ids: string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select session.id from session join account on account.id = session.account_id
    where session.id = any(${ids}::uuid[]) and session.expires_at > ${now} and account.status = 'active'
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export function findLogin(db: Database, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'password_hash', 'email_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}

export function findPasswordHash(db: Database, accountId: string) {
  return db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Claims and expiry of a session's token; undefined when the session has ended. */
export function findTokenClaims(db: Database, sessionId: string) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account.id as accountId',
      'session.id as sessionId',
      'account.type as profileType',
      'account.profile_image as profileImage',
      'account.cover_image as coverImage',
      'session.expires_at as expiresAt',
      'account.status',
    ])
    .where('session.id', '=', sessionId)
    .executeTakeFirst()
}

export async function insertSession(
  db: Database,
  row: {
    id: string
    account_id: string
    login_id: string
    created_at: Date
    expires_at: Date
    fresh_until: Date
    device: string
    time_zone: string
  },
): Promise<void> {
  await db.insertInto('session').values(row).execute()
}

export async function markReauthenticated(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('session').set({ fresh_until: until }).where('id', '=', id).execute()
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute()
}

/**
 * Ends all sessions of an account, or all but one, and returns them. Sessions are locked in id order and before the account, which prevents deadlocks.
 */
export function deleteAccountSessions(db: Database, accountId: string, butId?: string) {
  return db
    .deleteFrom('session')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', accountId)
        .$if(butId !== undefined, (sessions) => sessions.where('id', '<>', butId!))
        .orderBy('id')
        .forUpdate(),
    )
    .returning(['id', 'login_id', 'created_at', 'expires_at', 'fresh_until', 'time_zone'])
    .execute()
}

/** Ends a session of the given account; false when the account has no such session. */
export async function deleteOwnSession(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the session of a login, also one that has replaced it. */
export async function deleteSessionOfLogin(db: Database, accountId: string, loginId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('login_id', '=', loginId).execute()
}

/** Unexpired sessions of an account, newest first. */
export function findSessions(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'created_at', 'expires_at', 'device', 'time_zone'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(serverLimits.sessionsListed)
    .execute()
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now).execute()
}
