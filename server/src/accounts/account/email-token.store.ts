/** Tokens of mailed links: 256 random bits, stored as a hash, single-use, bound to a purpose, with an expiry (P-recovery-5). */
import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { lockAccount } from './account.store.ts'

/** `email` confirms a new e-mail address, given in `EmailToken.email`. */
type Purpose = 'confirmation' | 'recovery' | 'email'

interface EmailToken {
  account_id: string
  purpose: Purpose
  email?: string
  /** The session that asked for a new e-mail, which stays when the others end (P-settings-24). */
  session_id?: string
}

/** A token from a request; tokens created before `since` are expired. */
export interface LinkQuery {
  token: string
  purpose: Purpose
  since: Date
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
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

/** Finds the account and e-mail of a token; undefined when it is unknown, used or expired. */
export function findEmailToken(db: Database, { token, purpose, since }: LinkQuery) {
  return db
    .selectFrom('email_token')
    .select(['account_id', 'email', 'session_id'])
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirst()
}

/**
 * Consumes a token and all other tokens of the account with the same purpose. Returns the same as `findEmailToken`.
 * Locks the account, so that only one of two concurrent requests succeeds.
 */
export async function useEmailToken(trx: Database, link: LinkQuery) {
  const before = await findEmailToken(trx, link)
  if (!before) return undefined
  await lockAccount(trx, before.account_id)
  const found = await findEmailToken(trx, link)
  if (found) await deleteEmailTokens(trx, found.account_id, link.purpose)
  return found
}

/** Deletes the tokens of an account, for one purpose or for all. */
export async function deleteEmailTokens(trx: Database, id: string, purpose?: Purpose): Promise<void> {
  await trx
    .deleteFrom('email_token')
    .where('account_id', '=', id)
    .$if(purpose !== undefined, (tokens) => tokens.where('purpose', '=', purpose!))
    .execute()
}
