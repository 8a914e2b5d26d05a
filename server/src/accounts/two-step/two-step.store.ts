import type { Database } from '../../platform/database/index.ts'

/** The two-step login of an account, whether its setup is confirmed or not. */
export function findTwoStep(db: Database, accountId: string) {
  return db
    .selectFrom('two_step')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** The encrypted secrets of all accounts. */
export const listSecrets = (db: Database) =>
  db.selectFrom('two_step').select(['account_id', 'secret']).execute()

/** Replaces an encrypted secret unless it has changed meanwhile. */
export async function replaceSecret(
  db: Database,
  accountId: string,
  from: Buffer,
  to: Buffer,
): Promise<void> {
  await db
    .updateTable('two_step')
    .set({ secret: to })
    .where('account_id', '=', accountId)
    .where('secret', '=', from)
    .execute()
}

/** Whether two-step login is on. */
export async function hasTwoStep(db: Database, accountId: string): Promise<boolean> {
  return (await findTwoStep(db, accountId))?.confirmed_at != null
}

/** Stores the secret of a setup, in place of an earlier one; false when two-step login is on. */
export async function insertSetup(
  db: Database,
  row: { account_id: string; secret: Buffer; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('two_step')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret: row.secret, created_at: row.created_at })
        .where('two_step.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Confirms the setup with this secret; false when it was confirmed or replaced meanwhile. */
export async function confirmSetup(
  trx: Database,
  { accountId, secret, step, now }: { accountId: string; secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('two_step')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks a time step as used; false when it or a later one was used already. Concurrent calls are serialized by the row. */
export async function consumeStep(db: Database, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_step')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Consumes a recovery code; false when the account has no such code. */
export async function consumeRecoveryCode(db: Database, accountId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks a confirmed two-step login; false when it is off. */
export async function lockTwoStep(trx: Database, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('two_step')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(trx: Database, account_id: string, hashes: Buffer[]) {
  await trx.deleteFrom('recovery_code').where('account_id', '=', account_id).execute()
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id, hash })))
    .execute()
}

/** Deletes the secret and the recovery codes of an account. */
export async function deleteTwoStep(trx: Database, accountId: string): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('two_step').where('account_id', '=', accountId).execute()
}
