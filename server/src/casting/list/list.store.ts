import type { ListWithFaces } from '@brilla/contract/casting/list'
import { sql } from 'kysely'
import type { Member } from '../../accounts/auth/index.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { mayBeListed } from '../visibility/index.ts'

/** Faces of each list in the list of lists. */
const facesMax = 4

export interface ListRow {
  id: string
  name: string
  created_at: Date
  /** People whom the agency may see. */
  count: number
}

export interface ListWithFacesRow extends ListRow {
  faces: ListWithFaces['faces']
}

/** Number of the people on `list` whom the caller may see. An array is looked up in one pass of the index, a join row by row. */
const countShown = (caller: Member, today: Date) => sql<number>`(
  select count(*)::int from account
  where account.id = any(array(select account_id from list_person where list_id = list.id))
    and ${mayBeListed(caller, today)}
)`

/** The caller's lists, last changed first. */
export async function findLists(db: Database, caller: Member, today: Date): Promise<ListWithFacesRow[]> {
  const { rows } = await sql<ListWithFacesRow>`
    select list.id, list.name, list.created_at, ${countShown(caller, today)} as count, coalesce(face.faces, '[]') as faces
    from list left join lateral (
      select json_agg(person) as faces from (
        select account.id, account.full_name as fullname, account.profile_image as "profileImage"
        from list_person join account on account.id = list_person.account_id
        where list_person.list_id = list.id and ${mayBeListed(caller, today)}
        order by list_person.position limit ${sql.lit(facesMax)}
      ) person
    ) face on true
    where list.agency_id = ${caller.accountId}
    order by list.changed_at desc, list.id desc
  `.execute(db)
  return rows
}

/** A list of the caller; undefined when the caller has no such list. */
export async function findOwnList(
  db: Database,
  caller: Member,
  id: string,
  today: Date,
): Promise<ListRow | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<ListRow>`
    select id, name, created_at, ${countShown(caller, today)} as count
    from list where id = ${id} and agency_id = ${caller.accountId}
  `.execute(db)
  return rows[0]
}

/** Whether the account has this list, which nobody deletes before the transaction ends. */
export async function hasList(db: Database, accountId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const found = await db
    .selectFrom('list')
    .select('id')
    .where('id', '=', id)
    .where('agency_id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

/** The names of an agency's lists, in lower case, by their ids. */
export async function findListNames(db: Database, accountId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('list').select(['id', 'name']).where('agency_id', '=', accountId).execute()
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
}

/** Requires the lock of the account. */
export async function insertList(
  trx: Database,
  accountId: string,
  { id, name, created_at }: ListRow,
): Promise<void> {
  await trx
    .insertInto('list')
    .values({ id, agency_id: accountId, name, created_at, changed_at: created_at })
    .execute()
}

/** Renames a list, or only says that it was changed. */
export async function updateList(
  trx: Database,
  id: string,
  set: { name?: string; changed_at: Date },
): Promise<void> {
  await trx.updateTable('list').set(set).where('id', '=', id).execute()
}

/** Deletes a list of the account; false when it has no such list. */
export async function deleteList(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('list')
    .where('agency_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
