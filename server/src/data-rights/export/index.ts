/** Public interface of the export module. */
export { exportJobs, deleteExport } from './export.jobs.ts'
export { mountExports } from './export.http.ts'
export { exportRoutes } from './export.routes.ts'
export { startExport } from './start.ts'
