/**
 * The counters and the rows that they count. In each snapshot of the database a counter equals its rows that are not marked
 * `uncounted`, as both change in one transaction; so comparing needs no lock, and only what differs is locked.
 */
import { type RawBuilder, sql } from 'kysely'
import { countRows, type CountedRelation } from '../../accounts/account/index.ts'
import { relationsCountedIn } from '../../content/counted-relation/index.ts'
import { lockAccounts } from '../../accounts/auth/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { lockPostCounts, lockPostsOfComments, postTotalShard } from '../../content/post/index.ts'

/** A counter that differs from its rows. */
export interface Difference {
  id: string
  column: string
  stored: number
  actual: number
}

/** The counters in one table. */
export interface CounterTable {
  name: string
  /** The next ids of the table behind `after`, in their order. */
  findIds(db: Database, after: string | null, limit: number): Promise<string[]>
  /** Finds the counters among these that differ from their rows. */
  findDifferences(db: Database, ids: string[]): Promise<Difference[]>
  /** Locks the row of a counter before it is corrected, in the order of all transactions. */
  lock(trx: Database, id: string): Promise<void>
  /** Sets a counter; its row is locked. */
  set(trx: Database, difference: Difference): Promise<void>
}

/** Columns of a table that count the rows of others. */
interface CounterColumns {
  name: string
  id: string
  /** Not what an account leaves behind that is being deleted: its rows go before its counters do. */
  isKept: RawBuilder<boolean>
  /** What is counted, by column: a query of `id` and `n` for the rows with these ids. */
  columns: Record<string, (ids: string[]) => RawBuilder<unknown>>
  lock(trx: Database, id: string): Promise<void>
}

/** The next ids of a table behind `after`, in their order. */
export async function findNextIds(
  db: Database,
  table: string,
  column: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(column)} as id from ${sql.table(table)}
    where ${after === null ? sql`true` : sql`${sql.ref(column)} > ${after}::uuid`}
    order by ${sql.ref(column)} limit ${limit}
  `.execute(db)
  return rows.map((row) => row.id)
}

export function createCounterTable({ name, id, isKept, columns, lock }: CounterColumns): CounterTable {
  return {
    name,
    lock,
    findIds: (db, after, limit) => findNextIds(db, name, id, after, limit),
    async findDifferences(db, ids) {
      const compared = Object.entries(columns).map(
        ([column, count]) =>
          // Grouped and joined: a subquery for each counter would be a scan for each where the planner misjudges one.
          sql`
            select counter.${sql.ref(id)} as id, ${sql.lit(column)} as column, counter.${sql.ref(column)} as stored,
              coalesce(rows.n, 0) as actual
            from ${sql.table(name)} counter left join (${count(ids)}) rows on rows.id = counter.${sql.ref(id)}
            where counter.${sql.ref(id)} = any(${ids}::uuid[])
              and counter.${sql.ref(column)} <> coalesce(rows.n, 0) and ${isKept}
          `,
      )
      const { rows } = await sql<Difference>`${sql.join(compared, sql` union all `)} order by 1, 2`.execute(
        db,
      )
      return rows
    },
    async set(trx, { id: value, column, actual }) {
      await sql`
        update ${sql.table(name)} set ${sql.ref(column)} = ${actual}::bigint where ${sql.ref(id)} = ${value}::uuid
      `.execute(trx)
    },
  }
}

/** Counts of the relations that are counted in a table, by column. */
const columnsOf = (table: CountedRelation['counter']['table']): CounterColumns['columns'] =>
  Object.fromEntries(
    relationsCountedIn(table).map((relation) => [
      relation.counter.column,
      (ids: string[]) => countRows(relation, ids),
    ]),
  )

export const counterTables: CounterTable[] = [
  createCounterTable({
    name: 'account',
    id: 'id',
    isKept: sql`counter.deletion_started_at is null`,
    columns: {
      ...columnsOf('account'),
      posts_count: (ids) => sql`
        select author_id as id, count(*) as n from post where author_id = any(${ids}::uuid[]) group by 1
      `,
    },
    lock: (trx, id) => lockAccounts(trx, [id]),
  }),
  createCounterTable({
    name: 'comment',
    id: 'id',
    isKept: sql`not exists (
      select from account where deletion_started_at is not null
        and id in (counter.author_id, (select author_id from post where post.id = counter.post_id))
    )`,
    columns: columnsOf('comment'),
    lock: (trx, id) => lockPostsOfComments(trx, [id]),
  }),
  createCounterTable({
    name: 'post_count',
    id: 'post_id',
    isKept: sql`not exists (
      select from post join account on account.id = post.author_id
      where post.id = counter.post_id and deletion_started_at is not null
    )`,
    columns: columnsOf('post_count'),
    lock: (trx, id) => lockPostCounts(trx, [id]),
  }),
]

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
