/** Public interface of the work module. */
export { refreshFeaturedWork, workJobs } from './work.jobs.ts'
export { workRoutes } from './work.routes.ts'
