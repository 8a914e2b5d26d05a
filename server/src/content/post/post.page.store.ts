/** Loads a page of posts with files and first comments in one statement, independent of the number of posts. */
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { isInAudience, visibleAccount } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { commentMarks } from './comment.reactions.ts'
import { type CommentRow, commentColumns } from './comment.read.store.ts'
import { postMarks } from './post.columns.ts'
import type { PostListQuery } from './post.list.store.ts'
import { type PostRow, postColumns } from './post.read.store.ts'

export interface FileRow {
  id: string
  type: string
  name: string
  filename: string
  alt: string
  width: number | null
  height: number | null
  placeholder: string | null
  bytes: number | null
  /** A string when it comes from JSON aggregation. */
  created_at: Date | string
}

export interface FullPostRow extends PostRow {
  files: FileRow[]
  first_comments: CommentRow[]
}

/** Counts that belong to a page. */
export interface PageFacts {
  /** Number of ids the id query returned, at most its limit. */
  matchedCount: number
  /** Number of posts in the whole list. */
  total: number | null
}

type Row = FullPostRow & PageFacts & { cursor: string }

interface PageOptions extends Pick<PostListQuery, 'orderBy' | 'firstBy' | 'total'> {
  size: number
  /** Whether the query of ids returns posts of visible authors alone; if not, they are checked. */
  areVisible: boolean
}

/** Query that returns the given ids. */
export const idList = (ids: string[]) => sql<{ id: string }>`select unnest(${ids}::uuid[]) as id`

/**
 * Finds the first `size` posts among those that the query `ids` returns and the caller may see, in descending order of its
 * column `orderBy`, after those that have a value in `firstBy`, with files and first comments. `total` is an SQL expression.
 * `facts` is null when there are no posts; `cursor` is the value of `orderBy` in the last row.
 */
export async function findPage(
  db: Database,
  caller: Caller,
  ids: RawBuilder<{ id: string }>,
  { size, areVisible, total, orderBy = 'id', firstBy }: PageOptions,
): Promise<{ posts: FullPostRow[]; facts: PageFacts | null; cursor: string | null }> {
  const key = sql.ref(`page.${orderBy}`)
  const order = firstBy ? sql`${sql.ref(`page.${firstBy}`)} desc nulls last, ${key} desc` : sql`${key} desc`
  const { rows } = await sql<Row>`
    with matched as materialized (${ids})
    select ${fullPostColumns(caller)}, ${key} as cursor,
      (select count(*) from matched) as "matchedCount", ${total} as total
    from (select * from matched page order by ${order} limit ${sql.lit(size)}) page
    join post on post.id = page.id ${joinPost(caller)}
    where ${isInAudience(caller, 'post')} and ${areVisible ? sql`true` : visibleAccount(caller, 'author')}
    order by ${order}
  `.execute(db)
  return { posts: rows, facts: rows[0] ?? null, cursor: rows.at(-1)?.cursor ?? null }
}

/** Columns of FullPostRow. Requires `post` and `joinPost`. */
export const fullPostColumns = (caller: Caller) => sql`
  ${postColumns(caller)},
  case when post.kind in ('photos', 'documents') then ${filesJson} else '[]' end as files,
  ${firstCommentsJson(caller)} as first_comments
`

/** Joins `author`, `post_count` and the caller's marks. Requires `post`. */
export const joinPost = (caller: Caller) => sql`
  join account author on author.id = post.author_id
  join post_count on post_count.post_id = post.id
  ${postMarks.join(caller)}
`

const filesJson = sql`(
  select coalesce(json_agg(file order by file.position), '[]') from (
    select id, type, name, filename, alt, width, height, placeholder, bytes, created_at, position from post_file where post_id = post.id
  ) file
)`

const firstCommentsJson = (caller: Caller) => sql`(
  select coalesce(json_agg(first), '[]') from (
    select ${commentColumns(caller)} from comment join account author on author.id = comment.author_id
    ${commentMarks.join(caller)}
    where comment.post_id = post.id and ${visibleAccount(caller, 'author')} and ${isInAudience(caller, 'comment')}
    order by comment.id limit ${sql.lit(limits.commentsInPost)}
  ) first
)`

/** Evaluates a `total` expression by itself, for pages without posts. */
export async function findTotal<T extends number | null>(db: Database, total: RawBuilder<T>): Promise<T> {
  const { rows } = await sql<{ n: T }>`select ${total} as n where ${true}::boolean`.execute(db)
  return rows[0]!.n
}
