/** Public interface of the saved-search module. */
export { savedSearchJobs } from './saved-search.jobs.ts'
export { savedSearchRoutes } from './saved-search.routes.ts'
export { selectSavedSearches } from './saved-search.store.ts'
