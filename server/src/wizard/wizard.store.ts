import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../core/database/index.ts'
import type { Account, Invitation } from '../core/database/schema.ts'

/** The account's e-mail; invitations of one account wait for one another. */
export function lockAccount(trx: Database, id: string) {
  return trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function setBiography(trx: Database, id: string, biography: string): Promise<void> {
  await trx.updateTable('account').set({ biography }).where('id', '=', id).execute()
}

/** Sets columns; those that are undefined stay. */
export async function updateAccount(db: Database, id: string, row: Updateable<Account>): Promise<void> {
  await db.updateTable('account').set(row).where('id', '=', id).execute()
}

/** Notes an invitation; false when somebody has invited that address before. */
export async function insertInvitation(trx: Database, row: Insertable<Invitation>): Promise<boolean> {
  const inserted = await trx
    .insertInto('invitation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('email_hash')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function countInvitations(trx: Database, inviterId: string): Promise<number> {
  const { n } = await trx
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('inviter_id', '=', inviterId)
    .executeTakeFirstOrThrow()
  return n
}

/** The inviter while they may be named to anybody. */
export function findInviter(db: Database, id: string) {
  return db
    .selectFrom('account')
    .select('full_name')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
}
