export { liftSuspension, type Outcome, suspendAccount } from './suspend.ts'
export { suspensionJobs } from './suspension.jobs.ts'
export { suspensionRoutes } from './suspension.routes.ts'
