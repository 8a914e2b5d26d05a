/** Public interface of the report module. */
export { reportRoutes } from './report.routes.ts'
export { selectReports } from './report.store.ts'
