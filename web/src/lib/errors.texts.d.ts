import type { ErrorCode } from '@brilla/contract/platform/errors'

declare module 'i18next' {
  interface Texts {
    /** Generated from the contract's catalog, see `web/plugins/contract-errors.ts`. */
    errors: Record<ErrorCode, string>
  }
}
