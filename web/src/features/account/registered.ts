/** Who has just registered in this tab: the success page is for them alone (P-accounts-14). */
export interface Registered {
  id: string
  email: string
  /** When the mail was last sent, in milliseconds since 1970: the countdown to the next survives a reload. */
  sentAt: number
}

const key = 'registered'
/** The account that this browser registered; the mailed link opens in another tab. */
const hereKey = 'registered here'

/** Keeps somebody whom a mail has just been sent to. */
export function keepRegistered({ id, email }: Omit<Registered, 'sentAt'>): Registered {
  const person = { id, email, sentAt: Date.now() }
  sessionStorage.setItem(key, JSON.stringify(person))
  localStorage.setItem(hereKey, id)
  return person
}

export function readRegistered(): Registered | null {
  const kept = sessionStorage.getItem(key)
  return kept === null ? null : (JSON.parse(kept) as Registered)
}

export function dropRegistered(): void {
  sessionStorage.removeItem(key)
}

/** Whether this account was registered in this browser, which is asked once. */
export function wasRegisteredHere(id: string): boolean {
  const here = localStorage.getItem(hereKey) === id
  localStorage.removeItem(hereKey)
  return here
}

const proofKey = 'registration-proof'

/** Keeps what ties a provider's identity to this browser; the mailed link opens in another tab. */
export function keepProof(proof: string): void {
  localStorage.setItem(proofKey, proof)
}

/** What goes with a confirmation. */
export function readProof(): { proof?: string } {
  const proof = localStorage.getItem(proofKey)
  return proof === null ? {} : { proof }
}

export function dropProof(): void {
  localStorage.removeItem(proofKey)
}
