/** What other rooms may ask of blocks. */
export { blockRoutes } from './block.routes.ts'
export { hasBlocked } from './block.store.ts'
