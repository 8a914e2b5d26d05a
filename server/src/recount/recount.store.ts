/**
 * The counters and the rows that they count. In each snapshot of the database a counter equals its rows that are not marked
 * `uncounted`, as both change in one transaction; so comparing needs no lock, and only what differs is locked.
 */
import { type RawBuilder, sql } from 'kysely'
import { lockAccounts } from '../auth/index.ts'
import type { Database } from '../platform/database/index.ts'
import { lockPostCounts, lockPostsOfComments, postTotalShard } from '../post/index.ts'

/** The rows that one counter counts. */
interface Counted {
  table: 'comment' | 'comment_like' | 'follow' | 'post' | 'post_like'
  /** Their column that refers to the row of the counter. */
  key: string
  /** Their mark of those that are left out; null where all are counted. */
  mark: string | null
}

/** The counters in one table. */
export interface CounterTable {
  name: 'account' | 'comment' | 'post_count'
  id: string
  /** Not what an account leaves behind that is being deleted: its rows go before its counters do. */
  isKept: RawBuilder<boolean>
  /** What is counted, by column. */
  columns: Record<string, Counted>
  /** Locks the row of a counter before it is corrected, in the order of all transactions. */
  lock(trx: Database, id: string): Promise<void>
}

export const counterTables: CounterTable[] = [
  {
    name: 'account',
    id: 'id',
    isKept: sql`counter.deletion_started_at is null`,
    columns: {
      followers_count: { table: 'follow', key: 'followed_id', mark: 'follower_uncounted' },
      following_count: { table: 'follow', key: 'follower_id', mark: 'followed_uncounted' },
      posts_count: { table: 'post', key: 'author_id', mark: null },
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
    columns: { likes_count: { table: 'comment_like', key: 'comment_id', mark: 'uncounted' } },
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
      likes: { table: 'post_like', key: 'post_id', mark: 'uncounted' },
      comments: { table: 'comment', key: 'post_id', mark: 'uncounted' },
      shares: { table: 'post', key: 'shared_post_id', mark: 'uncounted' },
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
  const compared = Object.entries(columns).map(([column, { table, key, mark }]) => {
    const isCounted = mark === null ? sql`true` : sql`${sql.ref(mark)} is null`
    // Grouped and joined: a subquery for each counter would be a scan for each where the planner misjudges one.
    return sql`
      select counter.${sql.ref(id)} as id, ${sql.lit(column)} as column, counter.${sql.ref(column)} as stored,
        coalesce(rows.n, 0) as actual
      from ${sql.table(name)} counter left join (
        select ${sql.ref(key)} as id, count(*) as n from ${sql.table(table)}
        where ${sql.ref(key)} = any(${ids}::uuid[]) and ${isCounted} group by 1
      ) rows on rows.id = counter.${sql.ref(id)}
      where counter.${sql.ref(id)} = any(${ids}::uuid[])
        and counter.${sql.ref(column)} <> coalesce(rows.n, 0) and ${isKept}
    `
  })
  const { rows } = await sql<Difference>`${sql.join(compared, sql` union all `)} order by 1, 2`.execute(db)
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
