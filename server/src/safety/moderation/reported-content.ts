/** Removes what a case is about, keeps it, and restores or deletes it. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { enqueueFileRemoval, enqueueFileMove, holdFiles, releaseFiles } from '../../media/index.ts'
import type { Database } from '../../platform/database/index.ts'
import {
  deleteRemovedContent,
  findRemovedFiles,
  insertRemovedRows,
  lockRemovedContent,
  removeUploads,
  subjectKinds,
} from '../subject/index.ts'
import { type CaseRow, endKeeping } from './case.store.ts'

/**
 * Removes what is locked. Only the rows of its files are gone until `moveRemovedFiles`: they are not public, and undoing the decision
 * restores them at once.
 */
export async function removeReported(
  context: Pick<Context, 'clock' | 'outbox'>,
  trx: Database,
  row: CaseRow,
): Promise<void> {
  await subjectKinds[row.subject_type].remove(context, trx, row)
  const names = await findRemovedFiles(trx, row.id)
  await holdFiles(trx, row.id, names)
  await removeUploads(trx, row.id, names)
}

/** False when it cannot be restored, because nothing is kept, or what it belongs to no longer exists. */
export async function restoreReported(context: Context, trx: Database, row: CaseRow): Promise<boolean> {
  if (!(await lockRemovedContent(trx, row.id))) return false
  const unusedFiles = await subjectKinds[row.subject_type].restore(trx, row)
  if (unusedFiles === null) return false
  const isNew = sql`not exists (select from upload where upload.name = kept.name)`
  await insertRemovedRows(trx, { caseId: row.id, table: 'upload', where: isNew })
  await enqueueFileMove(context, trx, await findRemovedFiles(trx, row.id))
  await enqueueFileRemoval(context, trx, unusedFiles)
  await deleteRemovedContent(trx, row.id)
  return true
}

/** Moves the files of content that stays removed to where only its author and moderators can open them. */
export async function moveRemovedFiles(context: Context, trx: Database, caseId: string): Promise<void> {
  await enqueueFileMove(context, trx, await findRemovedFiles(trx, caseId))
}

/** Deletes for good what a decision has removed, and what is held for it. */
export async function purgeRemoved(context: Context, trx: Database, caseId: string): Promise<void> {
  const files = await findRemovedFiles(trx, caseId)
  await releaseFiles(context, trx, [caseId])
  await enqueueFileRemoval(context, trx, files)
  await deleteRemovedContent(trx, caseId)
}

/** Deletes removed content for good that is no longer kept for an appeal. */
export async function endKeepingContent(context: Context, trx: Database, caseId: string): Promise<void> {
  await purgeRemoved(context, trx, caseId)
  await endKeeping(trx, caseId)
}
