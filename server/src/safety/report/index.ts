/** Public interface of the report module. */
export { getPriority } from './report.rules.ts'
export { reportRoutes } from './report.routes.ts'
export { openCase } from './store-report.ts'
export { selectReports } from './report.store.ts'
