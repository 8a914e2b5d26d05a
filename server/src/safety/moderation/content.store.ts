/**
 * Removal of posts and comments; those of messages and profiles are in files of their own. They are deleted at once, as if their author had done it, so that no query has to know of
 * removed content; the rows are kept as JSON, and undoing the decision or accepting the appeal of the author inserts them again.
 */
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { listFactTexts } from '../../people/facts/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { addToCounter, recountKeys } from '../../accounts/account/index.ts'
import { commentsOfPosts } from '../../content/comment/index.ts'
import { likesOfComments, likesOfPosts } from '../../content/like/index.ts'
import { lockPostCounts, postTotalShard, sharesOfPosts } from '../../content/post/index.ts'

type ContentType = 'post' | 'comment'

interface Content {
  caseId: string
  type: ContentType
  id: string
}

interface ContentTable {
  name: string
  /** Which rows belong to the post or comment. */
  where(id: string): RawBuilder<unknown>
  /** The column of the account without which a row cannot be restored. */
  account?: string
}

/** Conditions on the alias `kept`. */
const ofPost = (id: string) => sql`kept.post_id = ${id}`
const commentsOfPost = (id: string) => sql`kept.comment_id in (select id from comment where post_id = ${id})`

/** Tables whose rows are made again: by triggers with a post, by a job, or on demand. */
export const derivedTables: readonly string[] = ['featured_work', 'translation', 'work_listing']

/**
 * All other tables whose rows are deleted with a post or comment, each after those that it refers to. A test fails when one
 * is missing.
 */
export const contentTables: Record<ContentType, readonly ContentTable[]> = {
  post: [
    { name: 'post', where: (id) => sql`kept.id = ${id}`, account: 'author_id' },
    { name: 'post_count', where: ofPost },
    { name: 'post_file', where: ofPost },
    { name: 'comment', where: ofPost, account: 'author_id' },
    { name: 'comment_like', where: commentsOfPost, account: 'account_id' },
    { name: 'post_like', where: ofPost, account: 'account_id' },
    { name: 'saved_post', where: ofPost, account: 'account_id' },
    { name: 'post_hashtag', where: ofPost },
  ],
  comment: [
    { name: 'comment', where: (id) => sql`kept.id = ${id}`, account: 'author_id' },
    { name: 'comment_like', where: (id) => sql`kept.comment_id = ${id}`, account: 'account_id' },
  ],
}

/**
 * Locks what a removal changes, before accounts and the case: the post, the comment, and the counter of the shared post.
 * False when the content no longer exists.
 */
export async function lockContent(
  trx: Database,
  { type, id }: Pick<Content, 'type' | 'id'>,
): Promise<boolean> {
  if (type === 'post') {
    const { rows } = await sql<{ shared_post_id: string | null }>`
      select shared_post_id from post where id = ${id} for update
    `.execute(trx)
    const shared = rows[0]?.shared_post_id
    if (shared) await lockPostCounts(trx, [shared])
    return rows.length > 0
  }
  await sql`select from post where id = (select post_id from comment where id = ${id}) for key share`.execute(
    trx,
  )
  const { rows } = await sql`select from comment where id = ${id} for update`.execute(trx)
  return rows.length > 0
}

/** Deletes content that is locked, keeps its rows, and adjusts the counters. Returns the id of the post. */
export async function removeContent(trx: Database, content: Content): Promise<string> {
  for (const { name, where } of contentTables[content.type]) {
    await sql`
      insert into removed_content (case_id, table_name, rows)
      select ${content.caseId}, ${name}, coalesce(jsonb_agg(to_jsonb(kept)), '[]')
      from ${sql.table(name)} kept where ${where(content.id)}
    `.execute(trx)
  }
  if (content.type === 'comment') return removeComment(trx, content.id)
  const { rows } = await sql<{ author_id: string; shared_post_id: string | null; uncounted: boolean | null }>`
    delete from post where id = ${content.id} returning author_id, shared_post_id, uncounted
  `.execute(trx)
  const { author_id, shared_post_id, uncounted } = rows[0]!
  await adjustAuthor(trx, author_id, -1)
  if (shared_post_id && !uncounted) await addToCounter(trx, sharesOfPosts, [shared_post_id], -1)
  return content.id
}

async function removeComment(trx: Database, id: string): Promise<string> {
  const { rows } = await sql<{ post_id: string; uncounted: boolean | null }>`
    delete from comment where id = ${id} returning post_id, uncounted
  `.execute(trx)
  const { post_id, uncounted } = rows[0]!
  if (!uncounted) await addToCounter(trx, commentsOfPosts, [post_id], -1)
  return post_id
}

