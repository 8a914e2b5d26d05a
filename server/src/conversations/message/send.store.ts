/** Writes messages. The row of the conversation is the first lock on it, so messages of one conversation are ordered. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { eventSource } from '../../platform/outbox/index.ts'
import { type AuthorRow, selectAuthor } from '../../people/profile/index.ts'
import { visibleAccountTo } from '../../accounts/visibility/index.ts'
import { messageSent, messageUnplanned, requestChanged } from './message.events.ts'
import type { MessageRow } from './message.row.ts'
import { isMuted } from './mute.store.ts'
import { messageColumns } from './thread.store.ts'

export interface NewMessage {
  id: string
  senderId: string
  recipientId: string
  text: string
  sharedPostId: string | null
  sharedProfileId: string | null
  /** Kept unless the recipient has written to the sender. */
  scamSign: string | null
  clientId: string | null
  /** Hash of the content. */
  hash: string
  /** When the request arrived; later in a conversation whose last message has this time already. */
  sentAt: Date
}

/** A message as it was inserted. */
export interface InsertedMessage {
  row: MessageRow
  sender: AuthorRow
  recipient: Pick<AuthorRow, 'author_id' | 'profile_url'>
  /** Up to when the sender has read the conversation because of this message (P-messages-8); null when they had before. */
  readUpTo: Date | null
}

/** Minutes that no transaction lasts: a mail that is planned for later is not sent before the message is committed. */
const planMargin = sql`interval '1 minute'`

/** Payload of an event of a message, from columns of the CTE `sent`. */
const about = {
  messageId: 'id',
  conversationId: 'conversation_id',
  senderId: 'sender_id',
  receiverId: 'recipient_id',
}

/**
 * Appends messages to conversations that exist, counts them as unread and marks what came before them as read, in one
 * statement; at most one for each conversation. What a muted agency sends reaches its own side alone (P-messages-19). Leaves
 * out those whose recipient is not visible to the sender or muted by them, and those whose
 * clientId the sender has used before. Without `wait` also those of requests and of
 * conversations that are locked, so that no message waits for another conversation.
 */
