/** Posts and comments that wait for a moderator (P-comments-11): each is a case, which publishes or removes it. */
import { sql } from 'kysely'
import { commentHeld } from '../../content/comment/index.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import type { EventHandler } from '../../platform/outbox/index.ts'
import { postHeld } from '../../content/post/index.ts'
import { openHeldCase } from '../report/index.ts'
import { keepEvidence, type Subject, subjectKinds } from '../subject/index.ts'

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

async function openCase(context: Context, subject: Subject & { type: 'post' | 'comment' }): Promise<void> {
  const { clock, db } = context
  await db.transaction().execute(async (trx) => {
    // Its author may have deleted it, and a moderator published it, before an event that is handled again.
    if (!(await subjectKinds[subject.type].lock(trx, subject.id)) || !(await isHeld(trx, subject))) return
    const caseId = await openHeldCase(trx, {
      id: newId(clock),
      subject_type: subject.type,
      subject_id: subject.id,
      account_id: subject.accountId,
      created_at: clock.now(),
    })
    await keepEvidence(context, trx, caseId, subject)
  })
}

async function isHeld(trx: Database, { type, id }: Subject): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(type)} where id = ${id} and audience = 'held'`.execute(
    trx,
  )
  return rows.length > 0
}
