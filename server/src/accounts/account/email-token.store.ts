/**
 * Tokens of mailed links: 256 random bits, stored as a hash, single-use but for the browser that used them (P-recovery-11),
 * bound to a purpose, with an expiry (P-recovery-5).
 */
import { createHash, randomBytes } from 'node:crypto'
import { limits } from '@brilla/contract/platform/limits'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { hour, minute } from '../../platform/duration.ts'
import { lockAccount } from './account.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/** `email` confirms a new e-mail address, given in `EmailToken.email`. */
type Purpose = 'confirmation' | 'recovery' | 'email'

interface EmailToken {
  account_id: string
  purpose: Purpose
  email?: string
  /** The session that asked for a new e-mail, which stays when the others end (P-settings-24). */
  session_id?: string
}

/** A token from a request, and the browser that sends it. */
export interface LinkQuery {
  token: string
  purpose: Purpose
  now: Date
  browserId: string | undefined
}

/** Milliseconds. */
const lifetimes: Record<Purpose, number> = {
  confirmation: limits.confirmationHours * hour,
  recovery: limits.recoveryHours * hour,
  email: limits.confirmationHours * hour,
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Hashed together with the token, so that the rows do not tell which accounts share a browser. */
function hashBrowser({ token, browserId }: LinkQuery): Buffer | null {
  return browserId === undefined ? null : hashToken(`${token} ${browserId}`)
}

/** Creates a token and stores its hash. */
export async function createEmailToken(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  row: EmailToken,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('email_token')
    .values({ ...row, hash: hashToken(token), created_at: clock.now() })
    .execute()
  return token
}

/**
 * Finds the account, e-mail and session of a token; `used_at` is set when its browser uses it again (P-recovery-11). Undefined
 * when it is unknown, used or expired.
 */
export function findEmailToken(db: Database, link: LinkQuery) {
  const createdSince = new Date(link.now.getTime() - lifetimes[link.purpose])
  const usedSince = new Date(link.now.getTime() - serverLimits.linkRepeatMinutes * minute)
  return db
    .selectFrom('email_token')
    .select(['account_id', 'email', 'session_id', 'used_at'])
    .where('hash', '=', hashToken(link.token))
    .where('purpose', '=', link.purpose)
    .where((eb) =>
      eb.or([
        eb('used_at', 'is', null).and('created_at', '>', createdSince),
        eb('used_by', '=', hashBrowser(link)).and('used_at', '>', usedSince),
      ]),
    )
    .executeTakeFirst()
}

/**
 * Consumes a token and all other tokens of the account with the same purpose. Returns the same as `findEmailToken`.
 * Locks the account, so that only one of two concurrent requests succeeds, unless one browser sends both. A link that logs in
 * names the session that it starts.
 */
export async function useEmailToken(trx: Database, link: LinkQuery, sessionId?: string) {
  const before = await findEmailToken(trx, link)
  if (!before) return undefined
  await lockAccount(trx, before.account_id)
  const found = await findEmailToken(trx, link)
  if (!found) return undefined
  await trx
    .deleteFrom('email_token')
    .where('account_id', '=', found.account_id)
    .where('purpose', '=', link.purpose)
    .where('hash', '<>', hashToken(link.token))
    .execute()
  await trx
    .updateTable('email_token')
    .set({
      used_at: found.used_at ?? link.now,
      used_by: hashBrowser(link),
      session_id: sessionId ?? found.session_id,
    })
    .where('hash', '=', hashToken(link.token))
    .execute()
  return found
}

/** Deletes the tokens that their browser could use again (P-recovery-11). */
export async function deleteUsedEmailTokens(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('email_token').where('account_id', '=', id).where('used_at', 'is not', null).execute()
}

/** Deletes the tokens of an account, for one purpose or for all. */
export async function deleteEmailTokens(trx: Database, id: string, purpose?: Purpose): Promise<void> {
  await trx
    .deleteFrom('email_token')
    .where('account_id', '=', id)
    .$if(purpose !== undefined, (tokens) => tokens.where('purpose', '=', purpose!))
    .execute()
}
