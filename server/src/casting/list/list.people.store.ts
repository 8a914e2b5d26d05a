import { listStatuses, type listOrders, type ListStatus } from '@brilla/contract/casting/list-choices'
import { sql } from 'kysely'
import type { Member } from '../../accounts/auth/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'
import { personColumns, type PersonRow } from '../../people/follow/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { isOldEnoughFor, mayBeListed } from '../visibility/index.ts'
import type { OrderedPerson } from './list.rules.ts'

export interface ListedPersonRow extends PersonRow {
  note: string
  status: ListStatus
  added_at: Date
  /** In the order by hand among the people who are shown, from 1. */
  place: number
}

const orders = {
  // As the index has it: of a long list only the page is read.
  position: sql`listed.position, listed.account_id`,
  name: sql`fold_text(account.full_name), account.id`,
  status: sql`array_position(${sql.lit(`{${listStatuses.join(',')}}`)}::text[], listed.status), listed.position, account.id`,
  recent: sql`listed.added_at desc, listed.position desc, account.id`,
} satisfies Record<(typeof listOrders)[number], unknown>

/** The people on a list whom the caller may see. */
export async function findListedPeople(
  db: Database,
  caller: Member,
  {
    listId,
    order,
    offset,
    size,
    today,
  }: { listId: string; order: keyof typeof orders; offset: number; size: number; today: Date },
): Promise<ListedPersonRow[]> {
  const { rows } = await sql<ListedPersonRow>`
    select ${personColumns(caller)}, listed.note, listed.status, listed.added_at,
      (row_number() over (order by listed.position, listed.account_id))::int as place
    from list_person listed join account on account.id = listed.account_id
    where listed.list_id = ${listId} and ${mayBeListed(caller, today)}
    order by ${orders[order]} limit ${size} offset ${offset}
  `.execute(db)
  return rows
}

/** The talents among the accounts whom the caller may see, and whether they may be on its lists. */
export async function findListable(
  db: Database,
  caller: Member,
  ids: string[],
  today: Date,
): Promise<{ id: string; isAllowed: boolean }[]> {
  const { rows } = await sql<{ id: string; isAllowed: boolean }>`
    select id, ${isOldEnoughFor(caller, today)} as "isAllowed" from account
    where id = any(${ids}::uuid[]) and type = 'talento' and ${visibleAccount(caller)}
  `.execute(db)
  return rows
}

/** People on the list, and on all lists of its agency. */
export async function countListed(db: Database, agencyId: string, listId: string) {
  const { rows } = await sql<{ onList: number; onAll: number }>`
    select count(*) filter (where list_id = ${listId})::int as "onList", count(*)::int as "onAll"
    from list_person where list_id in (select id from list where agency_id = ${agencyId})
  `.execute(db)
  return rows[0]!
}

/** Adds people at the end, in this order; returns those who were not on the list. Requires the lock of the agency. */
export async function insertPeople(
  trx: Database,
  listId: string,
  ids: string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into list_person (list_id, account_id, position, added_at)
    select ${listId}, added.id, last.position + added.place, ${now}
    from unnest(${ids}::uuid[]) with ordinality as added (id, place),
      (select coalesce(max(position), 0) as position from list_person where list_id = ${listId}) last
    on conflict do nothing returning account_id as id
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/** Takes people off a list; returns how many were on it. */
export async function deletePeople(db: Database, listId: string, ids: string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('list_person')
    .where('list_id', '=', listId)
    .where('account_id', '=', sql<string>`any(${ids}::uuid[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Everybody on a list in the order by hand. */
export async function findOrder(
  db: Database,
  caller: Member,
  listId: string,
  today: Date,
): Promise<OrderedPerson[]> {
  const { rows } = await sql<OrderedPerson>`
    select account.id, ${mayBeListed(caller, today)} as "isShown"
    from list_person listed join account on account.id = listed.account_id
    where listed.list_id = ${listId} order by listed.position, account.id
  `.execute(db)
  return rows
}

/** Writes the order by hand; only rows whose position changes. Requires the lock of the agency. */
export async function saveOrder(trx: Database, listId: string, ids: string[]): Promise<void> {
  await sql`
    update list_person set position = ordered.position
    from unnest(${ids}::uuid[]) with ordinality as ordered (id, position)
    where list_id = ${listId} and account_id = ordered.id and list_person.position <> ordered.position
  `.execute(trx)
}

/** Whether the caller sees somebody on a list. */
export async function isListed(
  db: Database,
  caller: Member,
  { listId, accountId, today }: { listId: string; accountId: string; today: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from list_person listed join account on account.id = listed.account_id
    where listed.list_id = ${listId} and account.id = ${accountId} and ${mayBeListed(caller, today)}
  `.execute(db)
  return rows.length > 0
}

/** Changes note or status of somebody on a list. */
export async function updatePerson(
  trx: Database,
  listId: string,
  accountId: string,
  set: { note?: string | undefined; status?: ListStatus | undefined },
): Promise<void> {
  await trx
    .updateTable('list_person')
    .set(set)
    .where('list_id', '=', listId)
    .where('account_id', '=', accountId)
    .execute()
}
