/** Public interface of the verification module. */
export { verificationJobs } from './verification.jobs.ts'
export { verificationRoutes } from './verification.routes.ts'
export {
  confirmDomainEmail,
  endRequests,
  findFilenames,
  lockAgency,
  requestColumns,
  type RequestRow,
  selectVerifications,
  setVerified,
  unverified,
  type VerifiedState,
} from './verification.store.ts'
