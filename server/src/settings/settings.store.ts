import { limits } from '@brilla/contract/limits'
import type { notificationFlags } from '@brilla/contract/settings'
import { sql, type Updateable } from 'kysely'
import { deleteMailedTokens } from '../account/index.ts'
import { type Database, unlessDuplicate } from '../platform/database/index.ts'
import type { Account } from '../platform/database/schema.ts'

/** Sets columns; those that are undefined stay. */
export async function updateAccount(trx: Database, id: string, row: Updateable<Account>): Promise<void> {
  await trx.updateTable('account').set(row).where('id', '=', id).execute()
}

export async function emailTakenByOther(db: Database, id: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function setPendingEmail(db: Database, id: string, email: string | null): Promise<void> {
  await db.updateTable('account').set({ pending_email: email }).where('id', '=', id).execute()
}

/** Makes the pending e-mail count; links mailed to the old one are good for nothing any more. False when it is taken by now. */
export async function confirmPendingEmail(trx: Database, id: string): Promise<boolean> {
  const moved = sql`update account set email = pending_email, pending_email = null where id = ${id}`
  if (!(await unlessDuplicate(moved.execute(trx)))) return false
  await deleteMailedTokens(trx, id)
  return true
}

export async function urlTakenByOther(db: Database, id: string, profile_url: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('profile_url', '=', profile_url)
    .where('id', '<>', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Moves a profile; false when the address is taken. */
export function setProfileUrl(trx: Database, id: string, profile_url: string): Promise<boolean> {
  return unlessDuplicate(updateAccount(trx, id, { profile_url }))
}

/** Lets the address that was left lead to the new one, which from now on leads nowhere else; the oldest are let go. */
export async function keepFormerUrl(
  trx: Database,
  id: string,
  left: string,
  taken: string,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('former_profile_url').where('profile_url', '=', taken).execute()
  await trx
    .insertInto('former_profile_url')
    .values({ profile_url: left, account_id: id, left_at: now })
    .onConflict((conflict) => conflict.column('profile_url').doUpdateSet({ account_id: id, left_at: now }))
    .execute()
  await trx
    .deleteFrom('former_profile_url')
    .where('account_id', '=', id)
    .where('profile_url', 'not in', (eb) =>
      eb
        .selectFrom('former_profile_url')
        .select('profile_url')
        .where('account_id', '=', id)
        .orderBy('left_at', 'desc')
        .limit(limits.formerProfileUrls),
    )
    .execute()
}

const flagColumns = {
  followers: 'notify_followers',
  photos_videos: 'notify_photos_videos',
  messages: 'notify_messages',
  following: 'notify_following',
} as const satisfies Record<(typeof notificationFlags)[number], keyof Account>

export async function setFlag(
  db: Database,
  id: string,
  flag: keyof typeof flagColumns,
  status: boolean,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ [flagColumns[flag]]: status })
    .where('id', '=', id)
    .execute()
}
