/** Public interface of the profile module. */
export { type AuthorRow, presentAuthor } from './profile.present.ts'
export { profileRoutes } from './profile.routes.ts'
