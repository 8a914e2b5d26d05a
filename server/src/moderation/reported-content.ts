/** Removes what a case is about, and restores it when the decision is undone. */
import { commentDeleted } from '../comment/index.ts'
import type { Context } from '../context.ts'
import { messageWithdrawn } from '../message/index.ts'
import type { Database } from '../platform/database/index.ts'
import { postDeleted } from '../post/index.ts'
import type { CaseRow } from './case.store.ts'
import {
  deleteRemovedContent,
  lockContent,
  recountRestored,
  removeContent,
  restoreContent,
  unpinBeyondMax,
} from './content.store.ts'
import { lockMessage, removeMessage, restoreMessage } from './message-content.store.ts'

/** Only for a case about a post or comment. */
function getContent({ subject_type, subject_id }: CaseRow) {
  return { type: subject_type === 'comment' ? 'comment' : 'post', id: subject_id } as const
}

const isMessage = ({ subject_type }: CaseRow) => subject_type === 'message'

/** Locks what a removal changes, before accounts and the case; false when it no longer exists. */
export function lockReported(trx: Database, row: CaseRow): Promise<boolean> {
  return isMessage(row) ? lockMessage(trx, row.subject_id) : lockContent(trx, getContent(row))
}

/** Removes what is locked. */
export async function removeReported(
  context: Pick<Context, 'outbox'>,
  trx: Database,
  row: CaseRow,
  now: Date,
): Promise<void> {
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

/** False when it cannot be restored, because what it belongs to no longer exists. */
export async function restoreReported(trx: Database, row: CaseRow): Promise<boolean> {
  if (!isMessage(row)) return restoreContent(trx, { ...getContent(row), caseId: row.id })
  const isRestored = await restoreMessage(trx, row.id)
  if (isRestored) await deleteRemovedContent(trx, row.id)
  return isRestored
}

/** Counts what was restored again. */
export async function countRestored(trx: Database, row: CaseRow): Promise<void> {
  if (isMessage(row)) return
  await unpinBeyondMax(trx, getContent(row))
  await recountRestored(trx, getContent(row))
}
