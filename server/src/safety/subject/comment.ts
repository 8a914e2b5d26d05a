import type { Evidence } from '@brilla/contract/safety/evidence'
import { sql } from 'kysely'
import { addToCounter, recountKeys } from '../../accounts/account/index.ts'
import {
  commentDeleted,
  commentsOfPosts,
  holdComment,
  publishHeldComment,
} from '../../content/comment/index.ts'
import { reactionsToComments } from '../../content/counted-relation/index.ts'
import { lockKept } from '../../content/kept-content/index.ts'
import { commentEvidence, findComment, lockVisiblePost } from '../../content/post/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { addKept, findKeptAuthor } from './kept.ts'
import { readPost } from './post.ts'
import { countedTable, keepRows, type KeptTable, restoreRows } from './removed-content.store.ts'
import type { SubjectKind } from './subject.ts'

/** All tables whose rows are deleted with a comment, besides those that are made again. */
export const commentTables: readonly KeptTable[] = [
  { name: 'comment', where: (id) => sql`kept.id = ${id}`, account: 'author_id' },
  ...reactionsToComments.map(countedTable),
]

export const commentSubject: SubjectKind = {
  async lockAuthor(trx, caller, id) {
    const comment = await findComment(trx, caller, id)
    if (!comment) return findKeptAuthor(trx, caller, 'comment', id)
    const { rows } = await lockVisiblePost(caller, sql`${comment.post_id}::uuid`).execute(trx)
    const locked =
      rows.length > 0 && (await sql`select from comment where id = ${id} for key share`.execute(trx))
    return locked && locked.rows.length > 0 ? comment.author_id : undefined
  },
  async capture(trx, id) {
    const kept = await lockKept(trx, 'comment', [id])
    const { rows } = await sql<{ content: NonNullable<Evidence['comment']>; post_id: string }>`
      select ${commentEvidence} as content, post_id from comment where id = ${id}
    `.execute(trx)
    const comment = addKept(rows[0]?.content ?? null, kept)
    const above = await readPostAbove(trx, rows[0]?.post_id ?? kept[0]?.post_id)
    return { comment, post: above?.content ?? null, post_author_id: above?.author_id ?? null }
  },
  async lock(trx, id) {
    await sql`
      select from post where id = (select post_id from comment where id = ${id}) for key share
    `.execute(trx)
    const { rows } = await sql`select from comment where id = ${id} for update`.execute(trx)
    return rows.length > 0
  },
  async remove({ outbox }, trx, { id: caseId, subject_id: commentId, account_id: authorId }) {
    await keepRows(trx, { caseId, id: commentId, tables: commentTables })
    const { rows } = await sql<{ post_id: string; uncounted: boolean | null }>`
      delete from comment where id = ${commentId} returning post_id, uncounted
    `.execute(trx)
    const { post_id: postId, uncounted } = rows[0]!
    if (!uncounted) await addToCounter(trx, commentsOfPosts, [postId], -1)
    await outbox.publish(trx, commentDeleted, { postId, authorId, commentId })
  },
  async restore(trx, { id: caseId }) {
    const hasPost = sql`exists (select from post where id = (kept->>'post_id')::uuid for key share)`
    return (await restoreRows(trx, { caseId, tables: commentTables, where: hasPost })) ? [] : null
  },
  async recount(trx, id) {
    const { post_id } = await trx
      .selectFrom('comment')
      .select('post_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const relation of reactionsToComments) await recountKeys(trx, relation, [id])
    await recountKeys(trx, commentsOfPosts, [post_id])
  },
  publish: publishHeldComment,
  hold: holdComment,
}

/** The post above a comment, without its files; also one that was deleted, as long as it is kept. */
async function readPostAbove(trx: Database, id: string | null | undefined) {
  if (!id) return undefined
  const found = await readPost(trx, id, { withFiles: false })
  const kept = found ? undefined : (await lockKept(trx, 'post', [id])).at(-1)
  return found ?? (kept && { author_id: kept.author_id, content: { ...kept.content, files: [] } })
}
