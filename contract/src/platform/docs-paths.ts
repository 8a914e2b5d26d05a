/** URL paths of the API's documentation. */
import type { ErrorCode } from './errors.ts'
import { apiPath } from './route-url.ts'

/** Paths that are not routes of the contract, because the routes are documented there (P-wire-11). */
export const docsPaths = {
  page: `${apiPath}/docs`,
  openapi: `${apiPath}/openapi.json`,
  /** The type of a problem. */
  error: (code: ErrorCode) => `${apiPath}/docs#error-${code}`,
}
