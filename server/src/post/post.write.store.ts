import { type Insertable, type RawBuilder, sql } from 'kysely'
import { type Caller, isStanding, visibleAccount } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Post, PostFile } from '../platform/database/schema.ts'
import type { AuthorRow } from '../profile/index.ts'

/**
 * Inserts a post of the caller's and counts it, a share on its original too; answers its author, undefined when its
 * idempotency key has been used by them before, or the caller has left meanwhile.
 */
export async function insertPost(
  db: Database,
  caller: Caller,
  row: Insertable<Post>,
): Promise<AuthorRow | undefined> {
  const values = Object.entries(row).filter(([, value]) => value !== undefined)
  // The original before the author, as when a share is deleted; the total after the author, as in `countPost`: whoever
  // publishes and whoever deletes take their turns in one order. As text: composing it piece by piece costs CPU at each call.
  const { rows } = await sql<AuthorRow>`
    with made as (
      insert into post (${sql.join(values.map(([column]) => sql.ref(column)))})
      select ${sql.join(values.map(([, value]) => value))} where ${isStanding(caller)}
      on conflict (author_id, idempotency_key) do nothing
      returning id, author_id, shared_post_id
    ), counter as (
      insert into post_count (post_id) select id from made
    ), original as (
      update post_count set shares = shares + 1 from made where post_count.post_id = made.shared_post_id
      returning post_count.post_id
    ), author as (
      update account set posts_count = posts_count + 1 from made left join original on true
      where account.id = made.author_id
      returning account.id, full_name, profile_url, profile_image, type
    ), everyone as (
      update post_total set posts = posts + 1 from author where shard = ${shardOf(sql.ref('author.id'))}
    )
    select id as author_id, full_name, profile_url, profile_image, type as author_type from author
  `.execute(db)
  return rows[0]
}

/** The row of `post_total` that counts this author's posts, by its `shard`. */
export const shardOf = (authorId: RawBuilder<unknown>) => sql`hashtext(${authorId}::text) & 15`

async function countPost(trx: Database, authorId: string, by: 1 | -1): Promise<void> {
  await sql`update account set posts_count = posts_count + ${by}::int where id = ${authorId}`.execute(trx)
  await sql`
    update post_total set posts = posts + ${by}::int where shard = ${shardOf(sql`${authorId}`)}
  `.execute(trx)
}

/** Inserts a new post's files. */
export async function insertFiles(trx: Database, rows: Insertable<PostFile>[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('post_file').values(rows).execute()
}

/** The post that this author made with this key, and the hash of what it was made of. */
export function findByIdempotencyKey(db: Database, authorId: string, key: string) {
  return db
    .selectFrom('post')
    .select(['id', 'idempotency_hash'])
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Changes a post's text and marks it, unless it says that already. */
export async function updateDescription(
  db: Database,
  id: string,
  description: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('post')
    .set({ description, edited_at: now })
    .where('id', '=', id)
    .where('description', '<>', description)
    .execute()
}

/** What is to be shared, as the caller may see it, kept from being deleted before the transaction ends. */
export async function holdOriginal(trx: Database, caller: Caller, id: string) {
  const { rows } = await sql<{ author_id: string; kind: string }>`
    select post.author_id, post.kind from post join account author on author.id = post.author_id
    where post.id = ${id} and ${visibleAccount(caller, 'author')}
    for key share of post
  `.execute(trx)
  return rows[0]
}

/** Deletes a post of the caller's with all that hangs on it; answers its files' names, null when it, or the caller, was gone. */
export async function deletePost(trx: Database, caller: Caller, id: string): Promise<string[] | null> {
  const files = await trx.selectFrom('post_file').select('name').where('post_id', '=', id).execute()
  const deleted = await trx
    .deleteFrom('post')
    .where('id', '=', id)
    .where('author_id', '=', caller.accountId)
    .where(isStanding(caller))
    .returning(['shared_post_id', 'video_poster'])
    .executeTakeFirst()
  if (!deleted) return null
  if (deleted.shared_post_id) {
    await sql`update post_count set shares = shares - 1 where post_id = ${deleted.shared_post_id}`.execute(
      trx,
    )
  }
  await countPost(trx, caller.accountId, -1)
  return [...files.map(({ name }) => name), ...(deleted.video_poster ? [deleted.video_poster] : [])]
}
