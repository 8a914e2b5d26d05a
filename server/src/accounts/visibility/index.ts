/** Who may see whom: accounts hidden by a block, suspended accounts, deactivated accounts. */
export {
  hiddenAccounts,
  isInAudience,
  isInAudienceTo,
  isNotHidden,
  selectHiddenAccountIds,
  visibleAccount,
  visibleAccountTo,
} from './predicate.ts'
export { matchesIdOrSlug } from './account-reference.ts'
export type { Viewer } from './viewer.ts'
export { findVisibleAccount, isBlockBetween, selectVisibleAccountId } from './visibility.store.ts'
