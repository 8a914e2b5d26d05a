/** Public interface of the block module. */
export { blockAdded } from './block.events.ts'
export { blockRoutes } from './block.routes.ts'
export { type Block, findBlockedId, findBlockedWith, hasBlocked } from './block.store.ts'
export { addBlock, liftBlocks } from './change-blocks.ts'
