import type { BulkError } from '@brilla/contract/conversations/bulk-message'
import type { BulkMessage } from '../../platform/database/schema.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Viewer, visibleAccount } from '../../accounts/visibility/index.ts'
import { type AuthorRow, selectAuthor } from '../../people/profile/index.ts'
import type { Database } from '../../platform/database/index.ts'

/** What becomes of `{nombre}`: the first name, or the name of an agency. */
const nameColumn = sql<string>`coalesce(account.agency_name, account.first_name)`

export interface ReceiverRow {
  author: AuthorRow
  name: string
  birthdate: string
  my_birthdate: string
  my_birthdate_corrected: boolean
  followed: boolean
  /** Null when neither has written to the other. */
  accepted: boolean | null
}

/** Finds those of these people whom the viewer may see, in the order of their ids. */
export async function findReceivers(
  db: Database,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReceiverRow[]> {
  const { rows } = await sql<ReceiverRow>`
    select ${selectAuthor('account')} as author, ${nameColumn} as name, account.birthdate,
      me.birthdate as my_birthdate, me.birthdate_corrected_at is not null as my_birthdate_corrected,
      exists (select from follow where follower_id = account.id and followed_id = me.id) as followed, theirs.accepted
    from account join account me on me.id = ${viewer.accountId}
    left join conversation_member theirs on theirs.account_id = account.id and theirs.contact_id = me.id
    where account.id = any(${ids}::uuid[]) and account.type is not null and account.id <> me.id
      and ${visibleAccount(viewer)}
    order by array_position(${ids}::uuid[], account.id)
  `.execute(db)
  return rows
}

export async function findFirstNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', nameColumn.as('name')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type BulkRow = Pick<Selectable<BulkMessage>, 'id' | 'hash' | 'receiver_ids' | 'sent_ids' | 'failed'>

export function findBulk(db: Database, senderId: string, bulkId: string): Promise<BulkRow | undefined> {
  return db
    .selectFrom('bulk_message')
    .select(['id', 'hash', 'receiver_ids', 'sent_ids', 'failed'])
    .where('sender_id', '=', senderId)
    .where('bulk_id', '=', bulkId)
    .executeTakeFirst()
}

export async function insertBulk(trx: Database, row: Insertable<BulkMessage>): Promise<void> {
  await trx.insertInto('bulk_message').values(row).execute()
}

/**
 * Counts those as sent whose message was committed, also by an attempt that died before it could count them, and returns the
 * bulk message; undefined when it was deleted.
 */
export async function countCommitted(db: Database, id: string): Promise<Selectable<BulkMessage> | undefined> {
  const { rows } = await sql<Selectable<BulkMessage>>`
    update bulk_message set sent_ids = array(
      select receiver_id from unnest(receiver_ids) receiver_id
      where receiver_id = any(sent_ids) or exists (
        select from message where sender_id = bulk_message.sender_id and client_id = bulk_id || ' ' || receiver_id
      )
    )
    where id = ${id}
    returning id, sender_id, bulk_id, hash, text, files, shared_post_id, shared_profile_id, receiver_ids, sent_ids, failed, created_at
  `.execute(db)
  return rows[0]
}

/** Counts somebody as sent, once: a process that was taken for dead may still be sending. */
export async function addSent(db: Database, id: string, receiverId: string): Promise<void> {
  await sql`
    update bulk_message set sent_ids = array_append(sent_ids, ${receiverId}::uuid)
    where id = ${id} and ${receiverId} <> all(sent_ids)
  `.execute(db)
}

export async function addFailed(
  db: Database,
  id: string,
  receiverIds: readonly string[],
  error: BulkError,
): Promise<void> {
  const failed = JSON.stringify(Object.fromEntries(receiverIds.map((receiverId) => [receiverId, error])))
  await sql`update bulk_message set failed = failed || ${failed}::jsonb where id = ${id}`.execute(db)
}

/** Lets those be tried again who did not get it. */
export async function clearFailed(trx: Database, id: string): Promise<void> {
  await sql`update bulk_message set failed = '{}' where id = ${id}`.execute(trx)
}

/** Deletes up to `max` bulk messages created before a time; returns their number and the names of their files. */
export async function deleteOld(
  trx: Database,
  before: Date,
  max: number,
): Promise<{ count: number; files: string[] }> {
  const { rows } = await sql<{ names: string[] }>`
    delete from bulk_message where id = any(array(
      select id from bulk_message where created_at < ${before} limit ${max} for update skip locked
    ))
    returning array(select file->>'filename' from jsonb_array_elements(files) file) as names
  `.execute(trx)
  return { count: rows.length, files: rows.flatMap(({ names }) => names) }
}
