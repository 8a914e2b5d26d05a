/** Public interface of the discovery module. */
export { discoveryJobs, refreshFeatured, refreshStaleFeatured } from './discovery.jobs.ts'
export { discoveryRoutes } from './discovery.routes.ts'
