/** Logging in and registering through other providers (api.md, "Social login"). */
export { dropIdentities } from './proof.ts'
export { mountSocial } from './social.http.ts'
export { socialJobs, socialRoutes } from './social.routes.ts'
