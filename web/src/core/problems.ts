import type { i18n } from 'i18next'
import { ApiError, OfflineError } from './api.ts'
import { textOf } from './i18n.ts'

/** What went wrong with a call, for a person to read: the server's own sentence, or why there is none. */
export function problemText(error: unknown, i18n: i18n): string {
  if (error instanceof ApiError && error.detail) return error.detail
  if (error instanceof OfflineError) return textOf(i18n, 'core:error.offline')
  return textOf(i18n, 'core:error.text')
}
