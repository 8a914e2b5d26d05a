/** Public interface of the block module. */
export { blockRoutes } from './block.routes.ts'
export { hasBlocked } from './block.store.ts'
