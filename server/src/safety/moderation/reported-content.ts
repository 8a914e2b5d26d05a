/** Removes what a case is about, keeps it, and restores or deletes it. */
import { commentDeleted } from '../../content/comment/index.ts'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { enqueueFileRemoval, enqueueFileMove, holdFiles, releaseFiles } from '../../media/index.ts'
import { messageWithdrawn } from '../../conversations/message/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { postDeleted } from '../../content/post/index.ts'
import { type CaseRow, endKeeping } from './case.store.ts'
import {
  deleteRemovedContent,
  findRemovedFiles,
  insertRemovedRows,
  lockContent,
  lockRemovedContent,
  recountRestored,
  removeContent,
  removeUploads,
  restoreContent,
  unpinBeyondMax,
} from './content.store.ts'
import { lockMessage, removeMessage, restoreMessage } from './message-content.store.ts'
import { lockProfile, removeProfileContent, restoreProfileContent } from './profile-content.store.ts'

/** Only for a case about a post or comment. */
function getContent({ subject_type, subject_id }: CaseRow) {
  return { type: subject_type === 'comment' ? 'comment' : 'post', id: subject_id } as const
}

const isMessage = ({ subject_type }: CaseRow) => subject_type === 'message'
const isProfile = ({ subject_type }: CaseRow) => subject_type === 'account'

/** Locks what a removal changes, before accounts and the case; false when it no longer exists. */
export function lockReported(trx: Database, row: CaseRow): Promise<boolean> {
  if (isProfile(row)) return lockProfile(trx, row.subject_id)
  return isMessage(row) ? lockMessage(trx, row.subject_id) : lockContent(trx, getContent(row))
}

/** Removes what is locked. Its files are not public from then on, but stay where they are until `moveRemovedFiles`. */
export async function removeReported(
  context: Pick<Context, 'outbox'>,
  trx: Database,
  row: CaseRow,
  now: Date,
): Promise<void> {
  await removeSubject(context, trx, row, now)
  await hideRemovedFiles(trx, row.id)
}

async function removeSubject(
  context: Pick<Context, 'outbox'>,
  trx: Database,
  row: CaseRow,
  now: Date,
): Promise<void> {
  if (isProfile(row)) {
    const removed = { caseId: row.id, id: row.subject_id, parts: row.removed_parts ?? [] }
    return removeProfileContent(trx, removed)
  }
  if (isMessage(row)) {
    const removed = await removeMessage(trx, { caseId: row.id, id: row.subject_id, now })
    return context.outbox.publish(trx, messageWithdrawn, removed)
  }
  const { type, id } = getContent(row)
  const postId = await removeContent(trx, { caseId: row.id, type, id })
  const about = { postId, authorId: row.account_id }
  if (type === 'post') await context.outbox.publish(trx, postDeleted, about)
  else await context.outbox.publish(trx, commentDeleted, { ...about, commentId: id })
}

/** False when it cannot be restored, because nothing is kept, or what it belongs to no longer exists. */
export async function restoreReported(context: Context, trx: Database, row: CaseRow): Promise<boolean> {
  if (!(await lockRemovedContent(trx, row.id))) return false
  const unusedFiles = await restoreRows(trx, row)
  if (unusedFiles === null) return false
  const isNew = sql`not exists (select from upload where upload.name = kept.name)`
  await insertRemovedRows(trx, { caseId: row.id, table: 'upload', where: isNew })
  await enqueueFileMove(context, trx, await findRemovedFiles(trx, row.id))
  await enqueueFileRemoval(context, trx, unusedFiles)
  await deleteRemovedContent(trx, row.id)
  return true
}

/** Returns the names of kept files that what was restored does not need; null when nothing can be restored. */
async function restoreRows(trx: Database, row: CaseRow): Promise<string[] | null> {
  const caseId = row.id
  if (isProfile(row)) return restoreProfileContent(trx, { caseId, id: row.subject_id })
  const isRestored = isMessage(row)
    ? await restoreMessage(trx, caseId)
    : await restoreContent(trx, { ...getContent(row), caseId })
  return isRestored ? [] : null
}

/** Until a decision is final, only the rows of the files are gone, so that undoing it restores the files at once. */
async function hideRemovedFiles(trx: Database, caseId: string): Promise<string[]> {
  const names = await findRemovedFiles(trx, caseId)
  await holdFiles(trx, caseId, names)
  await removeUploads(trx, caseId, names)
  return names
}

/** Moves the files of content that stays removed to where only its author and moderators can open them. */
export async function moveRemovedFiles(context: Context, trx: Database, caseId: string): Promise<void> {
  // Earlier programs hid files only now.
  await enqueueFileMove(context, trx, await hideRemovedFiles(trx, caseId))
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

/** Counts what was restored again. */
export async function countRestored(trx: Database, row: CaseRow): Promise<void> {
  if (isMessage(row) || isProfile(row)) return
  await unpinBeyondMax(trx, getContent(row))
  await recountRestored(trx, getContent(row))
}
