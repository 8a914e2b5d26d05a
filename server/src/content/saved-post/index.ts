/** Public interface of the saved-post module. */
export { savedPostRoutes } from './saved-post.routes.ts'
export { selectSavedPosts } from './saved-post.store.ts'
