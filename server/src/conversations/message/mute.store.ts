/** Agencies from which a talent wants no messages (P-messages-19). */
import { type RawBuilder, sql } from 'kysely'
import { visibleAccount } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { MemberKey } from './member.store.ts'

/** Condition that one account wants no messages of another; requires expressions of their ids. */
export const isMuted = (accountId: string, agencyId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from agency_mute where account_id = ${sql.ref(accountId)} and agency_id = ${sql.ref(agencyId)}
)`

/** Condition that an account wrote a `message` or has received it (P-messages-19). */
export const isDeliveredTo = (accountId: string): RawBuilder<boolean> =>
  sql<boolean>`(not message.undelivered or message.sender_id = ${accountId})`

/** Whether a message reached nobody but its sender (P-messages-19). */
export async function isUndelivered(db: Database, messageId: string): Promise<boolean> {
  const { rows } = await sql`select from message where id = ${messageId} and undelivered`.execute(db)
  return rows.length > 0
}

/**
 * Mutes an agency. What it has written counts as read, without a read mark that it would see, and a request of it leaves the list.
 */
export async function mute(trx: Database, { accountId, contactId }: MemberKey, now: Date): Promise<void> {
  await trx
    .insertInto('agency_mute')
    .values({ account_id: accountId, agency_id: contactId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    update conversation_member set unread = 0, read_seq = greatest(read_seq, last_seq),
      last_at = case when accepted then last_at end
    where account_id = ${accountId} and contact_id = ${contactId}
  `.execute(trx)
}

export async function unmute(db: Database, { accountId, contactId }: MemberKey): Promise<void> {
  await db
    .deleteFrom('agency_mute')
    .where('account_id', '=', accountId)
    .where('agency_id', '=', contactId)
    .execute()
}

/** The agencies that an account has muted, for its data export (P-export-1); without the names of those hidden from it. */
export function selectMuted(db: Database, accountId: string) {
  const isVisible = visibleAccount({ accountId, hiddenAccountIds: null }, 'other')
  return db
    .selectFrom('agency_mute')
    .innerJoin('account as other', 'other.id', 'agency_mute.agency_id')
    .select([
      sql<string | null>`case when ${isVisible} then other.full_name end`.as('fullname'),
      sql<string | null>`case when ${isVisible} then other.profile_url end`.as('profile_url'),
      'agency_mute.created_at as since',
    ])
    .where('account_id', '=', accountId)
    .orderBy('agency_mute.created_at')
}
