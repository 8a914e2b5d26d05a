import { tabStore } from '../../../lib/storage.ts'

/** The recovery mail requested in this tab, stored so that a reload still shows it as sent. */
export interface RecoveryRequest {
  email: string
  /** In milliseconds since 1970. */
  sentAt: number
}

const key = 'recovery'

export function storeRecoveryRequest(email: string): RecoveryRequest {
  const requested = { email, sentAt: Date.now() }
  tabStore.setItem(key, JSON.stringify(requested))
  return requested
}

export function readRecoveryRequest(): RecoveryRequest | null {
  const stored = tabStore.getItem(key)
  return stored === null ? null : (JSON.parse(stored) as RecoveryRequest)
}

export function clearRecoveryRequest(): void {
  tabStore.removeItem(key)
}
