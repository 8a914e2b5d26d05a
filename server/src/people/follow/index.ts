/** Public interface of the follow module. */
export { followRoutes } from './follow.routes.ts'
export { nameContains, personColumns, type PersonRow } from './follow.list.store.ts'
export { presentPersonCard } from './follow.present.ts'
export { type FollowCounts, followCountColumns, setFollowing } from './follow.store.ts'
export { followRelations } from './follow.counters.ts'
export { followAdded, followEventHandlers, followRemoved } from './follow.events.ts'
