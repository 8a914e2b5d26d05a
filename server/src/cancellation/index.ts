/** What app.ts connects to logins, and the routes and jobs of leaving. */
export { cancellationJobs } from './cancellation.jobs.ts'
export { cancellationRoutes } from './cancellation.routes.ts'
export { findBlockedWith } from './cancellation.store.ts'
export { moveCounters, takeTurn } from './counters.store.ts'
export { restoreAccount } from './restore.ts'
