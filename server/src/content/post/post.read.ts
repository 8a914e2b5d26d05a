/** Loads and presents the posts of a list query, shared by all lists of posts. */
import { decodeCursor, encodeCursor } from '@brilla/contract/platform/cursor'
import { limits } from '@brilla/contract/platform/limits'
import type { Post } from '@brilla/contract/content/post'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { PostListQuery, Position } from './post.list.store.ts'
import { findPage, findTotal, type FullPostRow, idList } from './post.page.store.ts'
import { presentPost } from './post.present.ts'

/** Pagination parameters of a request; `after` takes precedence over `page`. */
export interface PageQuery {
  page?: number | undefined
  after?: string | undefined
}

/** Converts pagination parameters to a position. Requests one row more than a page shows, to know whether there is a next page. */
export function getPosition({ page = 1, after }: PageQuery, size: number = limits.feedPageSize): Position {
  if (after !== undefined) return { after: decodeCursor(after), offset: 0, size: size + 1 }
  return { after: null, offset: (page - 1) * size, size: size + 1 }
}

type Source = Pick<Context, 'clock' | 'db'>

/** Reads one page of a list in the API format. `total` is the length of the list, undefined when the page is empty. */
export async function readPage(source: Source, caller: Caller, list: PostListQuery, position: Position) {
  const size = position.size - 1
  const options = { size, areVisible: true, ...list }
  const { posts, facts, cursor } = await findPage(source.db, caller, list.ids(position), options)
  return {
    posts: await presentPosts(source, caller, posts),
    next: cursor !== null && facts && facts.matchedCount > size ? encodeCursor(cursor) : null,
    total: facts?.total,
  }
}

/** The same with `limit`, the number of pages; undefined when the list does not exist for the caller. */
export async function readList(source: Source, caller: Caller, list: PostListQuery, position: Position) {
  const { db } = source
  // An offset past the end would cost as much as one within the list, so the total is checked first.
  const known = position.offset > 0 ? await findTotal(db, list.total) : undefined
  if (known === null) return undefined
  if (known !== undefined && position.offset >= known)
    return { posts: [], limit: countPages(known, position), next: null }
  const page = await readPage(source, caller, list, position)
  const total = page.total ?? known ?? (await findTotal(db, list.total))
  return total === null
    ? undefined
    : { posts: page.posts, limit: countPages(total, position), next: page.next }
}

const countPages = (total: number, { size }: Position) => Math.ceil(total / (size - 1))

/** Reads one post with the post it shares; undefined when the caller may not see it. */
export async function readPost(source: Source, caller: Caller, id: string): Promise<Post | undefined> {
  const { posts } = await findPostsByIds(source.db, caller, [id])
  return (await presentPosts(source, caller, posts))[0]
}

function findPostsByIds(db: Database, caller: Caller, ids: string[]) {
  return findPage(db, caller, idList(ids), { size: ids.length, areVisible: false, total: noTotal })
}

const noTotal: RawBuilder<number> = sql`0`

/** Presents posts together with the posts they share. */
async function presentPosts({ clock, db }: Source, caller: Caller, rows: FullPostRow[]): Promise<Post[]> {
  const sharedIds = rows.flatMap(({ shared_post_id }) => shared_post_id ?? [])
  const { posts } = sharedIds.length > 0 ? await findPostsByIds(db, caller, sharedIds) : { posts: [] }
  const today = clock.now()
  const shared = new Map(posts.map((row) => [row.id, presentPost(row, caller, today)]))
  return rows.map((row) => ({
    ...presentPost(row, caller, today),
    sharedPost: (row.shared_post_id !== null && shared.get(row.shared_post_id)) || null,
  }))
}
