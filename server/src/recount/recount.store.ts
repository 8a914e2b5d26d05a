/**
 * The counters and the rows that they count. In each snapshot of the database a counter equals its rows that are not marked
 * `uncounted`, as both change in one transaction; so comparing needs no lock, and only what differs is locked.
 */
import { type RawBuilder, sql } from 'kysely'
import { lockAccounts } from '../auth/index.ts'
import type { Database } from '../platform/database/index.ts'
import { lockPostCounts, lockPostsOfComments, postTotalShard } from '../post/index.ts'

/** The counters in one table. */
export interface CounterTable {
  name: 'account' | 'comment' | 'post_count'
  id: string
  /** Not what an account leaves behind that is being deleted: its rows go before its counters do. */
  isKept: RawBuilder<boolean>
  /** By column, the number of rows that it should be, of `counter`. */
  columns: Record<string, RawBuilder<number>>
  /** Locks the row of a counter before it is corrected, in the order of all transactions. */
  lock(trx: Database, id: string): Promise<void>
}

export const counterTables: CounterTable[] = [
  {
    name: 'account',
    id: 'id',
    isKept: sql`counter.deletion_started_at is null`,
    columns: {
      followers_count: sql`(select count(*) from follow where followed_id = counter.id and follower_uncounted is null)`,
      following_count: sql`(select count(*) from follow where follower_id = counter.id and followed_uncounted is null)`,
      posts_count: sql`(select count(*) from post where author_id = counter.id)`,
    },
    lock: (trx, id) => lockAccounts(trx, [id]),
  },
  {
    name: 'comment',
    id: 'id',
    isKept: sql`not exists (
      select from account where deletion_started_at is not null
        and id in (counter.author_id, (select author_id from post where post.id = counter.post_id))
    )`,
    columns: {
      likes_count: sql`(select count(*) from comment_like where comment_id = counter.id and uncounted is null)`,
    },
    lock: (trx, id) => lockPostsOfComments(trx, [id]),
  },
  {
    name: 'post_count',
    id: 'post_id',
    isKept: sql`not exists (
      select from post join account on account.id = post.author_id
      where post.id = counter.post_id and deletion_started_at is not null
    )`,
    columns: {
      likes: sql`(select count(*) from post_like where post_id = counter.post_id and uncounted is null)`,
      comments: sql`(select count(*) from comment where post_id = counter.post_id and uncounted is null)`,
      shares: sql`(select count(*) from post where shared_post_id = counter.post_id and uncounted is null)`,
    },
    lock: (trx, id) => lockPostCounts(trx, [id]),
  },
]

/** The next ids of a table behind `after`, in their order. */
export async function findCounterIds(
  db: Database,
  { name, id }: CounterTable,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(id)} as id from ${sql.table(name)}
    where ${after === null ? sql`true` : sql`${sql.ref(id)} > ${after}::uuid`}
    order by ${sql.ref(id)} limit ${limit}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** A counter that differs from its rows. */
export interface Difference {
  id: string
  column: string
  stored: number
  actual: number
}

/** Finds the counters among these that differ from their rows. */
export async function findDifferences(
  db: Database,
  { name, id, isKept, columns }: CounterTable,
  ids: string[],
): Promise<Difference[]> {
  const compared = Object.entries(columns).map(
    ([column, actual]) => sql`(${sql.lit(column)}, counter.${sql.ref(column)}, ${actual})`,
  )
  const { rows } = await sql<Difference>`
    select counter.${sql.ref(id)} as id, compared.name as column, compared.stored, compared.actual
    from ${sql.table(name)} counter, lateral (values ${sql.join(compared)}) as compared (name, stored, actual)
    where counter.${sql.ref(id)} = any(${ids}::uuid[]) and compared.stored <> compared.actual and ${isKept}
    order by 1, 2
  `.execute(db)
  return rows
}

/** Sets a counter; its row is locked. */
export async function setCounter(
  trx: Database,
  { name, id }: CounterTable,
  { id: value, column, actual }: Difference,
): Promise<void> {
  await sql`
    update ${sql.table(name)} set ${sql.ref(column)} = ${actual}::int where ${sql.ref(id)} = ${value}::uuid
  `.execute(trx)
}

/** Shards of the number of everyone's posts. */
export async function findShards(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('post_total').select('shard').orderBy('shard').execute()
  return rows.map(({ shard }) => shard)
}

/** Compares a shard with the posts of the active accounts in it; with `lock`, until the transaction ends. */
export async function findShardDifference(
  db: Database,
  shard: number,
  { lock }: { lock: boolean },
): Promise<Difference | undefined> {
  if (lock) await sql`select from post_total where shard = ${shard} for update`.execute(db)
  const { rows } = await sql<Difference>`
    select shard::text as id, 'posts' as column, posts as stored, actual
    from post_total, lateral (
      select coalesce(sum(posts_count), 0)::bigint as actual from account
      where status = 'active' and ${postTotalShard(sql.ref('account.id'))} = ${shard}::int
    ) counted
    where shard = ${shard} and posts <> actual
  `.execute(db)
  return rows[0]
}

/** Sets a shard; it is locked. */
export async function setShard(trx: Database, { id, actual }: Difference): Promise<void> {
  await sql`update post_total set posts = ${actual}::bigint where shard = ${Number(id)}`.execute(trx)
}
