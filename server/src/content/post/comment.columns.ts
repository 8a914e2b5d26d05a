/** The columns of `comment`: the one list behind its row type, SELECT list, inserts, edit, reply, evidence and export. */
import type { Comment as CommentReply, commentContract } from '@brilla/contract/content/comment'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Comment } from '../../platform/database/schema.ts'
import { type CommentReaction, commentReactions } from './comment.reactions.ts'

type NewCommentBody = Omit<z.output<typeof commentContract.createComment.body>, 'postId' | 'audience'>

/** Texts of a new comment. The reply has them under the same name. */
type TextField = {
  [K in keyof NewCommentBody]-?: NewCommentBody[K] extends string ? K : never
}[keyof NewCommentBody]

/** What is written by the author, taken from requests and shown unchanged: the column of each field. */
const texts = { comment: 'text' } as const satisfies Record<TextField, keyof Comment>

const textFields = Object.keys(texts) as TextField[]

export type CommentTextColumn = (typeof texts)[TextField]
export const commentTextColumns: readonly CommentTextColumn[] = Object.values(texts)
export type CommentTexts = Record<CommentTextColumn, string>

/**
 * Every other column that does not count reactions: `read` is loaded with the comment, `computed` as well, but for each reader by an
 * expression of `commentColumns`; `internal` is not. A column of the schema that is missing does not compile.
 */
const columns = {
  id: 'read',
  post_id: 'read',
  reply_to: 'computed',
  author_id: 'read',
  language: 'read',
  audience: 'read',
  wanted_audience: 'internal',
  created_at: 'read',
  edited_at: 'read',
  idempotency_key: 'internal',
  idempotency_hash: 'internal',
  uncounted: 'internal',
  mentioned: 'internal',
} as const satisfies Record<
  Exclude<keyof Comment, CommentTextColumn | CommentReaction['column']>,
  'read' | 'computed' | 'internal'
>

type ReadColumn = {
  [C in keyof typeof columns]: (typeof columns)[C] extends 'read' ? C : never
}[keyof typeof columns]

type Columns = Selectable<Pick<Comment, CommentTextColumn | ReadColumn | CommentReaction['column']>>
/** A time is a string when it comes from JSON aggregation. */
export type CommentColumns = {
  [C in keyof Columns]: Date extends Columns[C] ? Columns[C] | string : Columns[C]
}

const names = Object.keys(columns) as (keyof typeof columns)[]

/** SELECT list of CommentColumns. Requires `comment`. */
export const selectCommentColumns = sql.raw(
  [
    ...names.filter((name) => columns[name] === 'read'),
    ...commentTextColumns,
    ...commentReactions.map(({ column }) => column),
  ]
    .map((name) => `comment.${name}`)
    .join(', '),
)

/** Columns of a new comment. `reply_to` is not among them, because it is found by the statement. */
const newCommentColumns = [
  'id',
  'post_id',
  'author_id',
  'language',
  'audience',
  'wanted_audience',
  'uncounted',
  'created_at',
  'idempotency_key',
  'idempotency_hash',
  ...commentTextColumns,
] as const satisfies (keyof Comment)[]

type NewCommentColumn = (typeof newCommentColumns)[number]

export interface NewComment extends Required<Pick<Insertable<Comment>, NewCommentColumn>> {
  /** The comment to reply to. */
  reply_to: string | null
}

/** For `insert into comment (…)`. */
export const newCommentColumnList = sql.raw(newCommentColumns.join(', '))
export const newCommentValues = (row: NewComment) => sql.join(newCommentColumns.map((name) => row[name]))

type Fields = { [F in TextField]?: string | undefined }

/** The texts of a request, as the row has them; undefined for those that an edit leaves out. */
export const pickCommentTexts = <Given extends Fields>(given: Given) =>
  Object.fromEntries(textFields.map((field) => [texts[field], given[field]])) as {
    [F in TextField as (typeof texts)[F]]: Given[F]
  }

const emptyTexts = Object.fromEntries(textFields.map((field) => [field, ''])) as Pick<CommentReply, TextField>

/** The texts of a row, as the reply has them. */
export function presentCommentTexts(row: CommentTexts): Pick<CommentReply, TextField> {
  const reply = { ...emptyTexts }
  for (const field of textFields) reply[field] = row[texts[field]]
  return reply
}
