/** Lists of who follows and who is followed, as one reader sees them. */
import { limits } from '@brilla/contract/limits'
import { sql } from 'kysely'
import { type Caller, visibleAccount } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'
import { findFollowCounts } from './follow.store.ts'

/** Somebody's columns that a list of people shows, and whether the reader follows them. */
export interface PersonRow {
  id: string
  full_name: string
  profile_url: string
  profile_image: string | null
  cover_image: string | null
  country: string
  type: string
  followed: boolean
}

/** Which side of somebody's follows. */
export type Side = 'followers' | 'following'

/** A page of a list, counted from 1; `q` is a part of a name, empty for all. */
export async function findPeople(
  db: Database,
  caller: Caller,
  { accountId, side, page, q }: { accountId: string; side: Side; page: number; q: string },
): Promise<{ rows: PersonRow[]; count: number }> {
  const [of, listed] = side === 'followers' ? ['followed_id', 'follower_id'] : ['follower_id', 'followed_id']
  const people = sql`
    from follow join account on account.id = ${sql.ref(`follow.${listed}`)}
    where ${sql.ref(`follow.${of}`)} = ${accountId} and ${visibleAccount(caller)} and ${isNamedLike(q)}
  `
  const count = q === '' ? (await findFollowCounts(db, caller, accountId))[side] : await countOf(db, people)
  const offset = (page - 1) * limits.pageSize
  if (offset >= count) return { rows: [], count }
  const { rows } = await sql<PersonRow>`
    select account.id, full_name, profile_url, profile_image, cover_image, country, account.type,
      exists (
        select from follow mine where mine.follower_id = ${caller.accountId} and mine.followed_id = account.id
      ) as followed
    ${people}
    order by follow.created_at desc, account.id desc
    limit ${limits.pageSize} offset ${offset}
  `.execute(db)
  return { rows, count }
}

async function countOf(db: Database, people: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${people}`.execute(db)
  return rows[0]!.count
}

/** Names are compared as search compares them, without case or accents. */
const isNamedLike = (q: string) =>
  q === '' ? sql<boolean>`true` : sql<boolean>`strpos(fold_text(full_name), fold_text(${q})) > 0`
