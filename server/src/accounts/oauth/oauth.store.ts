import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

/** Finds the account with this identity. */
export function findAccountByIdentity(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
) {
  return db
    .selectFrom('social_identity')
    .innerJoin('account', 'account.id', 'social_identity.account_id')
    .select(['account.id', 'account.email', 'account.email_confirmed_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Finds the issuers linked to an account, and whether it has a password. */
export async function findLoginMethods(db: Database, accountId: string) {
  const { rows } = await sql<{ issuers: string[]; password: boolean }>`
    select password_hash is not null as password,
      array(select issuer from social_identity where account_id = account.id) as issuers
    from account where id = ${accountId}
  `.execute(db)
  return rows[0] ?? { issuers: [], password: false }
}

/** Links an identity; false when it is already linked to an account. */
export async function insertIdentity(
  trx: Database,
  row: { issuer: string; subject: string; account_id: string; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('social_identity')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteIdentities(trx: Database, accountId: string): Promise<void> {
  await trx.deleteFrom('social_identity').where('account_id', '=', accountId).execute()
}

/** Marks a token as used; false when it already was. Concurrent calls are serialized by the primary key. */
export async function insertUsedToken(trx: Database, hash: Buffer, expires_at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('social_spent')
    .values({ hash, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function isTokenUsed(db: Database, hash: Buffer): Promise<boolean> {
  const found = await db.selectFrom('social_spent').select('hash').where('hash', '=', hash).executeTakeFirst()
  return found !== undefined
}

export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('social_spent').where('expires_at', '<', now).execute()
}
