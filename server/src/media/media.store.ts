import type { Insertable } from 'kysely'
import type { Database } from '../core/database/index.ts'
import type { Upload } from '../core/database/schema.ts'

export async function insertUpload(db: Database, row: Insertable<Upload>): Promise<void> {
  await db.insertInto('upload').values(row).execute()
}

/** An upload that its owner may still put bytes to. */
export function findOpenUpload(db: Database, name: string) {
  return db
    .selectFrom('upload')
    .select(['name', 'use', 'content_type'])
    .where('name', '=', name)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
}

export function findUpload(db: Database, name: string) {
  return db
    .selectFrom('upload')
    .select(['name', 'use', 'content_type', 'filename'])
    .where('name', '=', name)
    .where('ready_at', 'is not', null)
    .executeTakeFirst()
}

export async function setReady(
  db: Database,
  name: string,
  ready: { ready_at: Date; width: number | null; height: number | null; bytes: number },
): Promise<void> {
  await db.updateTable('upload').set(ready).where('name', '=', name).execute()
}

/** Claims an upload for good; undefined when it is not there, not ready, not theirs, of another use, or claimed. */
export function claimUpload(trx: Database, accountId: string, name: string, use: string, now: Date) {
  return trx
    .updateTable('upload')
    .set({ claimed_at: now })
    .where('name', '=', name)
    .where('account_id', '=', accountId)
    .where('use', '=', use)
    .where('ready_at', 'is not', null)
    .where('claimed_at', 'is', null)
    .returning(['name', 'filename', 'width', 'height', 'bytes'])
    .executeTakeFirst()
}

/** Sets the picture and answers the one before it. */
export async function setAccountImage(
  trx: Database,
  accountId: string,
  column: 'profile_image' | 'cover_image',
  name: string,
): Promise<string | null> {
  const before = await trx
    .selectFrom('account')
    .select(column)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('account')
    .set({ [column]: name })
    .where('id', '=', accountId)
    .execute()
  return before[column] ?? null
}

export async function findUnclaimed(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('name')
    .where('claimed_at', 'is', null)
    .where('created_at', '<', before)
    .limit(1000)
    .execute()
  return rows.map(({ name }) => name)
}

export async function deleteUploads(db: Database, names: string[]): Promise<void> {
  await db.deleteFrom('upload').where('name', 'in', names).execute()
}
