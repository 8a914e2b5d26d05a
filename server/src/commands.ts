/** Commands of the product without a route, for programs beside the server such as the demonstration world's seeding. */
export { confirmEmail, setProfileDetails } from './account/index.ts'
export { refreshFeatured } from './discovery/index.ts'
export { savePoster } from './post/index.ts'
export { startSession } from './auth/index.ts'
export { suspendAccount } from './suspension/index.ts'
