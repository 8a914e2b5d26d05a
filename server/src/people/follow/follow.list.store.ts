/** Lists of followers and followed people, as one caller sees them. */
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { findFollowCounts } from './follow.store.ts'

/** Columns of a person in a list, and whether the caller follows them. */
export interface PersonRow {
  id: string
  full_name: string
  profile_url: string
  profile_image: string | null
  cover_image: string | null
  cover_placeholder: string | null
  city: string
  country: string
  birthdate: string
  city_audience: string
  categories: number[]
  type: string
  verified: boolean
  followed: boolean
}

/** Columns of PersonRow. Requires `account`. */
export const personColumns = (caller: Caller) => sql`
  account.id, account.full_name, account.profile_url, account.profile_image, account.cover_image,
  account.cover_placeholder, account.city, account.country, account.birthdate, account.city_audience, account.type, account.verified,
  array(select category_id from account_category where account_id = account.id order by 1) as categories,
  exists (
    select from follow mine where mine.follower_id = ${caller.accountId} and mine.followed_id = account.id
  ) as followed
`

/** Whether a list shows an account's followers or the people it follows. */
export type FollowDirection = 'followers' | 'following'

/** Finds one page (starting at 1) of a list; `q` is a part of a name, empty for no filter. */
export async function findFollowPage(
  db: Database,
  caller: Caller,
  {
    accountId,
    direction,
    page,
    q,
  }: { accountId: string; direction: FollowDirection; page: number; q: string },
): Promise<{ rows: PersonRow[]; count: number }> {
  const [accountColumn, listedColumn] =
    direction === 'followers' ? ['followed_id', 'follower_id'] : ['follower_id', 'followed_id']
  const people = sql`
    from follow join account on account.id = ${sql.ref(`follow.${listedColumn}`)}
    where ${sql.ref(`follow.${accountColumn}`)} = ${accountId} and ${visibleAccount(caller)} and ${nameContains(q)}
  `
  const count =
    q === '' ? (await findFollowCounts(db, caller, accountId))[direction] : await countRows(db, people)
  const offset = (page - 1) * limits.pageSize
  const { rows } = await sql<PersonRow>`
    select ${personColumns(caller)} ${people}
    order by follow.created_at desc, account.id desc
    limit ${limits.pageSize} offset ${offset}
  `.execute(db)
  return { rows, count }
}

async function countRows(db: Database, people: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${people}`.execute(db)
  return rows[0]!.count
}

/** SQL condition on `account`: its name contains `q`, ignoring case, accents and spaces as the search does. */
export const nameContains = (q: string) =>
  q === ''
    ? sql<boolean>`true`
    : sql<boolean>`strpos(replace(fold_text(account.full_name), ' ', ''), replace(fold_text(${q}), ' ', '')) > 0`
