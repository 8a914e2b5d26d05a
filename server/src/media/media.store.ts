import type { Insertable } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import type { Upload } from '../platform/database/schema.ts'

/** Notes a file on its way in. */
export async function insertUpload(db: Database, row: Insertable<Upload>): Promise<void> {
  await db.insertInto('upload').values(row).execute()
}

/** Whose an upload is that may still be put; undefined when it may not, or is none. */
export async function findUploader(db: Database, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('upload')
    .select('account_id')
    .where('name', '=', name)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return found?.account_id
}

/** Whether an upload may still be put; holds it as it is until the transaction ends. */
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

/** Notes that a file is here, judged and written anew. */
export async function setReady(
  db: Database,
  name: string,
  file: { ready_at: Date; width: number | null; height: number | null; bytes: number },
): Promise<void> {
  await db.updateTable('upload').set(file).where('name', '=', name).execute()
}

/** Claims those of `names` that are the account's, ready and not claimed. */
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

/** A photo that is in a post of this account. */
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

/** A document that is here. */
export function findDocument(db: Database, name: string) {
  return db
    .selectFrom('upload')
    .select(['filename', 'content_type'])
    .where('name', '=', name)
    .where('use', '=', 'document')
    .where('ready_at', 'is not', null)
    .executeTakeFirst()
}

/** Whether a file was uploaded as a profile or cover picture: one of a post's is the post's. */
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

/** The picture as it is, kept so until the transaction ends. */
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

/** Makes a claimed upload an account's picture. */
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

/** Deletes up to `max` uploads made before `before` that nobody claimed, and names them. */
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

/** Forgets the rows of these files, not the files. */
export async function deleteUploads(db: Database, names: string[]): Promise<void> {
  if (names.length > 0) await db.deleteFrom('upload').where('name', 'in', names).execute()
}
