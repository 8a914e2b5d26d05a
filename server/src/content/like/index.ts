export { likeRoutes } from './like.routes.ts'
export { type AboutLike, likeAdded, likeRemoved } from './like.events.ts'
