/** What app.ts connects to logins, and the routes and jobs of leaving. */
export { deactivationJobs } from './deactivation.jobs.ts'
export { deactivationRoutes } from './deactivation.routes.ts'
export { findBlockedWith } from './deactivation.store.ts'
export { restoreAccount } from './restore.ts'
