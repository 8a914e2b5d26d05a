import type { Caller } from '../../accounts/auth/index.ts'
import { createGroupedWrite } from '../../platform/grouped-write.ts'
import type { CommentRow, NewComment } from '../post/index.ts'
import { insertComments } from './comment.grouped.store.ts'
import { insertComment, type Stores } from './comment.store.ts'

/**
 * Inserts a comment and returns it after its commit; undefined when the caller may not see the post or the comment to reply to,
 * or has used the idempotency key before.
 */
export type InsertComment = (comment: { caller: Caller; row: NewComment }) => Promise<CommentRow | undefined>

/** Create it once for a process: comments that come at the same time are written in groups. */
export const createInsertComment = (stores: Stores): InsertComment =>
  createGroupedWrite({
    isGroupable: ({ caller, row }) =>
      row.reply_to === null && row.audience === 'everyone' && caller.hiddenAccountIds?.length === 0,
    writeGroup: (comments) => insertComments(stores, comments),
    writeAlone: ({ caller, row }) => insertComment(stores, caller, row),
  })
