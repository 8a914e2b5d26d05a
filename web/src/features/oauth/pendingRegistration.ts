/** Somebody whom a provider has named, and who is still to say the rest; kept for this tab. */
export interface PendingRegistration {
  /** The provider's id of the person. */
  facebookId: string
  ticket: string
  /** What the provider told, or empty. */
  email: string
  first_name: string
  last_name: string
}

const key = 'social'

export function storePending(pending: PendingRegistration): void {
  sessionStorage.setItem(key, JSON.stringify(pending))
}

export function readPending(): PendingRegistration | null {
  const kept = sessionStorage.getItem(key)
  return kept === null ? null : (JSON.parse(kept) as PendingRegistration)
}

export function clearPending(): void {
  sessionStorage.removeItem(key)
}

/** False where there is no storage, as at build time. */
export function hasPending(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
