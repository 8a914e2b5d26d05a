/** Links that are mailed: 256 random bits, kept hashed, good once, for one purpose and for a while (P-recovery-5). */
import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { lockAccount } from './account.store.ts'

/** `email` is a link that proves a new address, which `MailedToken.email` names. */
type Purpose = 'confirmation' | 'recovery' | 'email'

interface MailedToken {
  account_id: string
  purpose: Purpose
  email?: string
}

/** A link as it came back, and how old it may be. */
export interface ReturnedLink {
  token: string
  purpose: Purpose
  since: Date
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Makes a link's token, of which only the hash is kept. */
export async function createMailedToken(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  row: MailedToken,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('mailed_token')
    .values({ ...row, hash: hashOf(token), created_at: clock.now() })
    .execute()
  return token
}

/** Whose link it is, and the address that it proves; undefined when it is unknown, used or too old. */
export function findMailedToken(db: Database, { token, purpose, since }: ReturnedLink) {
  return db
    .selectFrom('mailed_token')
    .select(['account_id', 'email'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirst()
}

/**
 * Uses a link up, and with it all that were mailed to its account for the same purpose: whoever finds another one later
 * is let in by none. Answers as `findMailedToken`; locks the account, so that of two at once one is used.
 */
export async function useMailedToken(trx: Database, link: ReturnedLink) {
  const before = await findMailedToken(trx, link)
  if (!before) return undefined
  await lockAccount(trx, before.account_id)
  const found = await findMailedToken(trx, link)
  if (found) await deleteMailedTokens(trx, found.account_id, link.purpose)
  return found
}

/** Voids the links that were mailed to an account, for one purpose or for all. */
export async function deleteMailedTokens(trx: Database, id: string, purpose?: Purpose): Promise<void> {
  await trx
    .deleteFrom('mailed_token')
    .where('account_id', '=', id)
    .$if(purpose !== undefined, (tokens) => tokens.where('purpose', '=', purpose!))
    .execute()
}
