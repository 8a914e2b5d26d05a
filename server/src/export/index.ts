/** What other rooms may ask of exports: have one forgotten. */
export { exportJobs, forgetExport } from './export.jobs.ts'
export { mountExports } from './export.http.ts'
export { exportRoutes } from './export.routes.ts'
