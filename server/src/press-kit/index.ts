/** Public interface of the press-kit module. */
export { pressKitRoutes } from './press-kit.routes.ts'
