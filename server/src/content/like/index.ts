export { likeRoutes } from './like.routes.ts'
export { likeCounters } from './like.counters.store.ts'
export { likeAdded, likeEventHandlers, likeRemoved } from './like.events.ts'
