/** The columns of `post`: the one list behind its row type, SELECT list, insert, edit, reply and export. */
import type { newPost, Post as PostReply } from '@brilla/contract/content/post'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Post } from '../../platform/database/schema.ts'
import { createOwnMarks } from './own-marks.ts'

type NewPost = Omit<z.output<typeof newPost>, 'audience'>

/** Texts of a new post. The table and the reply have them under the same name. */
type TextField = { [K in keyof NewPost]-?: NewPost[K] extends string ? K : never }[keyof NewPost]

/**
 * Every column: `text` is written by the author, taken from requests and shown unchanged; `read` is loaded with the post;
 * `internal` is not. A column of the schema that is missing here, or a text of a new post that is no `text`, does not compile.
 */
const columns = {
  id: 'read',
  author_id: 'read',
  kind: 'read',
  title: 'text',
  description: 'text',
  category_id: 'read',
  video_id: 'read',
  video_portrait: 'read',
  video_poster: 'read',
  video_poster_placeholder: 'read',
  shared_post_id: 'read',
  created_at: 'read',
  edited_at: 'read',
  pinned_at: 'read',
  idempotency_key: 'internal',
  idempotency_hash: 'internal',
  uncounted: 'internal',
  mentioned: 'internal',
  language: 'read',
  audience: 'read',
  wanted_audience: 'internal',
} as const satisfies Record<keyof Post, 'text' | 'read' | 'internal'> & Record<TextField, 'text'>

type ColumnAs<Use> = {
  [C in keyof typeof columns]: (typeof columns)[C] extends Use ? C : never
}[keyof typeof columns]

export type TextColumn = ColumnAs<'text'>
export type PostTexts = Record<TextColumn, string>
export type PostColumns = Selectable<Pick<Post, ColumnAs<'text' | 'read'>>>

const names = Object.keys(columns) as (keyof typeof columns)[]
export const textColumns = names.filter((name): name is TextColumn => columns[name] === 'text')

/** SELECT list of PostColumns. Requires `post`. */
export const selectPostColumns = sql.raw(
  names
    .filter((name) => columns[name] !== 'internal')
    .map((name) => `post.${name}`)
    .join(', '),
)

/** The texts of a request or row, as the row or reply has them. */
export function pickTexts(from: PostTexts): PostTexts & Pick<PostReply, TextColumn> {
  const texts = { ...emptyTexts }
  for (const name of textColumns) texts[name] = from[name]
  return texts
}

export const emptyTexts = Object.fromEntries(textColumns.map((name) => [name, ''])) as PostTexts

/** What a reader has done with a post. */
export const postMarks = createOwnMarks('post', [
  { mark: 'reacted', table: 'post_like' },
  { mark: 'saved', table: 'saved_post' },
])
