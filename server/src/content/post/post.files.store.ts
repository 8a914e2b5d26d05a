/** Photos, documents and videos of one author, newest post first. */
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { isInAudience } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { FileRow } from './post.page.store.ts'

/** A file with the columns of its post that are shown with it. */
export interface OwnedFileRow extends FileRow {
  post_id: string
  description: string
  likes: number
  reacted: boolean
}

export interface VideoRow {
  id: string
  video_id: string
  video_poster: string | null
  video_poster_placeholder: string | null
  description: string
  created_at: Date
  likes: number
  reacted: boolean
}

/** Keyset page: `size` files after the file with id `after`. */
export interface FilePage {
  after: string | null
  size: number
}

const afterCursor = ({ after }: FilePage) => (after === null ? sql`true` : sql`id < ${after}::uuid`)

/** Finds a page of the photos or documents of an author; `authorId` is an SQL expression. */
export async function findFilesByAuthor(
  db: Database,
  caller: Caller,
  { authorId, type }: { authorId: RawBuilder<string | null>; type: 'PHOTO' | 'FILE' },
  page: FilePage,
): Promise<OwnedFileRow[]> {
  const { rows } = await sql<OwnedFileRow>`
    select file.*, ${postSummaryColumns} from (
      select id, post_id, type, name, filename, alt, width, height, placeholder, bytes, created_at
      from post_file
      where author_id = ${authorId} and type = ${type} and ${afterCursor(page)}
        and exists (select from post where post.id = post_file.post_id and ${isInAudience(caller, 'post')})
      order by id desc limit ${page.size}
    ) file
    join post on post.id = file.post_id ${joinPostCounts(caller)}
    order by file.id desc
  `.execute(db)
  return rows
}

/** Finds a page of the videos of an author, as above; a video has the id of its post. */
export async function findVideosByAuthor(
  db: Database,
  caller: Caller,
  authorId: RawBuilder<string | null>,
  page: FilePage,
): Promise<VideoRow[]> {
  const { rows } = await sql<VideoRow>`
    select post.id, post.video_id, post.video_poster, post.video_poster_placeholder, post.created_at,
      ${postSummaryColumns} from (
      select * from post
      where author_id = ${authorId} and video_id is not null and ${afterCursor(page)} and ${isInAudience(caller, 'post')}
      order by id desc limit ${page.size}
    ) post ${joinPostCounts(caller)}
    order by post.id desc
  `.execute(db)
  return rows
}

const postSummaryColumns = sql`
  post.description, post_count.likes, mine.account_id is not null as reacted
`

const joinPostCounts = (caller: Caller): RawBuilder<unknown> => sql`
  join post_count on post_count.post_id = post.id
  left join post_like mine on mine.post_id = post.id and mine.account_id = ${caller.accountId}
`
