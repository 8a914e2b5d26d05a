import type { Insertable } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import type { Upload } from '../platform/database/schema.ts'

/** Inserts an upload that has not been received yet. */
export async function insertUpload(db: Database, row: Insertable<Upload>): Promise<void> {
  await db.insertInto('upload').values(row).execute()
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

/** Whether an upload is not claimed yet; locks it until the transaction ends. */
export async function lockUnclaimed(db: Database, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('upload')
    .select('name')
    .where('name', '=', name)
    .where('claimed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Marks an upload as received, validated and stored. */
export async function setReady(
  db: Database,
  name: string,
  file: { ready_at: Date; width: number | null; height: number | null; bytes: number },
): Promise<void> {
  await db.updateTable('upload').set(file).where('name', '=', name).execute()
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
    .returning(['name', 'use', 'filename', 'width', 'height', 'bytes'])
    .execute()
}

/** Finds a photo that belongs to a post of this account. */
export function findOwnPhoto(db: Database, accountId: string, name: string) {
  return db
    .selectFrom('upload')
    .select(['content_type', 'filename', 'width', 'height'])
    .where('name', '=', name)
    .where('account_id', '=', accountId)
    .where('use', '=', 'photo')
    .where('claimed_at', 'is not', null)
    .executeTakeFirst()
}

/** Finds a stored document. */
export function findDocument(db: Database, name: string) {
  return db
    .selectFrom('upload')
    .select(['filename', 'content_type'])
    .where('name', '=', name)
    .where('use', '=', 'document')
    .where('ready_at', 'is not', null)
    .executeTakeFirst()
}

/** Whether a file was uploaded as profile picture or cover, not for a post. */
export async function isAccountPicture(db: Database, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('upload')
    .select('name')
    .where('name', '=', name)
    .where('use', 'in', ['profile', 'cover'])
    .executeTakeFirst()
  return found !== undefined
}

const imageColumns = { profile: 'profile_image', cover: 'cover_image' } as const

/** Returns the account's current picture and locks the row until the transaction ends. */
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

/** Sets a claimed upload as the account's picture. */
export async function setAccountImage(
  trx: Database,
  accountId: string,
  use: 'profile' | 'cover',
  name: string,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ [imageColumns[use]]: name })
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
