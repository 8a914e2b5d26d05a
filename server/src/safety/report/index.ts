/** Public interface of the report module. */
export { captureEvidence, saveEvidence } from './evidence.store.ts'
export { getPriority, listFiles } from './report.rules.ts'
export { reportRoutes } from './report.routes.ts'
export { openCase } from './store-report.ts'
export { selectReports } from './report.store.ts'
