export { likeRoutes } from './like.routes.ts'
export { likeRelations, likesOfComments, likesOfPosts } from './like.counters.ts'
export { likeAdded, likeEventHandlers, likeRemoved } from './like.events.ts'
