/**
 * Removal of messages. They are withdrawn, as if their sender had done it, and what that erases is kept as JSON, like
 * removed posts and comments.
 */
import { sql } from 'kysely'
import {
  countRestoredMessage,
  deleteMessageFiles,
  withdrawMessage,
} from '../../conversations/message/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { insertRemovedRows } from './content.store.ts'

/** Locks a message; false when it no longer exists or was withdrawn. */
export async function lockMessage(trx: Database, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from message where id = ${id} and withdrawn_at is null for update
  `.execute(trx)
  return rows.length > 0
}

/** The message that was removed, for the event of its withdrawal. */
export interface RemovedMessage {
  messageId: string
  conversationId: string
  senderId: string
  receiverId: string
}

/** Withdraws a message that is locked, and keeps its rows. */
export async function removeMessage(
  trx: Database,
  { caseId, id, now }: { caseId: string; id: string; now: Date },
): Promise<RemovedMessage> {
  const { rows } = await sql<RemovedMessage & { seq: number }>`
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
  await withdrawMessage(trx, id, { now, since: new Date(0) })
  return removed
}

/** Restores a message that was removed; false when its conversation no longer exists. */
export async function restoreMessage(trx: Database, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update message set text = kept.text, withdrawn_at = null, shared_post_id = kept.shared_post_id,
      shared_profile_id = kept.shared_profile_id, scam_sign = kept.scam_sign
    from removed_content, jsonb_populate_recordset(null::message, rows) kept
    where case_id = ${caseId} and table_name = 'message' and message.id = kept.id
    returning message.id
  `.execute(trx)
  const restored = rows[0]
  if (!restored) return false
  await insertRemovedRows(trx, { caseId, table: 'message_file' })
  await countRestoredMessage(trx, restored.id)
  return true
}
