export { type Caller, type Member } from './caller.ts'
export { type Authenticate, type Handlers, mountRoutes } from './mount.ts'
export { visibleAccount } from './visible.ts'
export { findVisibleAccount, isBlockBetween, lockAccounts } from './account.store.ts'
