/** Who sends a request and what it may call: routes and audiences, tokens, sessions, passwords. */
export { lockAccounts } from './account-locks.store.ts'
export { callerChanged, sessionRevoked } from './auth.events.ts'
export { type Authenticate, createAuthenticate } from './authenticate.ts'
export { type Browser, readBrowser } from './browser.ts'
export type { Caller, Member } from './caller.ts'
export { type LoggedIn, type LoginHooks, logIn, type StartedLogin } from './login.ts'
export { type Call, type Download, type Handlers, mountRoutes } from './mount.ts'
export { hashPassword, isCommonPassword, isPassword } from './password.ts'
export { getFreshUntil, isRemembered, issueToken, renewSession, startSession } from './session.ts'
export {
  deleteAccountSessions,
  deleteExpiredSessions,
  deleteOwnSession,
  deleteSession,
  deleteSessionOfLogin,
  findActiveSessionIds,
  findLogin,
  findPasswordHash,
  findSessions,
  findTokenClaims,
  markReauthenticated,
} from './session.store.ts'
