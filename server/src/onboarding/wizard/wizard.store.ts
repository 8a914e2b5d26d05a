import type { Insertable } from 'kysely'
import { toBiographyColumns } from '../../accounts/account/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Invitation } from '../../platform/database/schema.ts'

export async function setBiography(trx: Database, id: string, biography: string): Promise<void> {
  await trx.updateTable('account').set(toBiographyColumns(biography)).where('id', '=', id).execute()
}

/** Inserts an invitation; false when that address was already invited by anyone. */
export async function insertInvitation(trx: Database, row: Insertable<Invitation>): Promise<boolean> {
  const inserted = await trx
    .insertInto('invitation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('email_hash')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether anyone has invited an address with one of these hashes. */
export async function isInvited(trx: Database, hashes: Buffer[]): Promise<boolean> {
  if (hashes.length === 0) return false
  const found = await trx
    .selectFrom('invitation')
    .select('email_hash')
    .where('email_hash', 'in', hashes)
    .executeTakeFirst()
  return found !== undefined
}

/** The hashes of the addresses that an account has invited. */
export async function listInvitations(trx: Database, inviterId: string): Promise<Buffer[]> {
  const rows = await trx
    .selectFrom('invitation')
    .select('email_hash')
    .where('inviter_id', '=', inviterId)
    .execute()
  return rows.map(({ email_hash }) => email_hash)
}

/** Finds the inviter's name, if the account is active. */
export function findInviterName(db: Database, id: string) {
  return db
    .selectFrom('account')
    .select('full_name')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
}
