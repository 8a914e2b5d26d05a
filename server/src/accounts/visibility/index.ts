/** Who may see whom: accounts hidden by a block, suspended accounts, deactivated accounts. */
export {
  countHidden,
  countHiddenTo,
  hiddenAccounts,
  isInAudience,
  isInAudienceTo,
  isNotHidden,
  selectBlockerIds,
  selectHiddenAccountIds,
  visibleAccount,
  visibleAccountTo,
} from './predicate.ts'
export { matchesIdOrSlug } from './account-reference.ts'
export { createBlockedFilters } from './blocked-filter.ts'
export type { Viewer } from './viewer.ts'
export { findVisibleAccount, isBlockBetween, selectVisibleAccountId } from './visibility.store.ts'
