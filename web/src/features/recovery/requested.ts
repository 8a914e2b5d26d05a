/** The recovery mail that was asked for in this tab: a reload still shows that it is on its way. */
export interface Requested {
  email: string
  /** In milliseconds since 1970. */
  sentAt: number
}

const key = 'recovery'

export function keepRequested(email: string): Requested {
  const requested = { email, sentAt: Date.now() }
  sessionStorage.setItem(key, JSON.stringify(requested))
  return requested
}

export function readRequested(): Requested | null {
  const kept = sessionStorage.getItem(key)
  return kept === null ? null : (JSON.parse(kept) as Requested)
}

export function dropRequested(): void {
  sessionStorage.removeItem(key)
}
