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

/** Deletes the holds of a holder and returns the names of the files. */
export async function deleteHolds(trx: Database, holder: string): Promise<string[]> {
  const deleted = await trx.deleteFrom('file_hold').where('holder', '=', holder).returning('name').execute()
  return deleted.map(({ name }) => name)
}

/** Those of the files that anybody holds. */
export async function findHeld(db: Database, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const held = await db
    .selectFrom('file_hold')
    .select('name')
    .distinct()
    .where('name', 'in', [...names])
    .execute()
  return new Set(held.map(({ name }) => name))
}
