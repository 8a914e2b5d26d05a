/** Public interface of the block module. */
export { blockAdded } from './block.events.ts'
export { blockRoutes } from './block.routes.ts'
export { findBlockedId, hasBlocked } from './block.store.ts'
export { liftBlocks } from './lift-blocks.ts'
