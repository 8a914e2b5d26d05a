export { likeRoutes } from './like.routes.ts'
export { likesOfPosts } from './like.counters.ts'
export { likeAdded, likeEventHandlers, likeRemoved } from './like.events.ts'
