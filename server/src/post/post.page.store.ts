/** A page of posts with all that is shown of them, in one statement however many they are. */
import { limits } from '@brilla/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import { type Caller, visibleAccount } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'
import { type CommentRow, commentColumns, joinOwnLike, type PostRow, postColumns } from './post.read.store.ts'

export interface FileRow {
  id: string
  type: string
  name: string
  filename: string
  alt: string
  width: number | null
  height: number | null
  bytes: number | null
  /** Text inside JSON. */
  created_at: Date | string
}

export interface FullPostRow extends PostRow {
  files: FileRow[]
  first_comments: CommentRow[]
}

/** What a page was cut from. */
export interface PageFacts {
  /** How many ids the query of ids gave. */
  found: number
  total: number
}

type Row = FullPostRow & PageFacts

/** As a query of ids: these. */
export const theseIds = (ids: string[]) => sql<{ id: string }>`select unnest(${ids}::uuid[]) as id`

/**
 * The newest `size` of the posts that `ids` finds and the caller may see, newest first, with their files and first
 * comments; `total` is an expression. `facts` is null where there are no posts to carry it.
 */
export async function findPage(
  db: Database,
  caller: Caller,
  ids: RawBuilder<{ id: string }>,
  { size, total }: { size: number; total: RawBuilder<number> },
): Promise<{ posts: FullPostRow[]; facts: PageFacts | null }> {
  const { rows } = await sql<Row>`
    with found as materialized (${ids})
    select ${postColumns(caller)}, (select count(*) from found) as found, ${total} as total,
      case when post.kind in ('photos', 'documents') then ${files} else '[]' end as files,
      case when post_count.comments > 0 then ${firstComments(caller)} else '[]' end as first_comments
    from (select id from found order by id desc limit ${sql.lit(size)}) shown
    join post on post.id = shown.id
    join account author on author.id = post.author_id
    join post_count on post_count.post_id = post.id
    left join post_like mine on mine.post_id = post.id and mine.account_id = ${caller.accountId}
    where ${visibleAccount(caller, 'author')}
    order by post.id desc
  `.execute(db)
  return { posts: rows, facts: rows[0] ?? null }
}

const files = sql`(
  select coalesce(json_agg(file order by file.position), '[]') from (
    select id, type, name, filename, alt, width, height, bytes, created_at, position from post_file where post_id = post.id
  ) file
)`

const firstComments = (caller: Caller) => sql`(
  select coalesce(json_agg(first), '[]') from (
    select ${commentColumns(caller)} from comment join account author on author.id = comment.author_id
    ${joinOwnLike(caller)}
    where comment.post_id = post.id and ${visibleAccount(caller, 'author')}
    order by comment.id limit ${sql.lit(limits.commentsInPost)}
  ) first
)`

/** How many posts a list holds, for a page that has none to say so. */
export async function findTotal(db: Database, total: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select ${total} as n where ${true}::boolean`.execute(db)
  return rows[0]?.n ?? 0
}
