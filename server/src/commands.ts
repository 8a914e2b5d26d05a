/** Exports without a route, for other programs such as the seeding of the demonstration data. */
export { confirmEmail, setProfileDetails } from './account/index.ts'
export { rebuildDiscovery, refreshFeatured } from './discovery/index.ts'
export { changeModerator, finalizeDecisions, suspendAccount } from './moderation/index.ts'
export { savePoster } from './post/index.ts'
export { startSession } from './auth/index.ts'
export { refreshFeaturedWork } from './work/index.ts'
