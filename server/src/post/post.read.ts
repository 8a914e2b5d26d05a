/** From a list to posts as a reader sees them: the second and third step of every list of posts. */
import { decodeCursor, encodeCursor } from '@brilla/contract/cursor'
import { limits } from '@brilla/contract/limits'
import type { Post } from '@brilla/contract/post'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { List, Position } from './post.list.store.ts'
import { findPage, findTotal, type FullPostRow, theseIds } from './post.page.store.ts'
import { presentPost } from './post.present.ts'

const size = limits.feedPageSize

/** A page as the wire asks for it; `after` wins. */
export interface Page {
  page?: number | undefined
  after?: string | undefined
}

/** Where a page of the wire begins; one more id than it shows tells whether there is a next one. */
export function positionOf({ page = 1, after }: Page): Position {
  if (after !== undefined) return { after: decodeCursor(after), offset: 0, size: size + 1 }
  return { after: null, offset: (page - 1) * size, size: size + 1 }
}

/** A page of a list. */
export async function readList(db: Database, caller: Caller, list: List, at: Position) {
  // Skipping rows that are not there would cost as much as skipping ones that are.
  const total = at.offset > 0 ? await findTotal(db, list.total) : undefined
  if (total !== undefined && at.offset >= total) return { posts: [], limit: pages(total), next: null }
  const { posts, facts } = await findPage(db, caller, list.ids(at), { size, ...list })
  const last = posts.at(-1)
  return {
    posts: await present(db, caller, posts),
    limit: pages(facts?.total ?? total ?? (await findTotal(db, list.total))),
    next: last && facts && facts.found > size ? encodeCursor(last.id) : null,
  }
}

const pages = (total: number) => Math.ceil(total / size)

/** One post with what it shares; undefined when there is none for the caller. */
export async function readPost(db: Database, caller: Caller, id: string): Promise<Post | undefined> {
  const { posts } = await findThese(db, caller, [id])
  return (await present(db, caller, posts))[0]
}

function findThese(db: Database, caller: Caller, ids: string[]) {
  return findPage(db, caller, theseIds(ids), { size: ids.length, total: none })
}

const none: RawBuilder<number> = sql`0`

/** Presents posts with what they share. */
async function present(db: Database, caller: Caller, rows: FullPostRow[]): Promise<Post[]> {
  const sharedIds = rows.flatMap(({ shared_post_id }) => shared_post_id ?? [])
  const { posts } = sharedIds.length > 0 ? await findThese(db, caller, sharedIds) : { posts: [] }
  const shared = new Map(posts.map((row) => [row.id, presentPost(row, caller.accountId)]))
  return rows.map((row) => ({
    ...presentPost(row, caller.accountId),
    sharedPost: (row.shared_post_id !== null && shared.get(row.shared_post_id)) || null,
  }))
}
