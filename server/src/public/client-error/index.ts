/** Public interface of the client-error module. */
export { clientErrorRoutes } from './client-error.routes.ts'
