/**
 * Rows of accounts that are counted in counters of others. One declaration of each tells what hiding and restoring an account
 * changes, and what a counter must be.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { CountedRows } from './counted-rows.ts'
import type { usesOfType } from './type-choice.store.ts'

export interface CountedRelation {
  /** Name of the event handler that follows the status of accounts. */
  name: string
  table: (typeof usesOfType)[number][0]
  /** Column of the account whose row it is; while that is hidden, the row is not counted. */
  owner: string
  /** Column of what counts the row. */
  key: string
  /** Column that is true for rows that are left out of the counter, null for all others. */
  mark: string
  /** Rows that can be counted at all; every row without it. */
  where?: RawBuilder<boolean>
  counter: { table: 'account' | 'comment' | 'post_count'; id: string; column: string }
  /** Locks what counts the rows, and the rows, in the order of all transactions: posts, comments, other rows, accounts. */
  lock(trx: Database, keys: string[], ownerId: string): Promise<void>
}

const isCountable = ({ where = sql<boolean>`true` }: CountedRelation) => where

/** The rows of an account, as what changes with its status. */
export const countedRows = (relation: CountedRelation): CountedRows => ({
  name: relation.name,
  async find(db, accountId, counted, limit) {
    const { rows } = await sql<{ id: string }>`
      select distinct ${sql.ref(relation.key)} as id from ${sql.table(relation.table)}
      where ${sql.ref(relation.owner)} = ${accountId} and ${isCountable(relation)}
        and (${sql.ref(relation.mark)} is null) <> ${counted}::boolean
      limit ${limit}
    `.execute(db)
    return rows.map(({ id }) => id)
  },
  async adjust(trx, accountId, keys, counted) {
    await relation.lock(trx, keys, accountId)
    const { rows } = await sql<{ key: string }>`
      update ${sql.table(relation.table)} set ${sql.ref(relation.mark)} = ${counted ? null : true}::boolean
      where ${sql.ref(relation.owner)} = ${accountId} and ${sql.ref(relation.key)} = any(${keys}::uuid[])
        and ${isCountable(relation)} and (${sql.ref(relation.mark)} is null) <> ${counted}::boolean
      returning ${sql.ref(relation.key)} as key
    `.execute(trx)
    const changed = rows.map(({ key }) => key)
    await addToCounter(trx, relation, changed, counted ? 1 : -1)
  },
})

/** Adds `by` to the counter of each of these keys, once for each time that it is given. */
export async function addToCounter(
  trx: Database,
  { counter: { table, id, column } }: Pick<CountedRelation, 'counter'>,
  keys: string[],
  by: 1 | -1,
): Promise<void> {
  await sql`
    select from ${sql.table(table)} where ${sql.ref(id)} = any(${keys}::uuid[])
    order by ${sql.ref(id)} ${table === 'account' ? sql`asc` : sql`desc`} for no key update
  `.execute(trx)
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(`${table}.${column}`)} + ${by}::int * times.n
    from (select key, count(*)::int as n from unnest(${keys}::uuid[]) key group by key) times
    where ${sql.ref(`${table}.${id}`)} = times.key
  `.execute(trx)
}

/** Query for `id` and `n`, the number of counted rows, of these keys. */
export const countRows = (relation: CountedRelation, keys: string[]) => sql`
  select ${sql.ref(relation.key)} as id, count(*) as n from ${sql.table(relation.table)}
  where ${sql.ref(relation.key)} = any(${keys}::uuid[]) and ${isCountable(relation)}
    and ${sql.ref(relation.mark)} is null
  group by 1
`

/** Marks the rows of these keys by the status of their owners, and counts them; what counts them is locked. */
export async function recountKeys(trx: Database, relation: CountedRelation, keys: string[]): Promise<void> {
  const { table, owner, key, mark, counter } = relation
  await sql`
    update ${sql.table(table)} set ${sql.ref(mark)} = case when account.status = 'active' then null else true end
    from account where account.id = ${sql.ref(`${table}.${owner}`)} and ${sql.ref(key)} = any(${keys}::uuid[])
      and ${isCountable(relation)} and (${sql.ref(mark)} is null) <> (account.status = 'active')
  `.execute(trx)
  await sql`
    update ${sql.table(counter.table)} set ${sql.ref(counter.column)} = coalesce((
      select n from (${countRows(relation, keys)}) counted where counted.id = ${sql.ref(`${counter.table}.${counter.id}`)}
    ), 0) where ${sql.ref(counter.id)} = any(${keys}::uuid[])
  `.execute(trx)
}
