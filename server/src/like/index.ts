export { likeRoutes } from './like.routes.ts'
export { likeCounters } from './like.counters.store.ts'
export { likeEventHandlers } from './like.events.ts'
