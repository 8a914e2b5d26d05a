/** Passkeys (WebAuthn). */
export { passkeyJobs } from './passkey.jobs.ts'
export { passkeyRoutes } from './passkey.routes.ts'
export { selectPasskeys } from './passkey.store.ts'