/** The posts of a hidden author are in their own counter, not in that of everyone's posts. */
async function adjustAuthor(trx: Database, authorId: string, by: 1 | -1): Promise<void> {
  await sql`update account set posts_count = posts_count + ${by}::int where id = ${authorId}`.execute(trx)
  await sql`
    update post_total set posts = posts + ${by}::int
    where shard = ${postTotalShard(sql`${authorId}`)}
      and (select status from account where id = ${authorId}) = 'active'
  `.execute(trx)
}

/**
 * Inserts removed content again, without what belonged to accounts that were deleted meanwhile. False when its author or,
 * of a comment, its post no longer exists.
 */
export async function restoreContent(trx: Database, { caseId, type }: Omit<Content, 'id'>): Promise<boolean> {
  if (!(await canBeRestored(trx, caseId, type))) return false
  for (const { name, account } of contentTables[type]) {
    const exists = account
      ? sql`exists (select from account where account.id = kept.${sql.ref(account)})`
      : sql`true`
    const under =
      name === 'comment_like' ? sql`exists (select from comment where id = kept.comment_id)` : sql`true`
    await insertRemovedRows(trx, { caseId, table: name, where: sql`${exists} and ${under}` })
  }
  return true
}

/**
 * Inserts kept rows of a table again. Their columns are named, because columns that were added since they were removed need
 * their defaults.
 */
export async function insertRemovedRows(
  trx: Database,
  { caseId, table, where = sql`true` }: { caseId: string; table: string; where?: RawBuilder<unknown> },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname in (
      select jsonb_object_keys(rows->0) from removed_content where case_id = ${caseId} and table_name = ${table}
    )
  `.execute(trx)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name)
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => sql.ref(`kept.${name}`)))}
    from removed_content, jsonb_populate_recordset(null::${sql.table(table)}, rows) kept
    where case_id = ${caseId} and table_name = ${table} and ${where}
  `.execute(trx)
}

/** Locks the kept rows of a case, so that they are restored once; false when there are none. */
export async function lockRemovedContent(trx: Database, caseId: string): Promise<boolean> {
  const { rows } = await sql`
    select from removed_content where case_id = ${caseId} order by table_name for update
  `.execute(trx)
  return rows.length > 0
}

async function canBeRestored(trx: Database, caseId: string, type: ContentType): Promise<boolean> {
  const parent =
    type === 'post'
      ? sql`true`
      : sql`exists (select from post where id = (kept->>'post_id')::uuid for key share)`
  const { rows } = await sql`
    select from removed_content, jsonb_array_elements(rows) kept
    where case_id = ${caseId} and table_name = ${type} and ${parent}
      and exists (select from account where id = (kept->>'author_id')::uuid)
  `.execute(trx)
  return rows.length > 0
}

/** Counts restored content again: while it was removed, its readers may have been hidden, and its shares deleted. */
export async function recountRestored(
  trx: Database,
  { type, id }: Pick<Content, 'type' | 'id'>,
): Promise<void> {
  const isPost = type === 'post'
  const { rows } = await sql<{ id: string; post_id: string }>`
    select id, post_id from comment where ${isPost ? sql`post_id` : sql`id`} = ${id}
  `.execute(trx)
  await recountKeys(
    trx,
    likesOfComments,
    rows.map((comment) => comment.id),
  )
  await recountKeys(trx, commentsOfPosts, isPost ? [id] : rows.map(({ post_id }) => post_id))
  if (isPost) await recountPost(trx, id)
}

/** Unpins a restored post whose place its author has given to another one (P-profiles-18); the account must be locked. */
export async function unpinBeyondMax(
  trx: Database,
  { type, id }: Pick<Content, 'type' | 'id'>,
): Promise<void> {
  if (type !== 'post') return
  await sql`
    update post set pinned_at = null where id = ${id} and pinned_at is not null and (
      select count(*) from post pinned where pinned.author_id = post.author_id and pinned.pinned_at is not null
    ) > ${sql.lit(limits.pinnedPostsMax)}
  `.execute(trx)
}

