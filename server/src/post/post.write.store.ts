import { type Insertable, sql } from 'kysely'
import type { Database } from '../core/database/index.ts'
import type { Post, PostFile } from '../core/database/schema.ts'

/** Inserts a post and counts it; false when its idempotency key has been used by its author before. */
export async function insertPost(trx: Database, row: Insertable<Post>): Promise<boolean> {
  const inserted = await trx
    .insertInto('post')
    .values(row)
    .onConflict((conflict) => conflict.columns(['author_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await trx.insertInto('post_count').values({ post_id: row.id }).execute()
  await countPost(trx, row.author_id, 1)
  return true
}

async function countPost(trx: Database, authorId: string, by: 1 | -1): Promise<void> {
  await sql`update account set posts_count = posts_count + ${by}::int where id = ${authorId}`.execute(trx)
  await sql`
    update post_total set posts = posts + ${by}::int where shard = hashtext(${authorId}::text) & 15
  `.execute(trx)
}

export async function insertFiles(trx: Database, rows: Insertable<PostFile>[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('post_file').values(rows).execute()
}

export function findByIdempotencyKey(db: Database, authorId: string, key: string) {
  return db
    .selectFrom('post')
    .select(['id', 'idempotency_hash'])
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
}

/** Deletes a post of this author with all that hangs on it; answers its files' names, null when it was gone. */
export async function deletePost(trx: Database, id: string, authorId: string): Promise<string[] | null> {
  const files = await trx.selectFrom('post_file').select('name').where('post_id', '=', id).execute()
  const deleted = await trx
    .deleteFrom('post')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning(['shared_post_id'])
    .executeTakeFirst()
  if (!deleted) return null
  if (deleted.shared_post_id) {
    await sql`update post_count set shares = shares - 1 where post_id = ${deleted.shared_post_id}`.execute(
      trx,
    )
  }
  await countPost(trx, authorId, -1)
  return files.map(({ name }) => name)
}
