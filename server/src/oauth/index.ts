/** Logging in and registering through other providers (api.md, "Social login"). */
export { dropIdentities } from './proof.ts'
export { mountOauth } from './oauth.http.ts'
export { oauthJobs, oauthRoutes } from './oauth.routes.ts'
