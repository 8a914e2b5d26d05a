export { holdComment, publishHeldComment } from './comment.store.ts'
export { commentRoutes } from './comment.routes.ts'
export { commentCounters } from './comment.counters.store.ts'
export {
  commentCreated,
  commentDeleted,
  commentEdited,
  commentEventHandlers,
  commentHeld,
} from './comment.events.ts'
