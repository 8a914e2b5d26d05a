/** Writes messages. The row of the conversation is the first lock on it, so messages of one conversation are ordered. */
import { sql } from 'kysely'
import { lockAccounts, lockActiveSession } from '../auth/index.ts'
import type { Context } from '../context.ts'
import type { Database } from '../platform/database/index.ts'
import { eventSource } from '../platform/outbox/index.ts'
import { type AuthorRow, selectAuthor } from '../profile/index.ts'
import { visibleAccount } from '../visibility/index.ts'
import { messageSent } from './message.events.ts'
import type { MessageRow } from './message.row.ts'
import { type Sender, viewWithoutCache } from './recipient.store.ts'
import { messageColumns } from './thread.store.ts'

export interface NewMessage {
  id: string
  conversationId: string
  receiverId: string
  text: string
  sharedPostId: string | null
  sharedProfileId: string | null
  scamSign: string | null
  clientId: string | null
  /** Hash of the content. */
  hash: string
  now: Date
}

/** A message as it was inserted. */
export interface InsertedRow extends MessageRow {
  /** Up to when the sender has read the conversation. */
  read_at: Date | null
  /** Whether messages of the receiver are read because of this one (P-messages-8). */
  has_read: boolean
}

/**
 * Appends a message to a conversation, counts it as unread and marks what came before it as read, in one statement.
 * Returns undefined when the sender's session has ended, the receiver is no longer visible to the sender, or the sender
 * has used the clientId before.
 */
export async function insertMessage(
  { outbox }: Pick<Context, 'outbox'>,
  db: Database,
  sender: Sender,
  message: NewMessage,
): Promise<InsertedRow | undefined> {
  const event = {
    messageId: 'inserted.id',
    conversationId: 'inserted.conversation_id',
    senderId: 'inserted.sender_id',
    receiverId: 'theirs.account_id',
  }
  const { rows } = await sql<InsertedRow>`
    with allowed as materialized (
      select account.id as receiver_id from account join account me on me.id = ${sender.accountId}
      where account.id = ${message.receiverId} and me.status = 'active'
        and ${visibleAccount(viewWithoutCache(sender))} and ${lockActiveSession(sender)}
    ), conversation_row as (
      update conversation set last_seq = last_seq + 1,
        last_at = greatest(${message.now}::timestamptz, last_at + interval '1 millisecond')
      from allowed where conversation.id = ${message.conversationId} returning id, last_seq, last_at
    ), inserted as (
      insert into message (
        conversation_id, seq, id, sender_id, text, created_at, client_id, client_hash, shared_post_id, shared_profile_id,
        scam_sign
      )
      select id, last_seq, ${message.id}::uuid, ${sender.accountId}::uuid, ${message.text}, last_at,
        ${message.clientId}, ${message.hash}, ${message.sharedPostId}::uuid, ${message.sharedProfileId}::uuid,
        ${message.scamSign}
      from conversation_row
      on conflict (sender_id, client_id) where client_id is not null do nothing
      returning *
    ), own as (
      update conversation_member member set accepted = true, last_seq = inserted.seq,
        last_at = inserted.created_at, last_is_own = true, unread = 0,
        read_seq = case when unread > 0 then inserted.seq else read_seq end,
        read_at = case when unread > 0 then inserted.created_at else read_at end
      from inserted where member.account_id = ${sender.accountId} and member.contact_id = ${message.receiverId}
      returning member.read_at, member.read_seq
    ), theirs as (
      update conversation_member member set unread = unread + 1, last_seq = inserted.seq,
        last_at = inserted.created_at, last_is_own = false
      from inserted where member.account_id = ${message.receiverId} and member.contact_id = ${sender.accountId}
      returning member.account_id
    ), event as (${outbox.publishFrom(eventSource(messageSent, event, 'inserted cross join theirs'))})
    select inserted.id, inserted.conversation_id, inserted.seq, inserted.sender_id, theirs.account_id as receiver_id,
      inserted.text, inserted.created_at, inserted.client_id, inserted.withdrawn_at, inserted.shared_post_id,
      inserted.shared_profile_id, inserted.scam_sign, '[]'::jsonb as files,
      own.read_at, own.read_seq = inserted.seq as has_read
    from inserted cross join own cross join theirs
  `.execute(db)
  return rows[0]
}

/**
 * Locks a session and two accounts, in the order in which a deactivation locks them, until the transaction ends: types,
 * statuses and blocks do not change meanwhile, and no other conversation of either begins. False when the session has ended.
 */
export async function lockForFirstMessage(
  trx: Database,
  sender: Sender,
  receiverId: string,
): Promise<boolean> {
  const { rows } = await sql`select where ${lockActiveSession(sender)}`.execute(trx)
  await lockAccounts(trx, [sender.accountId, receiverId])
  return rows.length > 0
}

/** Inserts the conversation of a first message; it is a request unless the receiver follows the sender (P-messages-3). */
export async function insertConversation(
  trx: Database,
  {
    id,
    senderId,
    receiverId,
    followed,
    now,
  }: {
    id: string
    senderId: string
    receiverId: string
    followed: boolean
    now: Date
  },
): Promise<void> {
  const [first_id, second_id] = [senderId, receiverId].toSorted() as [string, string]
  await trx
    .insertInto('conversation')
    .values({ id, first_id, second_id, started_by: senderId, started_at: now, last_at: new Date(0) })
    .execute()
  await trx
    .insertInto('conversation_member')
    .values([
      { account_id: senderId, contact_id: receiverId, conversation_id: id, accepted: true },
      { account_id: receiverId, contact_id: senderId, conversation_id: id, accepted: followed },
    ])
    .execute()
}

/** Finds the sender's message with a clientId, and the hash of its content. */
export async function findByClientId(
  db: Database,
  senderId: string,
  clientId: string,
): Promise<{ row: MessageRow & { client_hash: string | null }; sender: AuthorRow } | undefined> {
  const { rows } = await sql<MessageRow & { client_hash: string | null; author: AuthorRow }>`
    select ${messageColumns}, message.client_hash, ${selectAuthor('me')} as author
    from message join conversation on conversation.id = message.conversation_id
    join account me on me.id = message.sender_id
    where sender_id = ${senderId} and client_id = ${clientId}
  `.execute(db)
  const row = rows[0]
  return row && { row, sender: row.author }
}
