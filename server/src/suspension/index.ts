export {
  changeSuspension,
  emitAccountChanges,
  liftSuspension,
  type Outcome,
  suspendAccount,
} from './suspend.ts'
export { appealed } from './suspension.events.ts'
export { enqueueLiftedMail, enqueueSuspendedMail, suspensionJobs } from './suspension.jobs.ts'
export { suspensionRoutes } from './suspension.routes.ts'
export { findEndedSuspensions, setSuspended, type Suspension } from './suspension.store.ts'