export async function insertMessages(
  { clock, outbox }: Pick<Context, 'clock' | 'outbox'>,
  db: Database,
  messages: readonly NewMessage[],
  { wait }: { wait: boolean },
): Promise<InsertedMessage[]> {
  const now = sql`${clock.now()}::timestamptz`
  const list = <K extends keyof NewMessage>(key: K) => messages.map((message) => message[key])
  const { rows } = await sql<InsertedColumns>`
    with wanted as materialized (
      select * from unnest(
        ${list('id')}::uuid[], ${list('senderId')}::uuid[], ${list('recipientId')}::uuid[], ${list('text')}::text[],
        ${list('clientId')}::text[], ${list('hash')}::text[], ${list('sharedPostId')}::uuid[],
        ${list('sharedProfileId')}::uuid[], ${list('scamSign')}::text[], ${list('sentAt')}::timestamptz[]
      ) as wanted (
        id, sender_id, recipient_id, text, client_id, client_hash, shared_post_id, shared_profile_id, scam_sign,
        sent_at
      )
    ), allowed as materialized (
      select wanted.*, theirs.conversation_id, not own.accepted as accepts,
        own.unread > 0 or own.read_seq > 0 as has_reply, ${selectAuthor('me')} as author,
        recipient.profile_url as recipient_url, theirs.accepted and recipient.push_messages as may_push,
        recipient.notify_messages and recipient.email_confirmed_at is not null as may_mail,
        ${isMuted('recipient.id', 'me.id')} as undelivered,
        not theirs.accepted and me.type = 'agencia' as is_agency_request,
        not own.accepted and recipient.type = 'agencia' as answers_agency
      from wanted
      join account me on me.id = wanted.sender_id and me.status = 'active'
      join account recipient on recipient.id = wanted.recipient_id and recipient.type is not null
      join conversation_member theirs on theirs.account_id = recipient.id and theirs.contact_id = me.id
      join conversation_member own on own.account_id = me.id and own.contact_id = recipient.id
      where ${wait ? sql`true` : sql`theirs.accepted`} and ${visibleAccountTo('me.id', 'recipient')}
        and not ${isMuted('me.id', 'recipient.id')}
    ), free as materialized (
      select conversation.id, sent_at from conversation join allowed on allowed.conversation_id = conversation.id
      for no key update of conversation ${wait ? sql`` : sql`skip locked`}
    ), conversation_row as (
      update conversation set last_seq = last_seq + 1, last_at = greatest(sent_at, last_at + interval '1 millisecond')
      from free where conversation.id = free.id returning conversation.id, last_seq, last_at
    ), inserted as (
      insert into message (
        conversation_id, seq, id, sender_id, text, created_at, client_id, client_hash, shared_post_id, shared_profile_id,
        scam_sign, undelivered
      )
      select conversation_row.id, last_seq, allowed.id, sender_id, text, last_at, client_id, client_hash, shared_post_id,
        shared_profile_id, case when not has_reply then scam_sign end, undelivered
      from conversation_row join allowed on allowed.conversation_id = conversation_row.id
      on conflict (sender_id, client_id) where client_id is not null do nothing
      returning *
    ), sent as materialized (
      select inserted.id, inserted.conversation_id, seq, created_at, inserted.sender_id, recipient_id, accepts, may_push,
        may_mail, allowed.undelivered, is_agency_request, answers_agency
      from inserted join allowed on allowed.id = inserted.id
    ), own as (
      update conversation_member member set accepted = true, last_seq = sent.seq, last_at = sent.created_at,
        last_is_own = true, unread = 0,
        read_seq = case when unread > 0 then sent.seq else read_seq end,
        read_at = case when unread > 0 then sent.created_at else read_at end
      from sent where member.account_id = sent.sender_id and member.contact_id = sent.recipient_id
      returning sent.id, case when member.read_seq = sent.seq or accepts then member.read_at end as read_at
    ), theirs as (
      update conversation_member member set unread = unread + 1, last_seq = sent.seq, last_at = sent.created_at,
        last_is_own = false
      from sent
      where member.account_id = sent.recipient_id and member.contact_id = sent.sender_id and not undelivered
    ), to_push as (
      select * from sent where may_push and not undelivered and exists (select from push_subscription where account_id = recipient_id)
    ), unplanned as (
      select * from sent
      where may_mail and not undelivered and id not in (select id from to_push) and not exists (
        select from unread_mail
        where account_id = recipient_id and sent_at is null and due_at > ${now} + ${planMargin}
      )
    ), request as (
      select sender_id, recipient_id from sent where is_agency_request and not undelivered
      union all select recipient_id, sender_id from sent where answers_agency
    ), event as (
      ${outbox.publishFrom(
        eventSource(requestChanged, { senderId: 'sender_id', receiverId: 'recipient_id' }, 'request'),
        eventSource(messageSent, about, 'to_push'),
        eventSource(messageUnplanned, about, 'unplanned'),
      )}
    )
    select inserted.id, inserted.conversation_id, inserted.seq, inserted.sender_id, allowed.recipient_id, inserted.text,
      inserted.created_at, inserted.client_id, inserted.withdrawn_at, inserted.shared_post_id,
      inserted.shared_profile_id, inserted.scam_sign, inserted.undelivered, false as is_reported, '[]'::jsonb as files,
      allowed.author, allowed.recipient_url, own.read_at
    from inserted join allowed on allowed.id = inserted.id join own on own.id = inserted.id
  `.execute(db)
  return rows.map(toInserted)
}

interface InsertedColumns extends MessageRow {
  author: AuthorRow
  recipient_url: string
  read_at: Date | null
}

function toInserted({ author, recipient_url, read_at, ...row }: InsertedColumns): InsertedMessage {
  return {
    row,
    sender: author,
    recipient: { author_id: row.recipient_id, profile_url: recipient_url },
    readUpTo: read_at,
  }
}

/** Inserts the conversation of a first message; it is a request unless the recipient follows the sender (P-messages-3). */
export async function insertConversation(
  trx: Database,
  {
    id,
    senderId,
    recipientId,
    followed,
    now,
  }: {
    id: string
    senderId: string
    recipientId: string
    followed: boolean
    now: Date
  },
): Promise<void> {
  const [first_id, second_id] = [senderId, recipientId].toSorted() as [string, string]
  await trx
    .insertInto('conversation')
    .values({ id, first_id, second_id, started_by: senderId, started_at: now, last_at: new Date(0) })
    .execute()
  await trx
    .insertInto('conversation_member')
    .values([
      { account_id: senderId, contact_id: recipientId, conversation_id: id, accepted: true },
      { account_id: recipientId, contact_id: senderId, conversation_id: id, accepted: followed },
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
