/** Posts and comments that wait for a moderator (P-comments-11): each is a case, which publishes or removes it. */
import { sql } from 'kysely'
import { commentHeld, holdComment, publishHeldComment } from '../../content/comment/index.ts'
import type { Context } from '../../context.ts'
import { holdFiles } from '../../media/index.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import type { EventHandler } from '../../platform/outbox/index.ts'
import { holdPost, postHeld, publishHeldPost } from '../../content/post/index.ts'
import { captureEvidence, listFiles, saveEvidence } from '../report/index.ts'
import { type CaseRow, openHeldCase } from './case.store.ts'
import { lockContent } from './content.store.ts'

interface AboutPost {
  postId: string
  authorId: string
}

export function heldContentHandlers(context: Context): EventHandler<never>[] {
  const posts: EventHandler<AboutPost> = {
    name: 'moderation.post-held',
    events: [postHeld],
    handle: ({ postId, authorId }) => openCase(context, { type: 'post', id: postId, accountId: authorId }),
  }
  const comments: EventHandler<AboutPost & { commentId: string }> = {
    name: 'moderation.comment-held',
    events: [commentHeld],
    handle: ({ commentId, authorId }) =>
      openCase(context, { type: 'comment', id: commentId, accountId: authorId }),
  }
  return [posts, comments]
}

async function openCase(
  { clock, db }: Context,
  subject: { type: 'post' | 'comment'; id: string; accountId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Its author may have deleted it, and a moderator published it, before an event that is handled again.
    if (!(await lockContent(trx, subject)) || !(await isHeld(trx, subject))) return
    const captured_at = clock.now()
    const case_id = await openHeldCase(trx, {
      id: newId(clock),
      subject_type: subject.type,
      subject_id: subject.id,
      account_id: subject.accountId,
      created_at: captured_at,
    })
    const captured = await captureEvidence(trx, subject)
    await saveEvidence(trx, { id: newId(clock), case_id, ...captured, captured_at })
    await holdFiles(trx, case_id, listFiles(captured.content))
  })
}

async function isHeld(
  trx: Database,
  { type, id }: { type: 'post' | 'comment'; id: string },
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(type)} where id = ${id} and audience = 'held'`.execute(
    trx,
  )
  return rows.length > 0
}

/** Publishes what a case has held. Its content must be locked. */
export function publishHeld(
  context: Pick<Context, 'outbox'>,
  trx: Database,
  { subject_type, subject_id }: Pick<CaseRow, 'subject_type' | 'subject_id'>,
): Promise<void> {
  return subject_type === 'comment'
    ? publishHeldComment(context, trx, subject_id)
    : publishHeldPost(context, trx, subject_id)
}

/** Holds it again, when the decision to publish it is undone. */
export function holdAgain(
  context: Pick<Context, 'outbox'>,
  trx: Database,
  { subject_type, subject_id }: Pick<CaseRow, 'subject_type' | 'subject_id'>,
): Promise<void> {
  return subject_type === 'comment'
    ? holdComment(context, trx, subject_id)
    : holdPost(context, trx, subject_id)
}
