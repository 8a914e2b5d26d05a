import { tabStore } from '../../../lib/storage.ts'

/** A registration through a provider that still lacks details; stored in this tab. */
export interface PendingRegistration {
  /** The person's id at the provider. */
  facebookId: string
  ticket: string
  /** As supplied by the provider, or empty. */
  email: string
  first_name: string
  last_name: string
}

const key = 'social'

export function storePending(pending: PendingRegistration): void {
  tabStore.setItem(key, JSON.stringify(pending))
}

export function readPending(): PendingRegistration | null {
  const kept = tabStore.getItem(key)
  return kept === null ? null : (JSON.parse(kept) as PendingRegistration)
}

export function clearPending(): void {
  tabStore.removeItem(key)
}

export const hasPending = (): boolean => tabStore.getItem(key) !== null
