export { commentRoutes } from './comment.routes.ts'
export { commentCounters } from './comment.counters.store.ts'
export { commentEventHandlers } from './comment.events.ts'
