/** What a browser keeps while it is away at a provider. */
import { ownPath } from '../core/own-path.ts'

const keyName = 'social-key'
const nextName = 'social-next'

/** A random key of this browser's, which must come back with the ticket: a ticket that somebody else sent has none. */
export function attemptKey(): string {
  const kept = localStorage.getItem(keyName)
  if (kept) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  localStorage.setItem(keyName, key)
  return key
}

/** Remembers where to go after it; it never leaves this browser. */
export function keepNext(next: string | null): void {
  const path = ownPath(next)
  if (path) sessionStorage.setItem(nextName, path)
  else sessionStorage.removeItem(nextName)
}

/** Whether the key that came back is this browser's; it is good once. */
export function endAttempt(key: string | null): { ours: boolean; next: string | null } {
  const ours = key !== null && key === localStorage.getItem(keyName)
  if (ours) localStorage.removeItem(keyName)
  const next = ownPath(sessionStorage.getItem(nextName))
  sessionStorage.removeItem(nextName)
  return { ours, next }
}