async function recountPost(trx: Database, id: string): Promise<void> {
  await recountKeys(trx, likesOfPosts, [id])
  await recountKeys(trx, sharesOfPosts, [id])
  const { author_id, shared_post_id } = await trx
    .selectFrom('post')
    .select(['author_id', 'shared_post_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await adjustAuthor(trx, author_id, 1)
  if (shared_post_id) await recountKeys(trx, sharesOfPosts, [shared_post_id])
}

/** The names of the files of removed content. */
export async function findRemovedFiles(db: Database, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select kept->>'name' as name from removed_content, jsonb_array_elements(rows) kept
    where case_id = ${caseId} and table_name in ('post_file', 'message_file', 'account_file')
    union all
    select kept->>'video_poster' from removed_content, jsonb_array_elements(rows) kept
    where case_id = ${caseId} and table_name = 'post' and kept->>'video_poster' is not null
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Deletes the uploads of removed files, so that they are no longer public, and keeps their rows. Can be repeated. */
export async function removeUploads(trx: Database, caseId: string, names: readonly string[]): Promise<void> {
  await sql`
    with removed as (delete from upload where name = any(${[...names]}::text[]) returning *)
    insert into removed_content (case_id, table_name, rows)
    select ${caseId}::uuid, 'upload', jsonb_agg(to_jsonb(removed)) from removed having count(*) > 0
    on conflict (case_id, table_name) do update set rows = removed_content.rows || excluded.rows
  `.execute(trx)
}

export async function deleteRemovedContent(trx: Database, caseId: string): Promise<void> {
  await trx.deleteFrom('removed_content').where('case_id', '=', caseId).execute()
}

/** Deletes what a deleted account had below content of others that is kept: its comments, likes and saved posts. */
export async function eraseFromRemovedContent(db: Database, accountId: string): Promise<void> {
  await sql`
    update removed_content set rows = (
      select coalesce(jsonb_agg(kept), '[]') from jsonb_array_elements(rows) kept
      where coalesce(kept->>'author_id', kept->>'account_id') is distinct from ${accountId}
    )
    where (rows @> jsonb_build_array(jsonb_build_object('author_id', ${accountId}::text))
        or rows @> jsonb_build_array(jsonb_build_object('account_id', ${accountId}::text)))
      and case_id in (select id from moderation_case where account_id <> ${accountId}::uuid)
  `.execute(db)
}

/** The kept content itself, of a post, comment, message or profile. */
export interface RemovedRow {
  title: string
  text: string
  video_id: string | null
  post_id: string | null
  /** Null for a profile. */
  created_at: Date | null
  /** Of a profile. */
  interests: string[]
  links: string[]
  facts: string[]
}

/** Undefined when nothing is kept. */
export async function findRemoved(db: Database, caseId: string): Promise<RemovedRow | undefined> {
  const { rows } = await sql<RemovedRow>`
    select coalesce(kept->>'title', '') as title, coalesce(kept->>'text', kept->>'description', kept->>'biography', '') as text,
      kept->>'video_id' as video_id, coalesce(kept->>'post_id', kept->>'id') as post_id,
      (kept->>'created_at')::timestamptz as created_at,
      array(select jsonb_array_elements_text(kept->'interests')) as interests,
      array_remove(array[
        kept->>'web_url', kept->>'facebook_url', kept->>'twitter_url', kept->>'instagram_url', kept->>'spotify_url',
        kept->>'youtube_url', kept->>'linkedin_url'
      ], null) as links,
      coalesce((
        select ${listFactTexts(sql`rows->0`)} from removed_content
        where case_id = c.id and table_name = 'profile_facts'
      ), '{}') as facts
    from moderation_case c
    join removed_content on case_id = c.id and table_name = c.subject_type
    cross join jsonb_array_elements(rows) kept
    where c.id = ${caseId} and kept->>'id' = c.subject_id::text
  `.execute(db)
  return rows[0]
}

export interface RemovedFileRow {
  name: string
  type: 'PHOTO' | 'FILE'
  filename: string
  alt: string
}

/** The files of a removed post or message, in their order, or those of a profile. */
export async function findRemovedFileRows(db: Database, caseId: string): Promise<RemovedFileRow[]> {
  const { rows } = await sql<RemovedFileRow>`
    select kept->>'name' as name, kept->>'type' as type, coalesce(kept->>'filename', '') as filename,
      coalesce(kept->>'alt', '') as alt
    from removed_content, jsonb_array_elements(rows) kept
    where case_id = ${caseId} and table_name in ('post_file', 'message_file', 'account_file') order by (kept->>'position')::int
  `.execute(db)
  return rows
}

/** Whether a post, comment, message or account exists and was not withdrawn. */
export async function isThere(
  db: Database,
  { subject_type, subject_id }: { subject_type: string; subject_id: string },
): Promise<boolean> {
  const isShown = subject_type === 'message' ? sql`withdrawn_at is null` : sql`true`
  const { rows } = await sql`
    select from ${sql.table(subject_type)} where id = ${subject_id} and ${isShown}
  `.execute(db)
  return rows.length > 0
}

/** The post that a comment is under; null when there is no such comment. */
export async function findCommentPost(db: Database, id: string): Promise<string | null> {
  const found = await db.selectFrom('comment').select('post_id').where('id', '=', id).executeTakeFirst()
  return found?.post_id ?? null
}
