import type { Database } from '../../platform/database/index.ts'

export function findPasskeys(db: Database, accountId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

/** Finds a passkey by the id that browsers name it by. */
export function findCredential(db: Database, credentialId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'account_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Adds a passkey; false when its credential is already known. */
export async function insertPasskey(
  trx: Database,
  row: {
    id: string
    account_id: string
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: Date
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Stores the use of a passkey; false when it was removed meanwhile. */
export async function updateUse(trx: Database, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a passkey of the given account; false when the account has no such passkey. */
export async function deletePasskey(trx: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertChallenge(
  db: Database,
  row: { challenge: string; account_id: string | null; expires_at: Date },
): Promise<void> {
  await db.insertInto('passkey_challenge').values(row).execute()
}

/** Consumes a challenge; false when it is unknown, expired, used, or was made for another account or purpose. */
export async function useChallenge(
  db: Database,
  challenge: string,
  accountId: string | null,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute()
}

/** Passkeys with columns named as in the export. */
export function selectPasskeys(db: Database, accountId: string) {
  return db
    .selectFrom('passkey')
    .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
}
