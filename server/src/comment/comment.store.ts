import { sql } from 'kysely'
import type { Database } from '../core/database/index.ts'

/** Inserts a comment and counts it; false when its post is gone by now. */
export async function insertComment(
  trx: Database,
  row: { id: string; post_id: string; author_id: string; text: string; created_at: Date },
): Promise<boolean> {
  const post = await trx
    .selectFrom('post')
    .select('id')
    .where('id', '=', row.post_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!post) return false
  await trx.insertInto('comment').values(row).execute()
  await count(trx, row.post_id, 1)
  return true
}

/** Deletes a comment of this author and counts it off. */
export async function deleteComment(trx: Database, id: string, authorId: string): Promise<void> {
  const deleted = await trx
    .deleteFrom('comment')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning('post_id')
    .executeTakeFirst()
  if (deleted) await count(trx, deleted.post_id, -1)
}

async function count(trx: Database, postId: string, by: 1 | -1): Promise<void> {
  await sql`update post_count set comments = comments + ${by}::int where post_id = ${postId}`.execute(trx)
}
