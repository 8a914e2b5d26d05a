import { sql } from 'kysely'
import { type Caller, visibleAccount } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { PersonRow } from '../follow/index.ts'
import type { PeopleList } from './discovery.lists.store.ts'

/** Somebody's columns that are shown where they are found. */
export interface FoundRow extends PersonRow {
  city: string
  birthdate: string
  categories: number[]
}

/** A page of a list and how many all its pages hold, in one statement. */
export async function findPeople(
  db: Database,
  caller: Caller,
  { rows: list, counted = list, max }: PeopleList,
  { offset, size }: { offset: number; size: number },
): Promise<{ people: FoundRow[]; count: number }> {
  // Literal where it can be: PostgreSQL plans a limit that it does not know as a tenth of the table.
  const cut =
    offset === 0
      ? sql`limit ${sql.lit(size)}`
      : sql`limit ${Math.max(0, Math.min(size, max - offset))}::bigint offset ${offset}::bigint`
  const { rows } = await sql<FoundRow & { count: number }>`
    select total.count, person.* from
      (select count(*) from (select from (${counted}) rows limit ${sql.lit(max)}) every) total
      left join lateral (
        select account.id, account.full_name, account.profile_url, account.profile_image, account.cover_image,
          account.type, account.city, account.country, account.birthdate,
          array(select category_id from account_category where account_id = account.id order by 1) as categories,
          mine.followed_id is not null as followed, page.place
        from (
          select id, row_number() over () as place from (${list} ${cut}) cut
        ) page
        join account on account.id = page.id
        left join follow mine on mine.follower_id = ${caller.accountId} and mine.followed_id = account.id
        where ${visibleAccount(caller)}
      ) person on true
    order by person.place
  `.execute(db)
  return { people: rows.filter(({ id }) => id !== null), count: rows[0]!.count }
}
