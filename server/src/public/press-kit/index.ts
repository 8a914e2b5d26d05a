/** Public interface of the press-kit module. */
export { selectPressKitLinks } from './press-kit-link.store.ts'
export { pressKitRoutes } from './press-kit.routes.ts'
