/** What other rooms may ask of following. */
export { followRoutes } from './follow.routes.ts'
export type { PersonRow } from './follow.list.store.ts'
export { presentPersonCard } from './follow.present.ts'
export { type FollowCounts, followCounts, setFollowing } from './follow.store.ts'
