/** Public interface of the moderation module. */
export { changeModerator, liftSuspension, type Outcome, suspendAccount } from './commands.ts'
export { mountEvidence } from './evidence.http.ts'
export { moderationEventHandlers } from './moderation.events.ts'
export { moderationJobs } from './moderation.jobs.ts'
export { moderationRoutes } from './moderation.routes.ts'
export { withdrawVerification } from './people.ts'
