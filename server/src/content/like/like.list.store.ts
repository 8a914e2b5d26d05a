/** The people who like a post or comment, as one caller sees them. */
import type { TimePosition } from '@brilla/contract/platform/cursor'
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { personColumns, type PersonRow } from '../../people/follow/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'

export interface LikePage {
  people: PersonRow[]
  /** Number of likes, those of people who are hidden from the caller included. */
  count: number
  /** The last person's like, if there are more. */
  next: TimePosition | null
}

interface LikeList {
  likes: RawBuilder<unknown>
  /** Query for the number of likes. */
  count: RawBuilder<unknown>
  after: TimePosition | null
}

const size = limits.pageSize

/** Finds the people who like a post, newest like first. Does not check whether the post is visible. */
export function findPostLikes(db: Database, caller: Caller, id: string, after: TimePosition | null) {
  return findLikes(db, caller, {
    likes: sql`(select account_id, created_at from post_like where post_id = ${id})`,
    count: sql`select likes as count from post_count where post_id = ${id}`,
    after,
  })
}

/** The same for a comment. */
export function findCommentLikes(db: Database, caller: Caller, id: string, after: TimePosition | null) {
  return findLikes(db, caller, {
    likes: sql`(select account_id, created_at from comment_like where comment_id = ${id})`,
    count: sql`select likes_count as count from comment where id = ${id}`,
    after,
  })
}

/** Undefined when what is liked has just been deleted. One statement: rows and count belong to one screen. */
async function findLikes(
  db: Database,
  caller: Caller,
  { likes, count, after }: LikeList,
): Promise<LikePage | undefined> {
  const isAfter = after
    ? sql`(liked.created_at, liked.account_id) < (to_timestamp(${after.time}::float8 / 1000), ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<{ count: number } & ((PersonRow & { liked_at: Date }) | { id: null })>`
    select total.count, person.* from (${count}) total left join lateral (
      select ${personColumns(caller)}, liked.created_at as liked_at
      from ${likes} liked join account on account.id = liked.account_id
      where ${visibleAccount(caller)} and ${isAfter}
      order by liked.created_at desc, liked.account_id desc limit ${sql.lit(size + 1)}
    ) person on true
    order by person.liked_at desc, person.id desc
  `.execute(db)
  const [first] = rows
  if (!first) return undefined
  const people = rows.filter((row) => row.id !== null)
  const last = people.length > size ? people[size - 1] : undefined
  return {
    people: people.slice(0, size),
    count: first.count,
    next: last ? { time: last.liked_at.getTime(), id: last.id } : null,
  }
}
