/** What one person published, file by file, the newest post's first. */
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { FileRow } from './post.page.store.ts'
import { hiddenLikes } from './post.read.store.ts'

/** A file with what is shown of its post. */
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
  description: string
  created_at: Date
  likes: number
  reacted: boolean
}

/** A part of a list: behind a file's id, so many. */
export interface Part {
  after: string | null
  size: number
}

const behind = ({ after }: Part) => (after === null ? sql`true` : sql`id < ${after}::uuid`)

/** Photos or documents of one person. */
export async function findFilesOf(
  db: Database,
  caller: Caller,
  { authorId, type }: { authorId: string; type: 'PHOTO' | 'FILE' },
  part: Part,
): Promise<OwnedFileRow[]> {
  const { rows } = await sql<OwnedFileRow>`
    select file.*, ${postFacts(caller)} from (
      select id, post_id, type, name, filename, alt, width, height, bytes, created_at from post_file
      where author_id = ${authorId} and type = ${type} and ${behind(part)}
      order by id desc limit ${part.size}
    ) file
    join post on post.id = file.post_id ${joinFacts(caller)}
    order by file.id desc
  `.execute(db)
  return rows
}

/** Videos of one person; the id is the post's. */
export async function findVideosOf(
  db: Database,
  caller: Caller,
  authorId: string,
  part: Part,
): Promise<VideoRow[]> {
  const { rows } = await sql<VideoRow>`
    select post.id, post.video_id, post.video_poster, post.created_at, ${postFacts(caller)} from (
      select * from post
      where author_id = ${authorId} and video_id is not null and ${behind(part)}
      order by id desc limit ${part.size}
    ) post ${joinFacts(caller)}
    order by post.id desc
  `.execute(db)
  return rows
}

const postFacts = (caller: Caller): RawBuilder<unknown> => sql`
  post.description, post_count.likes - ${hiddenLikes(caller)} as likes, mine.account_id is not null as reacted
`

const joinFacts = (caller: Caller): RawBuilder<unknown> => sql`
  join post_count on post_count.post_id = post.id
  left join post_like mine on mine.post_id = post.id and mine.account_id = ${caller.accountId}
`
