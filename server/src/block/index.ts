/** Public interface of the block module. */
export { blockRoutes } from './block.routes.ts'
export { findBlockedId, hasBlocked } from './block.store.ts'
export { liftBlocks } from './lift-blocks.ts'
