/** What other rooms may ask of sessions. */
export { hashPassword, isCommonPassword } from './password.ts'
export { deleteSessionsOf, findLivingSessions, freshenSession } from './session.store.ts'
export { sessionRoutes } from './session.routes.ts'
export { createAuthenticate } from './authenticate.ts'
export {
  enter,
  freshUntil,
  issueToken,
  renewSession,
  type SessionHooks,
  sessionJobs,
  startSession,
} from './session.ts'
