/** Public interface of the discovery module. */
export { discoveryJobs, refreshFeatured, enqueueFeaturedRefresh } from './discovery.jobs.ts'
export { discoveryRoutes } from './discovery.routes.ts'
