/** What other rooms may ask of discovery. */
export { discoveryJobs, refreshFeatured, refreshFeaturedSoon } from './discovery.jobs.ts'
export { discoveryRoutes } from './discovery.routes.ts'
