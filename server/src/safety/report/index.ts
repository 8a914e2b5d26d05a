/** Public interface of the report module. */
export { reportRoutes } from './report.routes.ts'
export { openCase } from './store-report.ts'
export { openHeldCase, selectReports } from './report.store.ts'
