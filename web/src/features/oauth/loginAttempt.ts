/** State stored in this tab during a login at a provider. */
import { safeRedirectPath } from '../../lib/safeRedirectPath.ts'
import { consumeAttemptKey } from './providers.ts'

const nextName = 'social-next'

/** Stores the path to open after the login. */
export function storeNextPath(next: string | null): void {
  const path = safeRedirectPath(next)
  if (path) sessionStorage.setItem(nextName, path)
  else sessionStorage.removeItem(nextName)
}

/** Ends the attempt: whether `key` is this browser's, and the path to open. */
export function endAttempt(key: string | null): { ours: boolean; next: string | null } {
  const ours = consumeAttemptKey(key)
  const next = safeRedirectPath(sessionStorage.getItem(nextName))
  sessionStorage.removeItem(nextName)
  return { ours, next }
}
