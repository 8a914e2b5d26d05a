/** Public interface of the presentation module: people behind a link, whom a client votes on. */
export {
  selectPresentations,
  selectPresentationVotes,
  selectPresentedTo,
} from './presentation.export.store.ts'
export { presentationRoutes } from './presentation.routes.ts'
