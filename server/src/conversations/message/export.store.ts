/** Conversations of an account for its data export, as the account sees them (P-export-1). */
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'
import { isDeliveredTo } from './mute.store.ts'

interface ExportedUpload {
  name: string
  use: string
  filename: string
  bytes: number | null
  /** A string when it comes from JSON. */
  created_at: Date | string
}

export interface ExportedMessageRow {
  /** The other person; null when they are hidden from the account. */
  fullname: string | null
  profile_url: string | null
  sentByYou: boolean
  text: string
  sentAt: Date
  withdrawnAt: Date | null
  sharedPost: string | null
  sharedProfile: string | null
  files: ExportedUpload[]
}

const isVisible = (accountId: string) => visibleAccount({ accountId, hiddenAccountIds: null }, 'other')

/** Messages of the account, and those of visible people to it. */
const exportedMessages = (accountId: string): RawBuilder<unknown> => sql`
  from conversation_member own join account other on other.id = own.contact_id
  join message on message.conversation_id = own.conversation_id and message.seq > own.deleted_seq
    and (message.sender_id = own.account_id or ${isVisible(accountId)}) and ${isDeliveredTo(accountId)}
`

export function selectMessages(_db: Database, accountId: string): Expression<ExportedMessageRow> {
  const ifVisible = (column: string) => sql`case when ${isVisible(accountId)} then ${sql.ref(column)} end`
  return sql<ExportedMessageRow>`
    select ${ifVisible('other.full_name')} as fullname, ${ifVisible('other.profile_url')} as profile_url,
      message.sender_id = own.account_id as "sentByYou", message.text, message.created_at as "sentAt",
      message.withdrawn_at as "withdrawnAt", message.shared_post_id as "sharedPost",
      message.shared_profile_id as "sharedProfile", (
        select coalesce(json_agg(json_build_object(
          'name', upload.name, 'use', upload.use, 'filename', upload.filename, 'bytes', upload.bytes,
          'created_at', upload.created_at
        ) order by file.position), '[]')
        from message_file file join upload on upload.name = file.name
        where file.conversation_id = message.conversation_id and file.seq = message.seq
      ) as files
    ${exportedMessages(accountId)}
    where own.account_id = ${accountId} order by own.conversation_id, message.seq
  `
}

/** Files that others have sent to the account; its own are among its uploads. */
export function selectReceivedFiles(
  _db: Database,
  accountId: string,
): Expression<ExportedUpload & { created_at: Date }> {
  return sql<ExportedUpload & { created_at: Date }>`
    select upload.name, upload.use, upload.filename, upload.bytes, upload.created_at
    ${exportedMessages(accountId)}
    join message_file file on file.conversation_id = message.conversation_id and file.seq = message.seq
    join upload on upload.name = file.name
    where own.account_id = ${accountId} and message.sender_id <> own.account_id
    order by upload.created_at
  `
}

/** What the account has typed and not sent. */
export function selectDrafts(db: Database, accountId: string) {
  return db
    .selectFrom('message_draft')
    .innerJoin('account as other', 'other.id', 'message_draft.contact_id')
    .select([
      'other.full_name as fullname',
      'other.profile_url',
      'message_draft.text',
      'updated_at as editedAt',
    ])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`${isVisible(accountId)}`)
    .orderBy('updated_at')
}
