/** Public interface of the bulk-message module. */
export { bulkMessageJobs } from './bulk-message.jobs.ts'
export { bulkMessageRoutes } from './bulk-message.routes.ts'
