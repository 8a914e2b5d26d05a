/** What people do with comments: the one list behind columns, reply, counters, removal, deletion and export. */
import type { Comment as CommentReply } from '@brilla/contract/content/comment'
import type { CountedRelation } from '../../accounts/account/index.ts'
import type { Comment } from '../../platform/database/schema.ts'
import { createOwnMarks } from './own-marks.ts'

interface CommentReaction {
  /** Has the columns `comment_id`, `account_id`, `created_at` and `uncounted`. */
  table: CountedRelation['table']
  /** Counts the rows. */
  column: keyof Comment
  /** Field of the reply for the count. */
  count: keyof CommentReply
  /** Field of the reply for whether the reader has a row. */
  mark: keyof CommentReply
  /** Names of the list of rows, of their time, and of the count. */
  exported: { list: string; time: string; count: string }
}

export const commentReactions = [
  {
    table: 'comment_like',
    column: 'likes_count',
    count: 'likesCount',
    mark: 'reacted',
    exported: { list: 'commentLikes', time: 'likedAt', count: 'likes' },
  },
] as const satisfies CommentReaction[]

type Reaction = (typeof commentReactions)[number]
export type ReactionColumn = Reaction['column']

export const commentMarks = createOwnMarks('comment', commentReactions)
export type CommentMarks = typeof commentMarks.none

const noCounts = Object.fromEntries(commentReactions.map(({ count }) => [count, 0])) as Record<
  Reaction['count'],
  number
>

/** The reactions of a row, as the reply has them. */
export function presentReactions(row: Record<ReactionColumn, number> & CommentMarks) {
  const counts = { ...noCounts }
  for (const { column, count } of commentReactions) counts[count] = row[column]
  return { ...counts, ...commentMarks.pick(row) }
}
