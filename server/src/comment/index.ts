export { commentRoutes } from './comment.routes.ts'
export { commentCounters } from './comment.counters.store.ts'
export { commentCreated, commentDeleted, commentEdited, commentEventHandlers } from './comment.events.ts'
