/** What other rooms may ask of following. */
export { followRoutes } from './follow.routes.ts'
export { findFollowCounts, setFollowing } from './follow.store.ts'
