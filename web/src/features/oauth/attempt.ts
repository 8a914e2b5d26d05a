/** What a browser keeps while it is away at a provider. */
import { safeRedirectPath } from '../../lib/safeRedirectPath.ts'
import { consumeAttemptKey } from './providers.ts'

const nextName = 'social-next'

/** Remembers where to go after it; it never leaves this browser. */
export function keepNext(next: string | null): void {
  const path = safeRedirectPath(next)
  if (path) sessionStorage.setItem(nextName, path)
  else sessionStorage.removeItem(nextName)
}

/** Whether the key that came back is this browser's; it is good once. */
export function endAttempt(key: string | null): { ours: boolean; next: string | null } {
  const ours = consumeAttemptKey(key)
  const next = safeRedirectPath(sessionStorage.getItem(nextName))
  sessionStorage.removeItem(nextName)
  return { ours, next }
}
