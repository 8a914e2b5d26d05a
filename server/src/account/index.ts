/** What other rooms may ask of accounts. */
export { accountJobs } from './account.jobs.ts'
export { presentLinks } from './account.present.ts'
export { accountRoutes } from './account.routes.ts'
export { ageOn } from './account.rules.ts'
export { confirmEmail, describeAccount } from './account.store.ts'
