import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { isNotHidden } from '../../accounts/visibility/index.ts'
import type { AboutMessage } from './message.row.ts'

export interface UnreadMessage {
  text: string
  created_at: Date
  full_name: string
  profile_url: string
  language: string
}

/**
 * Finds a message that its recipient has not read, with its sender and the recipient's language; undefined when it has been
 * read, withdrawn or deleted, while it is a request, and when the sender is hidden from the recipient.
 */
export async function findUnreadMessage(
  db: Database,
  { messageId, receiverId, senderId }: Omit<AboutMessage, 'conversationId'>,
): Promise<UnreadMessage | undefined> {
  const recipient = { accountId: receiverId, hiddenAccountIds: null }
  const { rows } = await sql<UnreadMessage>`
    select message.text, message.created_at, sender.full_name, sender.profile_url, recipient.language
    from message join account sender on sender.id = message.sender_id
    join account recipient on recipient.id = ${receiverId}
    join conversation_member member on member.account_id = recipient.id and member.contact_id = sender.id
    where message.id = ${messageId} and sender.id = ${senderId} and message.withdrawn_at is null and member.accepted
      and not message.undelivered and message.seq > greatest(member.read_seq, member.deleted_seq)
      and sender.status = 'active' and ${isNotHidden(recipient, 'sender.id')}
  `.execute(db)
  return rows[0]
}
