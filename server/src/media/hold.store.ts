import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'

/** Inserts a hold on each of these files; one that the holder has already stays. */
export async function insertHolds(trx: Database, holder: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await trx
    .insertInto('file_hold')
    .values([...new Set(names)].map((name) => ({ name, holder })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the holds of these holders, or only those on files with these names, and returns the names of the files. */
export async function deleteHolds(
  trx: Database,
  holders: readonly string[],
  only?: readonly string[],
): Promise<string[]> {
  if (holders.length === 0 || only?.length === 0) return []
  const deleted = await trx
    .deleteFrom('file_hold')
    .where('holder', 'in', holders)
    .$if(only !== undefined, (query) => query.where('name', 'in', only!))
    .returning('name')
    .execute()
  return deleted.map(({ name }) => name)
}

/** Whether a file is public, which it is while its upload has a row, and whether anybody holds it. */
export type FileState = 'public' | 'public and held' | 'held' | 'deleted'

export async function findFileState(db: Database, name: string): Promise<FileState> {
  const { rows } = await sql<{ upload: boolean; hold: boolean }>`
    select exists (select from upload where name = ${name}) as upload,
      exists (select from file_hold where name = ${name}) as hold
  `.execute(db)
  const { upload, hold } = rows[0]!
  if (upload) return hold ? 'public and held' : 'public'
  return hold ? 'held' : 'deleted'
}
