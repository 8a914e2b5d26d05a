export { commentRoutes } from './comment.routes.ts'
export { commentCounters } from './comment.counters.store.ts'
export { commentDeleted, commentEventHandlers } from './comment.events.ts'
