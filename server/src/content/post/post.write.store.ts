import type { ContentAudience } from '@brilla/contract/platform/fields'
import { listMentioned } from '@brilla/contract/content/mention'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { detectLanguage } from '../../platform/detect-language.ts'
import type { Post, PostFile } from '../../platform/database/schema.ts'
import { type PostAuthorRow, selectPostAuthor } from '../../people/profile/index.ts'
import { keepComments, keepPost } from './evidence.store.ts'
import { postTotalShard } from './post.counters.ts'
import type { TextColumn } from './post.columns.ts'
import { eventSource } from '../../platform/outbox/index.ts'
import { listAlts, listFilenames } from './post.rules.ts'
import { postCreated, postDeleted, postEdited, postHeld, postShared } from './post.events.ts'
import { insertHashtags, replaceHashtags } from './post.hashtag.store.ts'
import { type FullPostRow, fullPostColumns, joinPost } from './post.page.store.ts'
import { lockVisiblePost } from './post.visible.store.ts'

/**
 * Inserts a post that is not a share and updates the counters. Returns the author, or undefined when the idempotency key
 * was already used or the caller's session has ended.
 */
export async function insertPost(
  { outbox }: Pick<Context, 'outbox'>,
  db: Database,
  caller: Caller,
  row: Insertable<Post>,
): Promise<PostAuthorRow | undefined> {
  const hasMentions = listMentioned(`${row.title} ${row.description}`).length > 0
  const isHeld = row.audience === 'held'
  const announce =
    hasMentions || isHeld
      ? sql`, event as (${outbox.publishFrom(eventSource(isHeld ? postHeld : postCreated, aboutInserted, 'inserted'))})`
      : sql``
  const { rows } = await sql<PostAuthorRow>`
    with ${insertion(row, sql``)}, author as (
      update account set posts_count = posts_count + 1 from inserted where account.id = inserted.author_id
      returning account.id as author_id, account.status, ${selectPostAuthor('account')}
    ), ${countInTotal('author')}${announce}
    select author.* from author
  `.execute(db)
  return rows[0]
}

export type Stores = Pick<Context, 'db' | 'outbox'>

export type NewShare = Insertable<Post> & { shared_post_id: string }

export interface ShareInsertion {
  original: FullPostRow
  /** Null when nothing was inserted: the original may not be shared, or the idempotency key was already used. */
  author: PostAuthorRow | null
}

/**
 * Inserts a share of `row.shared_post_id`, updates the counters, including the original's, and reads the original, in one
 * statement. Undefined when the caller may not see the original. Lock order is original, author,
 * total, the same as when a post is deleted, so that the two cannot deadlock.
 */
export async function insertShare(
  { db, outbox }: Stores,
  caller: Caller,
  row: NewShare,
): Promise<ShareInsertion | undefined> {
  const about = { ...aboutInserted, sharedPostId: 'inserted.shared_post_id' }
  const { rows } = await sql<FullPostRow & Pick<ShareInsertion, 'author'>>`
    with original as materialized (${lockVisiblePost(caller, sql`${row.shared_post_id}::uuid`)}), ${insertion(
      row,
      sql`from original where original.author_id <> ${caller.accountId} and original.kind <> 'share' and original.audience = 'everyone'`,
    )}, counted_share as (
      update post_count set shares = shares + 1 from inserted where post_count.post_id = inserted.shared_post_id
      returning post_count.post_id
    ), sharing as (
      update account set posts_count = posts_count + 1 from inserted left join counted_share on true
      where account.id = inserted.author_id
      returning account.id as author_id, account.status, ${selectPostAuthor('account')}
    ), ${countInTotal('sharing')}, event as (${outbox.publishFrom(row.audience === 'held' ? eventSource(postHeld, aboutInserted, 'inserted') : eventSource(postShared, about, 'inserted'))})
    select ${fullPostColumns(caller)}, to_json(sharing) as author
    from original join post on post.id = original.id ${joinPost(caller)} left join sharing on true
  `.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { author, ...original } = found
  if (author === null) return { original, author }
  // The statement reads its own update as not yet made.
  return { original: { ...original, shares: original.shares + 1 }, author }
}

/** CTEs that insert a post and its counters for each row of `source`. Raw SQL because composing them costs CPU. */
function insertion(row: Insertable<Post>, source: RawBuilder<unknown>) {
  const values = Object.entries(row).filter(([, value]) => value !== undefined)
  return sql`inserted as (
    insert into post (${sql.join(values.map(([column]) => sql.ref(column)))})
    select ${sql.join(values.map(([, value]) => value))} ${source}
    on conflict (author_id, idempotency_key) do nothing
    returning id, author_id, shared_post_id
  ), counter as (
    insert into post_count (post_id) select id from inserted
  )${insertHashtags(row.description)}`
}

/** CTE that counts a post in the total, unless its author, whose row is locked, has left meanwhile: their posts are out of it. */
const countInTotal = (author: string) => sql`counted as (
  update post_total set posts = posts + 1 from ${sql.ref(author)}
  where shard = ${postTotalShard(sql.ref(`${author}.author_id`))} and status = 'active'
)`

const aboutInserted = { postId: 'inserted.id', authorId: 'inserted.author_id' }

/** Adds to the number of an author's posts, and to that of everyone's unless the author is hidden, whose posts are out of it. */
export async function adjustPostCounters(trx: Database, authorId: string, by: 1 | -1): Promise<void> {
  await sql`
    with author as (
      update account set posts_count = posts_count + ${by}::int where id = ${authorId} returning id, status
    )
    update post_total set posts = posts + ${by}::int from author
    where shard = ${postTotalShard(sql`author.id`)} and status = 'active'
  `.execute(trx)
}

