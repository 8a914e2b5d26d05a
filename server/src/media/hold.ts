/**
 * Holds keep files that their owner deletes, for example as evidence of a report: a deleted file that is held moves to a key
 * that no public URL leads to.
 */
import type { Database } from '../platform/database/index.ts'
import { insertHolds } from './hold.store.ts'

/**
 * Holds files for `holder`. Whatever refers to them must be locked against its deletion until the transaction ends, so that
 * the deletion of the files sees the hold.
 */
export function holdFiles(trx: Database, holder: string, names: readonly string[]): Promise<void> {
  return insertHolds(trx, holder, names)
}
