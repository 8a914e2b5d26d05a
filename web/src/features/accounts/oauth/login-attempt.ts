/** State stored in this tab during a login at a provider. */
import { safeRedirectPath } from '../../../lib/safe-redirect-path.ts'
import { consumeAttemptKey } from './providers.ts'
import { tabStore } from '../../../lib/storage.ts'

const nextName = 'social-next'

/** Stores the path to open after the login. */
export function storeNextPath(next: string | null): void {
  const path = safeRedirectPath(next)
  if (path) tabStore.setItem(nextName, path)
  else tabStore.removeItem(nextName)
}

/** Ends the attempt: whether `key` is this browser's, and the path to open. */
export function endAttempt(key: string | null): { ours: boolean; next: string | null } {
  const ours = consumeAttemptKey(key)
  const next = safeRedirectPath(tabStore.getItem(nextName))
  tabStore.removeItem(nextName)
  return { ours, next }
}
