/** What other rooms may ask of accounts. */
export { accountJobs } from './account.jobs.ts'
export { presentLinks } from './account.present.ts'
export { accountRoutes } from './account.routes.ts'
export { ageOn } from './account.rules.ts'
export { confirmEmail, describeAccount, findAddressee, findByEmail } from './account.store.ts'
export { createMailedToken, useMailedToken } from './mailed-token.ts'