/** Inserts the files of a new post. */
export async function insertFiles(trx: Database, rows: Insertable<PostFile>[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('post_file').values(rows).execute()
}

/** Finds the author's post with an idempotency key, with the hash of its request body. */
export function findByIdempotencyKey(db: Database, authorId: string, key: string) {
  return db
    .selectFrom('post')
    .select(['id', 'idempotency_hash'])
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** SQL that sets the given columns, and that compares them with what is stored. */
export function compareColumns(columns: Record<string, string | undefined>) {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  return {
    changes: given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    differences: given.map(([column, value]) => sql`${sql.ref(column)} <> ${value}`),
  }
}

/**
 * Changes the given texts and the audience of a post, keeps the earlier ones, and marks it as edited; does nothing when all of them
 * are the same. False when it waits for a moderator by now.
 */
export async function updateTexts(
  { db, outbox }: Pick<Context, 'db' | 'outbox'>,
  id: string,
  texts: { [Column in TextColumn]?: string | undefined },
  { now, isHeld, audience }: { now: Date; isHeld: boolean; audience: ContentAudience | undefined },
): Promise<boolean> {
  const { changes, differences } = compareColumns({ ...texts, audience })
  if (texts.description !== undefined) changes.push(sql`language = ${detectLanguage(texts.description)}`)
  const event = { postId: 'edited.id', authorId: 'edited.author_id' }
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ audience: string }>`
      select audience from post where id = ${id} and (${sql.join(differences, sql` or `)}) for no key update
    `.execute(trx)
    const [changed] = rows
    if (!changed) return true
    if (changed.audience === 'held') return false
    await keepPost(trx, id, { withFiles: false, now })
    await sql`
      with edited as (
        update post set ${sql.join(changes)}, edited_at = ${now} where id = ${id} returning id, author_id
      ), event as (${outbox.publishFrom(eventSource(postEdited, event, 'edited'))})
      select from edited
    `.execute(trx)
    if (texts.description !== undefined) await replaceHashtags(trx, id, texts.description)
    if (isHeld) await holdPost({ outbox }, trx, id)
    return true
  })
}

/** All texts of a post that its readers see, by the fields of a request; none of one that was deleted. */
export async function findWrittenTexts(db: Database, id: string): Promise<Record<string, string>> {
  const texts = await db
    .selectFrom('post')
    .select(['title', 'description'])
    .where('id', '=', id)
    .executeTakeFirst()
  const files = await db
    .selectFrom('post_file')
    .select(['type', 'filename', 'alt'])
    .where('post_id', '=', id)
    .orderBy('position')
    .execute()
  const documents = files.filter(({ type }) => type === 'FILE')
  return { ...texts, ...listAlts(files), ...listFilenames(documents) }
}

/** Hides a post until a moderator has decided, and takes it out of the notifications. */
export async function holdPost(
  { outbox }: Pick<Context, 'outbox'>,
  trx: Database,
  id: string,
): Promise<void> {
  const { rows } = await sql<{ author_id: string }>`
    update post set audience = 'held', wanted_audience = audience where id = ${id} and audience <> 'held'
    returning author_id
  `.execute(trx)
  const [held] = rows
  if (!held) return
  const about = { postId: id, authorId: held.author_id }
  await outbox.publish(trx, postDeleted, about)
  await outbox.publish(trx, postHeld, about)
}

/** Publishes a held post for those whom its author wants to see it; nothing happens when it is not held any more. */
export async function publishHeldPost(
  { outbox }: Pick<Context, 'outbox'>,
  trx: Database,
  id: string,
): Promise<void> {
  const { rows } = await sql<{ author_id: string; shared_post_id: string | null }>`
    update post set audience = coalesce(wanted_audience, 'everyone'), wanted_audience = null
    where id = ${id} and audience = 'held' returning author_id, shared_post_id
  `.execute(trx)
  const [published] = rows
  if (!published) return
  const { author_id: authorId, shared_post_id: sharedPostId } = published
  if (sharedPostId === null) await outbox.publish(trx, postCreated, { postId: id, authorId })
  else await outbox.publish(trx, postShared, { postId: id, authorId, sharedPostId })
}

/**
 * Deletes the caller's post with everything that depends on it, and keeps its texts and files and those of its comments.
 * Returns the names of its files, or null when the post no longer exists.
 */
export async function deletePost(
  { clock, outbox }: Pick<Context, 'clock' | 'outbox'>,
  trx: Database,
  caller: Caller,
  id: string,
): Promise<string[] | null> {
  await sql`select from post where id = ${id} and author_id = ${caller.accountId} for update`.execute(trx)
  const now = clock.now()
  await keepPost(trx, id, { withFiles: true, now })
  await keepComments(trx, sql`comment.post_id = ${id}`, now)
  const files = await trx.selectFrom('post_file').select('name').where('post_id', '=', id).execute()
  const deleted = await trx
    .deleteFrom('post')
    .where('id', '=', id)
    .where('author_id', '=', caller.accountId)
    .returning(['shared_post_id', 'video_poster', 'uncounted'])
    .executeTakeFirst()
  if (!deleted) return null
  if (deleted.shared_post_id && !deleted.uncounted) {
    await sql`update post_count set shares = shares - 1 where post_id = ${deleted.shared_post_id}`.execute(
      trx,
    )
  }
  await adjustPostCounters(trx, caller.accountId, -1)
  await outbox.publish(trx, postDeleted, { postId: id, authorId: caller.accountId })
  return [...files.map(({ name }) => name), ...(deleted.video_poster ? [deleted.video_poster] : [])]
}
