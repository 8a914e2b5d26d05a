/** What other rooms may ask of accounts. */
export { accountJobs, accountMailJob, requestConfirmation } from './account.jobs.ts'
export { presentLinks } from './account.present.ts'
export { presentOwn } from './own.ts'
export { accountRoutes } from './account.routes.ts'
export { ageOn, isOldEnough, isReserved, profileUrlsFor } from './account.rules.ts'
export { confirmEmail } from './confirmation.store.ts'
export {
  describeAccount,
  emailTaken,
  findAddressee,
  findByEmail,
  lockAccount,
  openAccount,
} from './account.store.ts'
export { logInByLink } from './enter-by-link.ts'
export { greetedAs, nameForStrangers } from './name.ts'
export { createMailedToken, deleteMailedTokens, useMailedToken } from './mailed-token.store.ts'
