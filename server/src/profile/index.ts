/** What other rooms may ask of profiles. */
export { type AuthorRow, presentAuthor } from './profile.present.ts'
export { profileRoutes } from './profile.routes.ts'
