/** Public interface of the discovery module. */
export { discoveryJobs, refreshFeatured, refreshStaleFeatured } from './discovery.jobs.ts'
export { discoveryEventHandlers } from './discovery.events.ts'
export { discoveryRoutes } from './discovery.routes.ts'
export { rebuildDiscovery } from './discovery.rows.store.ts'
