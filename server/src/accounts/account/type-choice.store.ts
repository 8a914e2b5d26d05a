/** The choice of the account type, and taking it back. */
import type { AccountType } from '@brilla/contract/platform/fields'
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import { saveFormerUrl } from './account.store.ts'
import type { Database } from '../../platform/database/index.ts'
import { hour } from '../../platform/duration.ts'

/**
 * Columns that refer to the account in rows of which its type is part: once there is such a row, the type is final
 * (P-accounts-24). A test fails on a table that refers to accounts and is neither here nor listed there as independent of the type.
 */
export const usesOfType = [
  ['post', 'author_id'],
  ['comment', 'author_id'],
  ['post_like', 'account_id'],
  ['comment_like', 'account_id'],
  ['follow', 'follower_id'],
  ['follow', 'followed_id'],
  ['conversation', 'first_id'],
  ['conversation', 'second_id'],
  ['bulk_message', 'sender_id'],
  ['agency_mute', 'account_id'],
  ['agency_mute', 'agency_id'],
  ['list', 'agency_id'],
  ['list_person', 'account_id'],
  ['presentation', 'agency_id'],
  ['presentation_person', 'account_id'],
  ['verification_request', 'account_id'],
] as const

const isUnused = sql<boolean>`not (${sql.join(
  usesOfType.map(
    ([table, column]) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = account.id)`,
  ),
  sql` or `,
)})`

/** Sets the account type; false when one was already chosen. */
export async function setType(db: Database, id: string, type: AccountType, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set((eb) => ({
      type,
      type_chosen_at: now,
      // It starts as the e-mail of the login, unless that was not to be public (P-profiles-17).
      contact_email:
        type === 'agencia' ? eb.case().when('show_email', '=', true).then(eb.ref('email')).end() : null,
    }))
    .where('id', '=', id)
    .where('type', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Until when the type can be taken back; null when it is final. */
export async function findUndoLimit(
  db: Database,
  { id, type, type_chosen_at }: { id: string; type: string | null; type_chosen_at: Date | null },
  now: Date,
): Promise<Date | null> {
  if (!type || !type_chosen_at || type_chosen_at <= undoableSince(now)) return null
  const unused = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where(isUnused)
    .executeTakeFirst()
  return unused ? new Date(type_chosen_at.getTime() + limits.typeUndoHours * hour) : null
}

/** Takes the type back, and what only one type has; false when the type is final. */
export async function undoType(trx: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ type: null, type_chosen_at: null, agency_name: null, contact_email: null, verified: false })
    .where('id', '=', id)
    .where('type_chosen_at', '>', undoableSince(now))
    .where(isUnused)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx.deleteFrom('profile_facts').where('account_id', '=', id).execute()
  return true
}

/** The profile address, and the names of which others are made. */
export function findNames(db: Database, id: string) {
  return db
    .selectFrom('account')
    .select(['agency_name', 'first_name', 'last_name', 'profile_url'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Sets the profile address of an account, and reserves the former one. */
export async function setProfileUrl(
  trx: Database,
  id: string,
  { left, taken, now }: { left: string; taken: string; now: Date },
): Promise<void> {
  await trx.updateTable('account').set({ profile_url: taken }).where('id', '=', id).execute()
  await saveFormerUrl(trx, id, left, taken, now)
}

const undoableSince = (now: Date) => new Date(now.getTime() - limits.typeUndoHours * hour)
