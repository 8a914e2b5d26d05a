/** Public interface of the deactivation module. */
export { deactivateAccount } from './deactivate.ts'
export { deactivationJobs } from './deactivation.jobs.ts'
export { deactivationRoutes } from './deactivation.routes.ts'
export { restoreAccount } from './restore.ts'
