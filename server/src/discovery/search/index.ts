/** Public interface of the discovery module. */
export { discoveryJobs, refreshFeatured, refreshStaleFeatured } from './discovery.jobs.ts'
export { discoverableChanged, discoveryEventHandlers } from './discovery.events.ts'
export { discoveryRoutes } from './discovery.routes.ts'
export { rebuildDiscovery } from './discovery.rows.store.ts'
export { searchRoutes } from './search.routes.ts'
export { findSearchMatches, type SearchParams } from './search.ts'
export type { SearchViewer } from './search.candidates.store.ts'
