import { sql } from 'kysely'
import type { Database } from '../core/database/index.ts'

/** Inserts a comment and counts it; false when its post is gone by now. */
export async function insertComment(
  trx: Database,
  row: { id: string; post_id: string; author_id: string; text: string; created_at: Date },
): Promise<boolean> {
  if (!(await holdPost(trx, row.post_id))) return false
  await trx.insertInto('comment').values(row).execute()
  await count(trx, row.post_id, 1)
  return true
}

/** Deletes a comment and counts it off; false when it was gone. */
export async function deleteComment(
  trx: Database,
  comment: { id: string; post_id: string },
): Promise<boolean> {
  if (!(await holdPost(trx, comment.post_id))) return false
  const deleted = await trx
    .deleteFrom('comment')
    .where('id', '=', comment.id)
    .returning('id')
    .executeTakeFirst()
  if (deleted) await count(trx, comment.post_id, -1)
  return deleted !== undefined
}

/**
 * Keeps a post from being deleted before this transaction ends; false when it is gone. Taken before anything that
 * hangs on the post, so that a deletion, which begins at the post too, and this never wait for each other.
 */
async function holdPost(trx: Database, id: string): Promise<boolean> {
  const post = await trx.selectFrom('post').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return post !== undefined
}

async function count(trx: Database, postId: string, by: 1 | -1): Promise<void> {
  await sql`update post_count set comments = comments + ${by}::int where post_id = ${postId}`.execute(trx)
}
