/** Public interface of the report module. */
export { listFiles } from './report.rules.ts'
export { reportRoutes } from './report.routes.ts'
export { selectReports } from './report.store.ts'
