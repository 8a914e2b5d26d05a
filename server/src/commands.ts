/** Exports without a route, for other programs such as the seeding of the demonstration data. */
export { confirmEmail, setProfileDetails } from './accounts/account/index.ts'
export { rebuildDiscovery, refreshFeatured } from './discovery/search/index.ts'
export { changeModerator, finalizeDecisions, suspendAccount } from './safety/moderation/index.ts'
export { confirmDomainEmail } from './safety/verification/index.ts'
export { savePoster } from './content/post/index.ts'
export { startSession } from './accounts/auth/index.ts'
export { refreshFeaturedWork } from './content/work/index.ts'
export { countPendingEvents } from './platform/outbox/index.ts'
