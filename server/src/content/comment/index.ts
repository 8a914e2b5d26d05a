export { holdComment, publishHeldComment } from './comment.store.ts'
export { commentRoutes } from './comment.routes.ts'
export { commentRelations, commentsOfPosts } from './comment.counters.ts'
export {
  commentCreated,
  commentDeleted,
  commentEdited,
  commentEventHandlers,
  commentHeld,
} from './comment.events.ts'
