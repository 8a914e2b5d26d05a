/** What people do with comments: the one list behind columns, reply, counters, removal, deletion and export. */
import type { Comment as CommentReply } from '@brilla/contract/content/comment'
import type { CountedRelation } from '../../accounts/account/index.ts'
import type { Comment } from '../../platform/database/schema.ts'
import { createOwnMarks } from './own-marks.ts'

/**
 * `table` has the columns `comment_id`, `account_id`, `created_at` and `uncounted`, and `column` counts its rows. `count` and `mark`
 * are the fields of the reply for this count and for whether the reader has a row; `exported` are the names in the export.
 */
export const commentReactions = [
  {
    table: 'comment_like',
    column: 'likes_count',
    count: 'likesCount',
    mark: 'reacted',
    exported: { list: 'commentLikes', time: 'likedAt', count: 'likes' },
  },
] as const satisfies {
  table: CountedRelation['table']
  column: keyof Comment
  count: keyof CommentReply
  mark: keyof CommentReply
  exported: Record<'list' | 'time' | 'count', string>
}[]

export type CommentReaction = (typeof commentReactions)[number]

export const commentMarks = createOwnMarks('comment', commentReactions)
export type CommentMarks = typeof commentMarks.none

/** The reactions of a row, as the reply has them. */
export function presentReactions(row: Record<CommentReaction['column'], number> & CommentMarks) {
  const counts = {} as Record<CommentReaction['count'], number>
  for (const { column, count } of commentReactions) counts[count] = row[column]
  return { ...counts, ...commentMarks.pick(row) }
}
