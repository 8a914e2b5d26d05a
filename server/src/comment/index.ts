export { commentRoutes } from './comment.routes.ts'
export { commentCreated, commentDeleted } from './comment.events.ts'
