/** Files of messages (P-messages-9). */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'
import { isDeliveredTo } from './mute.store.ts'
import type { MessageFileRow, MessageRow } from './message.row.ts'

export async function insertMessageFiles(
  trx: Database,
  { conversation_id, seq }: Pick<MessageRow, 'conversation_id' | 'seq'>,
  files: readonly MessageFileRow[],
): Promise<void> {
  const rows = files.map((file, position) => ({ ...file, conversation_id, seq, position }))
  await trx.insertInto('message_file').values(rows).execute()
}

/** JSON of the MessageFileRows of `message`. */
export const messageFilesJson: RawBuilder<MessageFileRow[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', file.id, 'type', file.type, 'name', file.name, 'filename', file.filename, 'alt', file.alt,
    'width', file.width, 'height', file.height, 'placeholder', file.placeholder, 'bytes', file.bytes
  ) order by position), '[]')
  from message_file file where file.conversation_id = message.conversation_id and file.seq = message.seq
)`

/**
 * Finds a file that an account may read: its conversation is with somebody visible, and the message was neither withdrawn nor
 * deleted with a request.
 */
export async function findReadableFile(
  db: Database,
  accountId: string,
  name: string,
): Promise<{ type: 'PHOTO' | 'FILE'; filename: string; content_type: string } | undefined> {
  const { rows } = await sql<{ type: 'PHOTO' | 'FILE'; filename: string; content_type: string }>`
    select file.type, file.filename, upload.content_type from message_file file
    join upload on upload.name = file.name
    join message on message.conversation_id = file.conversation_id and message.seq = file.seq
    join conversation_member own on own.conversation_id = file.conversation_id and own.account_id = ${accountId}
    join account on account.id = own.contact_id
    join account me on me.id = own.account_id and me.status = 'active'
    where file.name = ${name} and message.withdrawn_at is null and message.seq > own.deleted_seq
      and ${isDeliveredTo(accountId)} and ${visibleAccount({ accountId, hiddenAccountIds: null })}
  `.execute(db)
  return rows[0]
}

/** Deletes the files of a message and returns their names. */
export async function deleteMessageFiles(
  trx: Database,
  { conversation_id, seq }: Pick<MessageRow, 'conversation_id' | 'seq'>,
): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('message_file')
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .returning('name')
    .execute()
  return deleted.map(({ name }) => name)
}
