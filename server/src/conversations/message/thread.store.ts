/** Reads the messages of a conversation for one of its two people. */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { type AuthorRow, selectAuthor } from '../../people/profile/index.ts'
import { matchesIdOrSlug, type Viewer, visibleAccount } from '../../accounts/visibility/index.ts'
import { messageFilesJson } from './file.store.ts'
import type { MessageRow } from './message.row.ts'
import { isDeliveredTo, isMuted } from './mute.store.ts'

export interface Thread {
  me: AuthorRow
  contact: AuthorRow
  /** Null when neither has written to the other. */
  conversation_id: string | null
  deleted_seq: number | null
  /** Null when neither has written; false while it is a request. */
  accepted: boolean | null
  /** The same for the other person. */
  accepted_by_contact: boolean | null
  /** Whether the other person wants no messages of the reader (P-messages-19). */
  muted_by_contact: boolean
}

/** Finds the conversation with a person; undefined when the viewer may not see them. */
export async function findThread(
  db: Database,
  viewer: Viewer,
  reference: string,
): Promise<Thread | undefined> {
  const { rows } = await sql<Thread>`
    select ${selectAuthor('me')} as me, ${selectAuthor('account')} as contact, own.conversation_id,
      own.deleted_seq, own.accepted, theirs.accepted as accepted_by_contact,
      ${isMuted('account.id', 'me.id')} as muted_by_contact
    from account join account me on me.id = ${viewer.accountId} and me.id <> account.id
    left join conversation_member own on own.account_id = me.id and own.contact_id = account.id
    left join conversation_member theirs on theirs.account_id = account.id and theirs.contact_id = me.id
    where ${matchesIdOrSlug(reference)} and account.type is not null and ${visibleAccount(viewer)}
  `.execute(db)
  return rows[0]
}

/** Finds messages of a conversation that are there for this person, newest first; `after` is the id of the last one of the previous page. */
export async function findMessages(
  db: Database,
  accountId: string,
  thread: { conversation_id: string; deleted_seq: number | null },
  { after, size }: { after: string | null; size: number },
): Promise<MessageRow[]> {
  const { conversation_id } = thread
  const older =
    after === null
      ? sql`true`
      : sql`message.seq < (
          select seq from message position where position.id = ${after}::uuid and position.conversation_id = ${conversation_id}
        )`
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from message join conversation on conversation.id = message.conversation_id
    where message.conversation_id = ${conversation_id} and message.seq > ${thread.deleted_seq ?? 0} and ${older}
      and ${isDeliveredTo(accountId)}
    order by message.seq desc limit ${size}
  `.execute(db)
  return rows
}

const recipientId = sql`case when first_id = message.sender_id then second_id else first_id end`

/** Columns of MessageRow. Requires `message` and its `conversation`. */
export const messageColumns: RawBuilder<unknown> = sql`
  message.id, message.conversation_id, message.seq, message.sender_id, ${recipientId} as recipient_id,
  message.text, message.created_at, message.client_id, message.withdrawn_at, message.shared_post_id,
  message.shared_profile_id, message.scam_sign, message.undelivered, ${messageFilesJson} as files, exists (
    select from report where reporter_id = ${recipientId} and subject_type = 'message' and subject_id = message.id
  ) as is_reported
`

/** Finds a message by its id, if the viewer is one of its two people and may see the other. */
export async function findVisibleMessage(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<MessageRow | undefined> {
  const { accountId } = viewer
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from message join conversation on conversation.id = message.conversation_id
    join account on account.id = case when first_id = ${accountId} then second_id else first_id end
    where message.id = ${id} and ${accountId} in (first_id, second_id) and ${isDeliveredTo(accountId)}
      and ${visibleAccount(viewer)}
  `.execute(db)
  return rows[0]
}
