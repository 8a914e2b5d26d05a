export { savedPostRoutes } from './saved-post.routes.ts'
