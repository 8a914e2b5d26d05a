/** What reports and moderators do with messages. */
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { isDeliveredTo } from './mute.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/**
 * Locks a message that one of its two people has not deleted, and those that are evidence with it, against being withdrawn.
 * Returns its sender, also of one that was withdrawn before (P-moderation-27); undefined when there is none.
 */
export async function lockReceivedMessage(
  trx: Database,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ sender_id: string }>`
    select message.sender_id from message
    join conversation_member own on own.conversation_id = message.conversation_id and own.account_id = ${accountId}
    where message.id = ${id} and message.seq > own.deleted_seq and ${isDeliveredTo(accountId)}
    for share of message
  `.execute(trx)
  await sql`
    select from message where id in (
      select earlier.id from message earlier
      join message reported on reported.conversation_id = earlier.conversation_id and earlier.seq < reported.seq
      where reported.id = ${id} order by earlier.seq desc limit ${sql.lit(serverLimits.evidenceMessagesBefore)}
    ) order by seq desc for share
  `.execute(trx)
  return rows[0]?.sender_id
}

/** Counts a message that is restored as unread again, unless its recipient had read further. */
export async function countRestoredMessage(trx: Database, id: string): Promise<void> {
  await sql`
    update conversation_member member set unread = unread + 1 from message
    where message.id = ${id} and member.conversation_id = message.conversation_id
      and member.contact_id = message.sender_id and member.read_seq < message.seq and member.deleted_seq < message.seq
      and not message.undelivered
  `.execute(trx)
}
