import { type Insertable, sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import type { Upload } from '../platform/database/schema.ts'
import type { Use } from './file-types.ts'

/** Inserts an upload that has not been received yet. */
export async function insertUpload(db: Database, row: Insertable<Upload>): Promise<void> {
  await db.insertInto('upload').values(row).execute()
}

/** Inserts the row of a copy that is not stored yet, and returns it; undefined when the upload is gone. */
export function copyUploadRow(db: Database, name: string, copy: { name: string; created_at: Date }) {
  return db
    .insertInto('upload')
    .columns([
      'name',
      'account_id',
      'use',
      'content_type',
      'filename',
      'created_at',
      'width',
      'height',
      'placeholder',
    ])
    .expression((eb) =>
      eb
        .selectFrom('upload')
        .select((select) => [
          select.val(copy.name).as('name'),
          'account_id',
          'use',
          'content_type',
          'filename',
          sql<Date>`${copy.created_at}::timestamptz`.as('created_at'),
          'width',
          'height',
          'placeholder',
        ])
        .where('name', '=', name)
        .where('ready_at', 'is not', null),
    )
    .returning(['width', 'height', 'placeholder'])
    .executeTakeFirst()
}

/** Finds the account of an upload that is not claimed yet; undefined when it is claimed or unknown. */
export async function findUploader(db: Database, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('upload')
    .select('account_id')
    .where('name', '=', name)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return found?.account_id
}

/** Finds the names that an account has given to its uploads, in any order. */
export const findFilenames = (db: Database, accountId: string, names: string[]) =>
  db
    .selectFrom('upload')
    .select('filename')
    .where('account_id', '=', accountId)
    .where('name', 'in', names)
    .execute()

/**
 * Leases the right to write the file of an unclaimed upload until `lease`, and makes the upload not ready. Returns false
 * when it is claimed or leased to another request.
 */
export async function leaseUpload(db: Database, name: string, now: Date, lease: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ write_lease: lease, ready_at: null })
    .where('name', '=', name)
    .where('claimed_at', 'is', null)
    .where((eb) => eb.or([eb('write_lease', 'is', null), eb('write_lease', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends a lease whose write has failed, unless another request has taken the upload over. */
export async function endLease(db: Database, name: string, lease: Date): Promise<void> {
  await db
    .updateTable('upload')
    .set({ write_lease: null })
    .where('name', '=', name)
    .where('write_lease', '=', lease)
    .execute()
}

/** What is known of a file once it is stored; the pixels and the placeholder are null for documents. */
export interface StoredFacts {
  ready_at: Date
  width: number | null
  height: number | null
  placeholder: string | null
  bytes: number
}

/** Marks an upload as stored and ends `lease`, null where nobody else could write it; false when the lease was lost. */
export async function setReady(
  db: Database,
  name: string,
  file: StoredFacts,
  lease: Date | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ ...file, write_lease: null })
    .where('name', '=', name)
    .where('write_lease', 'is not distinct from', lease)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Claims those uploads that belong to the account, are ready and not claimed; returns them. */
export function claimRows(db: Database, accountId: string, names: string[], now: Date) {
  return db
    .updateTable('upload')
    .set({ claimed_at: now })
    .where('name', 'in', names)
    .where('account_id', '=', accountId)
    .where('ready_at', 'is not', null)
    .where('claimed_at', 'is', null)
    .returning(['name', 'use', 'filename', 'width', 'height', 'placeholder', 'bytes'])
    .execute()
}

/** Finds a photo that belongs to a post of this account. */
export function findOwnPhoto(db: Database, accountId: string, name: string) {
  return db
    .selectFrom('upload')
    .select(['content_type', 'filename', 'width', 'height', 'placeholder'])
    .where('name', '=', name)
    .where('account_id', '=', accountId)
    .where('use', '=', 'photo')
    .where('claimed_at', 'is not', null)
    .executeTakeFirst()
}

/**
 * Finds a stored file that may be public, which it may while its account is active (P-media-24); undefined for every other
 * one.
 */
export function findPublicFile(db: Database, name: string) {
  return db
    .selectFrom('upload')
    .innerJoin('account', 'account.id', 'upload.account_id')
    .select(['upload.filename', 'upload.content_type'])
    .where('upload.name', '=', name)
    .where('upload.ready_at', 'is not', null)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
}

/** Whether a file was uploaded as profile photo or cover, not for a post. */
export async function isAccountPicture(db: Database, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('upload')
    .select('name')
    .where('name', '=', name)
    .where('use', 'in', ['profile', 'cover'])
    .executeTakeFirst()
  return found !== undefined
}

/** Finds use and time of a stored upload; undefined when it was deleted or is being written again. */
export async function findStored(
  db: Database,
  name: string,
): Promise<{ use: Use; ready_at: Date } | undefined> {
  const found = await db
    .selectFrom('upload')
    .select(['use', 'ready_at'])
    .where('name', '=', name)
    .where('ready_at', 'is not', null)
    .executeTakeFirst()
  return found && { use: found.use as Use, ready_at: found.ready_at! }
}

const imageColumns = { profile: 'profile_image', cover: 'cover_image' } as const

/** Returns the account's current image and locks the row until the transaction ends. */
export async function lockAccountImage(
  trx: Database,
  accountId: string,
  use: 'profile' | 'cover',
): Promise<string | null> {
  const column = imageColumns[use]
  const account = await trx
    .selectFrom('account')
    .select(column)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return account[column] ?? null
}

/** Sets a claimed upload as the account's image. */
export async function setAccountImage(
  trx: Database,
  accountId: string,
  use: 'profile' | 'cover',
  { name, placeholder }: { name: string; placeholder: string | null },
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ [imageColumns[use]]: name, ...(use === 'cover' && { cover_placeholder: placeholder }) })
    .where('id', '=', accountId)
    .execute()
}

/** Deletes up to `max` unclaimed uploads created before `before` and returns their names. */
export async function deleteUnclaimed(db: Database, before: Date, max: number): Promise<string[]> {
  const deleted = await db
    .deleteFrom('upload')
    .where('name', 'in', (eb) =>
      eb
        .selectFrom('upload')
        .select('name')
        .where('claimed_at', 'is', null)
        .where('created_at', '<', before)
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returning('name')
    .execute()
  return deleted.map((row) => row.name)
}

/** Deletes the rows of uploads, not their files. */
export async function deleteUploads(db: Database, names: string[]): Promise<void> {
  if (names.length > 0) await db.deleteFrom('upload').where('name', 'in', names).execute()
}
