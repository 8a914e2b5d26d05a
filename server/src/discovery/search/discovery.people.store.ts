import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { PersonRow } from '../../people/follow/index.ts'
import type { Traits } from './similar.rules.ts'
import type { PeopleListQuery } from './discovery.lists.store.ts'

/** Query for a PersonRow and `place` of each row of `page`, a query of `id` and `place`, whom the caller may see. */
export const selectPersonRows = (caller: Caller, page: RawBuilder<unknown>) => sql`
  select account.id, account.full_name, account.profile_url, account.profile_image, account.cover_image,
    account.cover_placeholder, account.type, account.city, account.country, account.birthdate,
    account.city_audience, account.verified,
    array(select category_id from account_category where account_id = account.id order by 1) as categories,
    mine.followed_id is not null as followed, page.place
  from (${page}) page
  join account on account.id = page.id
  left join follow mine on mine.follower_id = ${caller.accountId} and mine.followed_id = account.id
  where ${visibleAccount(caller)}
`

/** Loads one page of a list and the total number of people in one statement. */
export async function findPeoplePage(
  db: Database,
  caller: Caller,
  { rows: list, unordered = list, max }: PeopleListQuery,
  { offset, size }: { offset: number; size: number },
): Promise<{ people: PersonRow[]; count: number }> {
  // The limit is a literal: for a limit given as a parameter PostgreSQL plans with a tenth of the table.
  const limitOffset =
    offset === 0
      ? sql`limit ${sql.lit(size)}`
      : sql`limit ${Math.max(0, Math.min(size, max - offset))}::bigint offset ${offset}::bigint`
  const { rows } = await sql<PersonRow & { count: number }>`
    select total.count, person.* from
      (select count(*) from (select from (${unordered}) rows limit ${sql.lit(max)}) counted) total
      left join lateral (
        ${selectPersonRows(caller, sql`select id, row_number() over () as place from (${list} ${limitOffset}) rows`)}
      ) person on true
    order by person.place
  `.execute(db)
  return { people: rows.filter(({ id }) => id !== null), count: rows[0]!.count }
}

/** Finds the caller's own traits, for comparing them with those of others. */
export async function findOwnTraits(db: Database, caller: Caller): Promise<Traits> {
  const { rows } = await sql<Traits>`
    select city, country,
      array(select category_id from account_category where account_id = account.id order by 1) as categories
    from account where id = ${caller.accountId}
  `.execute(db)
  return rows[0] ?? { city: '', country: '', categories: [] }
}
