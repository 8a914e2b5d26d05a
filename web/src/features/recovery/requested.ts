/** The recovery mail requested in this tab, stored so that a reload still shows it as sent. */
export interface Requested {
  email: string
  /** In milliseconds since 1970. */
  sentAt: number
}

const key = 'recovery'

export function storeRequested(email: string): Requested {
  const requested = { email, sentAt: Date.now() }
  sessionStorage.setItem(key, JSON.stringify(requested))
  return requested
}

export function readRequested(): Requested | null {
  const kept = sessionStorage.getItem(key)
  return kept === null ? null : (JSON.parse(kept) as Requested)
}

export function clearRequested(): void {
  sessionStorage.removeItem(key)
}
