/** What one of the two people changes in a conversation: read marks, requests, withdrawals, drafts. */
import { sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { matchesIdOrSlug, visibleAccount } from '../../accounts/visibility/index.ts'

/** The member row of an account for one of its contacts. */
export interface MemberKey {
  accountId: string
  contactId: string
}

/**
 * Marks messages up to a time, or all, as read. Returns the time up to which they are read now; null when nothing changed.
 * Locks the row, so that a message that arrives meanwhile is counted after this.
 */
export async function markRead(
  trx: Database,
  { accountId, contactId }: MemberKey,
  upTo: Date | null,
): Promise<Date | null> {
  const isOwn = sql<boolean>`account_id = ${accountId} and contact_id = ${contactId}`
  const { rows } = await sql<{
    conversation_id: string
    unread: number
    read_seq: number
    last_seq: number
    last_at: Date
  }>`
    select conversation_id, unread, read_seq, last_seq, last_at from conversation_member
    where ${isOwn} and last_at is not null for no key update
  `.execute(trx)
  const member = rows[0]
  if (!member || member.unread === 0) return null
  if (upTo === null || upTo >= member.last_at) {
    const { last_seq, last_at } = member
    await sql`
      update conversation_member set read_seq = ${last_seq}, read_at = ${last_at}, unread = 0 where ${isOwn}
    `.execute(trx)
    return last_at
  }
  const inConversation = sql`conversation_id = ${member.conversation_id}`
  // Deleted messages are before the first unread one, so they need no condition of their own.
  const { rows: read } = await sql<{ created_at: Date }>`
    with last_read as materialized (
      select seq, created_at from message
      where ${inConversation} and seq > ${member.read_seq} and created_at <= ${upTo}
      order by seq desc limit 1
    )
    update conversation_member set read_seq = last_read.seq, read_at = last_read.created_at, unread = (
      select count(*) from message
      where ${inConversation} and seq > greatest(last_read.seq, deleted_seq) and sender_id = ${contactId}
        and withdrawn_at is null and not undelivered
    ) from last_read where ${isOwn} returning last_read.created_at
  `.execute(trx)
  return read[0]?.created_at ?? null
}

/** The time of the newest of these messages for each person who sent them to the caller and whom the caller may see. */
export async function findNewestByContact(
  db: Database,
  caller: Caller,
  ids: string[],
): Promise<{ contact_id: string; created_at: Date }[]> {
  const { rows } = await sql<{ contact_id: string; created_at: Date }>`
    select account.id as contact_id, max(message.created_at) as created_at
    from message join conversation on conversation.id = message.conversation_id
    join account on account.id = message.sender_id
    where message.id = any(${ids}::uuid[]) and ${caller.accountId} in (first_id, second_id)
      and account.id <> ${caller.accountId} and ${visibleAccount(caller)}
    group by account.id
  `.execute(db)
  return rows
}

/** Accepts a request; returns up to when its messages are read. Undefined when there is nothing to accept. */
export async function acceptRequest(
  db: Database,
  { accountId, contactId }: MemberKey,
): Promise<{ read_at: Date | null } | undefined> {
  return db
    .updateTable('conversation_member')
    .set({ accepted: true })
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('last_at', 'is not', null)
    .returning('read_at')
    .executeTakeFirst()
}

/** Deletes the messages of a request for its recipient; false when there is none. */
export async function deleteRequest(db: Database, { accountId, contactId }: MemberKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation_member')
    .set((eb) => ({ deleted_seq: eb.ref('last_seq'), last_at: null, unread: 0 }))
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('accepted', '=', false)
    .where('last_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks a message that can be withdrawn; false when it was sent before `since` or is withdrawn already. */
export async function lockWithdrawable(trx: Database, id: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from message where id = ${id} and withdrawn_at is null and created_at > ${since} for update
  `.execute(trx)
  return rows.length > 0
}

/**
 * Withdraws a message: erases its text, and it is no longer unread. False when it was sent before `since` or is withdrawn
 * already.
 */
export async function withdrawMessage(
  trx: Database,
  id: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with withdrawn as (
      update message set text = '', shared_post_id = null, shared_profile_id = null, scam_sign = null, withdrawn_at = ${now} where id = ${id} and withdrawn_at is null and created_at > ${since}
      returning conversation_id, sender_id, seq, undelivered
    ), counted as (
      update conversation_member member set unread = unread - 1 from withdrawn
      where member.conversation_id = withdrawn.conversation_id and member.contact_id = withdrawn.sender_id
        and not undelivered and member.read_seq < withdrawn.seq and member.deleted_seq < withdrawn.seq
    )
    select from withdrawn
  `.execute(trx)
  return rows.length > 0
}

/** Saves a draft for a visible person, or deletes it when it is empty; false when the caller may not see them. */
export async function saveDraft(
  db: Database,
  caller: Caller,
  { reference, text, now }: { reference: string; text: string; now: Date },
): Promise<boolean> {
  const { accountId } = caller
  const contact = sql`
    select account.id from account
    where ${matchesIdOrSlug(reference)} and account.type is not null and account.id <> ${accountId}
      and ${visibleAccount(caller)}
  `
  const write =
    text === ''
      ? sql`delete from message_draft using contact where account_id = ${accountId} and contact_id = contact.id`
      : sql`
          insert into message_draft (account_id, contact_id, text, updated_at)
          select ${accountId}::uuid, id, ${text}, ${now}::timestamptz from contact
          on conflict (account_id, contact_id) do update set text = excluded.text, updated_at = excluded.updated_at
        `
  const { rows } = await sql`
    with contact as materialized (${contact}), written as (${write}) select from contact
  `.execute(db)
  return rows.length > 0
}
