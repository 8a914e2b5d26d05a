/** Public interface of the profile module. */
export {
  type AuthorRow,
  type PostAuthorRow,
  presentAuthor,
  presentPostAuthor,
  selectAuthor,
  selectPostAuthor,
} from './profile.present.ts'
export { profileRoutes } from './profile.routes.ts'
