/** Links that are mailed: 256 random bits, kept hashed, good once, for one purpose and for a while (decision 13). */
import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Database } from '../core/database/index.ts'

/** `email` is a link that proves a new address, which `MailedToken.email` names. */
type Purpose = 'confirmation' | 'recovery' | 'email'

interface MailedToken {
  account_id: string
  purpose: Purpose
  email?: string
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

/** Uses a mailed link up; answers whose it was, or undefined when it is unknown, used or older than `since`. */
export function useMailedToken(
  trx: Database,
  { token, purpose, now, since }: { token: string; purpose: Purpose; now: Date; since: Date },
) {
  return trx
    .updateTable('mailed_token')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .returning(['account_id', 'email'])
    .executeTakeFirst()
}
