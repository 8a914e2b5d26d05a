export { likeRoutes } from './like.routes.ts'
export { likeAdded, likeRemoved } from './like.events.ts'
