import { sql } from 'kysely'
import { lockKept } from '../../content/kept-content/index.ts'
import {
  countRestoredMessage,
  deleteMessageFiles,
  lockReceivedMessage,
  messageEvidence,
  messageWithdrawn,
  withdrawMessage,
} from '../../conversations/message/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { insertRemovedRows } from './removed-content.store.ts'
import type { Captured, SubjectKind } from './subject.ts'
import { serverLimits } from '../../platform/server-limits.ts'

export const messageSubject: SubjectKind = {
  /** Whatever its sender has done since: blocked the recipient, or deactivated the account. */
  lockAuthor: (trx, caller, id) => lockReceivedMessage(trx, caller.accountId, id),
  /** With the messages before it that its recipient has not deleted. */
  async capture(trx, id) {
    const { rows } = await sql<Captured>`
      select own.account_id as contact_id, json_build_object('contact', contact.full_name, 'messages', (
        select json_agg(${messageEvidence(sql`message.sender_id = reported.sender_id`)} order by message.seq)
        from (
          select * from message earlier where earlier.conversation_id = reported.conversation_id
            and earlier.seq <= reported.seq and earlier.seq > own.deleted_seq
            and (not earlier.undelivered or earlier.sender_id = own.account_id)
          order by earlier.seq desc limit ${sql.lit(serverLimits.evidenceMessagesBefore + 1)}
        ) message
      )) as conversation
      from message reported
      join conversation_member own
        on own.conversation_id = reported.conversation_id and own.contact_id = reported.sender_id
      join account contact on contact.id = own.account_id
      where reported.id = ${id}
    `.execute(trx)
    const captured = rows[0] ?? {}
    await addWithdrawnTexts(trx, captured.conversation?.messages ?? [])
    return captured
  },
  async lock(trx, id) {
    const { rows } = await sql`
      select from message where id = ${id} and withdrawn_at is null for update
    `.execute(trx)
    return rows.length > 0
  },
  async remove({ clock, outbox }, trx, { id: caseId, subject_id: id }) {
    const { rows } = await sql<Removed & { seq: number }>`
      with removed as (
        select message.*, case when first_id = sender_id then second_id else first_id end as receiver_id
        from message join conversation on conversation.id = message.conversation_id where message.id = ${id}
      ), kept as (
        insert into removed_content (case_id, table_name, rows)
        select ${caseId}::uuid, 'message', jsonb_agg(to_jsonb(removed)) from removed
        union all
        select ${caseId}::uuid, 'message_file', coalesce(jsonb_agg(to_jsonb(file)), '[]')
        from message_file file join removed on removed.conversation_id = file.conversation_id and removed.seq = file.seq
      )
      select id as "messageId", conversation_id as "conversationId", sender_id as "senderId", receiver_id as "receiverId", seq
      from removed
    `.execute(trx)
    const { seq, ...removed } = rows[0]!
    await deleteMessageFiles(trx, { conversation_id: removed.conversationId, seq })
    await withdrawMessage(trx, id, { now: clock.now(), since: new Date(0) })
    await outbox.publish(trx, messageWithdrawn, removed)
  },
  async restore(trx, { id: caseId }) {
    const { rows } = await sql<{ id: string }>`
      update message set text = kept.text, withdrawn_at = null, shared_post_id = kept.shared_post_id,
        shared_profile_id = kept.shared_profile_id, scam_sign = kept.scam_sign
      from removed_content, jsonb_populate_recordset(null::message, rows) kept
      where case_id = ${caseId} and table_name = 'message' and message.id = kept.id
      returning message.id
    `.execute(trx)
    const [restored] = rows
    if (!restored) return null
    await insertRemovedRows(trx, { caseId, table: 'message_file' })
    await countRestoredMessage(trx, restored.id)
    return []
  },
}

/** A removed message, for the event of its withdrawal. */
interface Removed {
  messageId: string
  conversationId: string
  senderId: string
  receiverId: string
}

/** Fills in what withdrawn messages contained, as long as it is kept. */
async function addWithdrawnTexts(
  trx: Database,
  messages: NonNullable<Captured['conversation']>['messages'],
): Promise<void> {
  const withdrawn = messages.filter((message) => message.withdrawn)
  const ids = withdrawn.map((message) => message.id)
  const kept = new Map((await lockKept(trx, 'message', ids)).map((row) => [row.subject_id, row.content]))
  for (const message of withdrawn)
    Object.assign(message, kept.get(message.id), { withdrawn: true, bySubject: message.bySubject })
}
