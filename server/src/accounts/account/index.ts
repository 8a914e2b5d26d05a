/** Public interface of the account module. */
export { accountJobs, createAccountMailJob, requestConfirmation } from './account.jobs.ts'
export { presentLinks } from './account.present.ts'
export { presentAccountExport } from './account-export.ts'
export { accountRoutes } from './account.routes.ts'
export { toBiographyColumns } from './biography.rules.ts'
export { type BirthdateState, lockBirthdateState, restoreBirthdate, setBirthdate } from './birthdate.store.ts'
export {
  findBirthdateError,
  findPublicOfMinor,
  getVisibleCity,
  getAllowedAudiences,
  readAudiences,
  toAudienceColumns,
  toInitialAudienceColumns,
  toSwitchColumns,
} from './public-data.rules.ts'
export { takeProfileUrl, updateAgency } from './agency-name.ts'
export { isReservedProfileUrl } from './reserved-url.rules.ts'
export { findContactDataOfMinor, hasContact, toWords } from './contact-data.rules.ts'
export { confirmEmail } from './confirmation.store.ts'
export {
  setProfileDetails,
  isEmailTaken,
  findMailRecipient,
  findByEmail,
  lockAccount,
  createAccount,
  isFormerUrlOfOther,
  saveFormerUrl,
} from './account.store.ts'
export {
  enqueueGuardianMail,
  findGuardianErrors,
  findObjectedId,
  readGuardianToken,
  setGuardianObjection,
} from './guardian.ts'
export { interestWeight } from './interest-weight.ts'
export { getLinkColumn, linkColumns, linkFields, normalizeLink } from './link.rules.ts'
export { logInByLink } from './login-by-link.ts'
export { getGreetingName, sanitizeNameForMail } from './mail-name.ts'
export {
  createEmailToken,
  deleteEmailTokens,
  deleteUsedEmailTokens,
  findEmailToken,
  useEmailToken,
} from './email-token.store.ts'
export {
  accountDeactivated,
  accountDeleted,
  accountEventHandlers,
  accountRestored,
  accountSuspended,
  forwardAccountChanges,
} from './account.events.ts'
export { adjustCounters, type CountedRows, createCounterHandler } from './counted-rows.ts'
export {
  addToCounter,
  countedRows,
  type CountedRelation,
  countRows,
  recountKeys,
} from './counted-relation.ts'
