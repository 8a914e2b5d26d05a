/**
 * Deletes what an account leaves behind, in transactions of bounded size: a row of an account or a post may have 100,000
 * rows that depend on it, and a cascade would delete them all in one. Everything here can be repeated, so a deletion that
 * was interrupted goes on where it ended. Rows are skipped while others have locked them; the final transaction deletes them.
 */
import { type RawBuilder, sql } from 'kysely'
import { deleteNotifications } from '../../notifications/notification/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { DB } from '../../platform/database/schema.ts'
import { reactions, reactionsToComments, reactionsToPosts } from '../../content/counted-relation/index.ts'
import { lockPostsOfComments } from '../../content/post/index.ts'

/** Rows that one transaction deletes at the most, of tables without files or counters. */
const rowsMax = 1_000
const commentsMax = 200
/** A post has at most ten files. */
const postsMax = 100
const uploadsMax = 500
const conversationsMax = 100

interface Deletion {
  db: Database
  accountId: string
  /** Aborted between two batches. */
  signal: AbortSignal | undefined
}

/** Deletes the relations of an account with others, such as its likes, its saved posts and its notifications. */
export async function deleteRelations({ db, accountId, signal }: Deletion): Promise<void> {
  await deleteNotifications(db, sql`actor_id = ${accountId}`, signal)
  const sides = [
    ...reactions.map(({ table, owner }) => [table, owner] as const),
    ['block', 'blocker_id'],
    ['block', 'blocked_id'],
    ['saved_post', 'account_id'],
    ['list_person', 'account_id'],
    ['presentation_person', 'account_id'],
    ['profile_seen', 'agency_id'],
    ['profile_seen', 'account_id'],
    ['message_draft', 'account_id'],
    ['bulk_message', 'sender_id'],
    ['message_draft', 'contact_id'],
    ['notification', 'recipient_id'],
    ['notification_group', 'recipient_id'],
  ] as const
  for (const [table, column] of sides) {
    await deleteRows(db, table, sql`${sql.ref(column)} = ${accountId}::uuid`, signal)
  }
  const ofOwnLists = sql`list_id in (select id from list where agency_id = ${accountId}::uuid)`
  await deleteRows(db, 'list_person', ofOwnLists, signal)
}

/** Deletes the comments of an account with the reactions of others to them. */
export async function deleteComments({ db, accountId, signal }: Deletion): Promise<void> {
  await deleteCommentsWhere(db, sql`author_id = ${accountId}::uuid`, signal)
}

/** Deletes the posts of an account, newest first, with all reactions and comments of others. */
export async function deletePosts({ db, accountId, signal }: Deletion): Promise<void> {
  for (;;) {
    const ids = await findIds(
      db,
      sql`select id from post where author_id = ${accountId} order by id desc limit ${sql.lit(postsMax)}`,
    )
    if (ids.length === 0) return
    const onPosts = sql<boolean>`post_id = any(${ids}::uuid[])`
    await deleteCommentsWhere(db, onPosts, signal)
    for (const { table, key } of reactionsToPosts)
      await deleteRows(db, table, sql`${sql.ref(key)} = any(${ids}::uuid[])`, signal)
    await deleteRows(db, 'saved_post', onPosts, signal)
    await deleteNotifications(db, onPosts, signal)
    signal?.throwIfAborted()
    await db.transaction().execute(async (trx) => {
      // In the order in which all transactions lock posts.
      await sql`select from post where id = any(${ids}::uuid[]) order by id desc for update`.execute(trx)
      await sql`delete from post where id = any(${ids}::uuid[])`.execute(trx)
    })
  }
}

type EnqueueRemoval = (trx: Database, names: string[]) => Promise<void>

/**
 * Deletes the conversations of an account with the messages and files of both people: nobody can reach a conversation with a
 * deleted account. `enqueueRemoval` is called in the transactions that delete rows of files.
 */
export async function deleteConversations(
  { db, accountId, signal }: Deletion,
  enqueueRemoval: EnqueueRemoval,
): Promise<void> {
  for (;;) {
    const ids = await findIds(
      db,
      sql`
        select id from conversation where first_id = ${accountId} or second_id = ${accountId}
        limit ${sql.lit(conversationsMax)}
      `,
    )
    if (ids.length === 0) return
    await deleteMessageFiles({ db, signal }, ids, enqueueRemoval)
    await deleteRows(db, 'message', sql<boolean>`conversation_id = any(${ids}::uuid[])`, signal)
    signal?.throwIfAborted()
    await sql`delete from conversation where id = any(${ids}::uuid[])`.execute(db)
  }
}

async function deleteMessageFiles(
  { db, signal }: Omit<Deletion, 'accountId'>,
  conversationIds: string[],
  enqueueRemoval: EnqueueRemoval,
): Promise<void> {
  for (let deleted = uploadsMax; deleted === uploadsMax;) {
    signal?.throwIfAborted()
    deleted = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ name: string }>`
        delete from message_file where id = any(array(
          select id from message_file where conversation_id = any(${conversationIds}::uuid[])
          limit ${sql.lit(uploadsMax)} for update
        )) returning name
      `.execute(trx)
      await enqueueRemoval(
        trx,
        rows.map(({ name }) => name),
      )
      return rows.length
    })
  }
}

/** Deletes the uploads of an account; `enqueueRemoval` is called in the transaction that deletes their rows. */
export async function deleteUploads(
  { db, accountId, signal }: Deletion,
  enqueueRemoval: EnqueueRemoval,
): Promise<void> {
  for (let deleted = uploadsMax; deleted === uploadsMax;) {
    signal?.throwIfAborted()
    deleted = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ name: string }>`
        delete from upload where name = any(array(
          select name from upload where account_id = ${accountId} limit ${sql.lit(uploadsMax)}
          for update skip locked
        )) returning name
      `.execute(trx)
      await enqueueRemoval(
        trx,
        rows.map(({ name }) => name),
      )
      return rows.length
    })
  }
}

async function deleteRows(
  db: Database,
  table: keyof DB,
  where: RawBuilder<unknown>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let deleted = rowsMax; deleted === rowsMax;) {
    signal?.throwIfAborted()
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${where} limit ${sql.lit(rowsMax)} for update skip locked
      ))
    `.execute(db)
    deleted = Number(numAffectedRows)
  }
}

async function deleteCommentsWhere(
  db: Database,
  where: RawBuilder<unknown>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    const ids = await findIds(db, sql`select id from comment where ${where} limit ${sql.lit(commentsMax)}`)
    if (ids.length === 0) return
    for (const { table, key } of reactionsToComments)
      await deleteRows(db, table, sql`${sql.ref(key)} = any(${ids}::uuid[])`, signal)
    signal?.throwIfAborted()
    await db.transaction().execute(async (trx) => {
      await lockPostsOfComments(trx, ids)
      await sql`delete from comment where id = any(${ids}::uuid[])`.execute(trx)
    })
  }
}

async function findIds(db: Database, query: RawBuilder<{ id: string }>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return rows.map(({ id }) => id)
}
