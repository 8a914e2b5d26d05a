/** Logging in and registering through other providers (P-oauth-3). */
export { dropIdentities } from './registration-proof.ts'
export { mountOauth } from './oauth.http.ts'
export { oauthJobs, oauthRoutes } from './oauth.routes.ts'
