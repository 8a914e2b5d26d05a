/** Public interface of the post module. */
export { savePoster, postJobs } from './post.jobs.ts'
export { type PostTexts, textColumns } from './post.columns.ts'
export {
  commentTextColumns,
  type CommentTextColumn,
  newCommentColumnList,
  newCommentValues,
  type NewComment,
  pickCommentTexts,
} from './comment.columns.ts'
export { commentMarks, type CommentReaction, commentReactions } from './comment.reactions.ts'
export { presentComment } from './comment.present.ts'
export {
  commentColumns,
  type CommentRow,
  findComment,
  findComments,
  visibleReplyTo,
} from './comment.read.store.ts'
export { countColumns, mayComment } from './post.read.store.ts'
export { findPostPreviews, type PostPreviewRow } from './post.preview.store.ts'
export type { PostListQuery } from './post.list.store.ts'
export { getPosition, readPage } from './post.read.ts'
export { postRoutes } from './post.routes.ts'
export { postRelations, sharesOfPosts } from './post.counters.ts'
export { mustBeHeld, refuseContactData, toContentAudienceColumns } from './reach.store.ts'
export { adjustPostCounters, compareColumns, holdPost, publishHeldPost } from './post.write.store.ts'
export {
  postCreated,
  postDeleted,
  postEdited,
  postEventHandlers,
  postHeld,
  postShared,
} from './post.events.ts'
export {
  adjustPostTotal,
  lockPostCounts,
  lockPosts,
  lockPostsOfComments,
  postTotalShard,
} from './post.counters.ts'
export { commentEvidence, keepComments, postEvidence } from './evidence.store.ts'
export { findVisiblePost, lockVisiblePost } from './post.visible.store.ts'
