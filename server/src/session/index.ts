/** What other rooms may ask of sessions. */
export { hashPassword, isCommonPassword } from './password.ts'
export { sessionRoutes } from './session.routes.ts'
export { authenticateToken, issueToken, renewSession, sessionJobs, startSession } from './session.ts'
