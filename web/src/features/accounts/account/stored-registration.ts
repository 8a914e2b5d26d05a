import { localStore, tabStore } from '../../../lib/storage.ts'

/** The registration made in this tab: only its owner sees the success page (P-accounts-14). */
export interface Registered {
  id: string
  email: string
  /** Time of the last mail in milliseconds since 1970, so that the countdown survives a reload. */
  sentAt: number
}

const key = 'registered'
/** Id of the account registered in this browser; the mailed link opens in another tab. */
const hereKey = 'registered here'

/** Stores the registration and the time of its mail. */
export function storeRegistered({ id, email }: Omit<Registered, 'sentAt'>): Registered {
  const person = { id, email, sentAt: Date.now() }
  tabStore.setItem(key, JSON.stringify(person))
  localStore.setItem(hereKey, id)
  return person
}

/** Null also when the account was confirmed in another tab since. */
export function readRegistered(): Registered | null {
  const kept = tabStore.getItem(key)
  return kept === null || localStore.getItem(hereKey) === null ? null : (JSON.parse(kept) as Registered)
}

export function clearRegistered(): void {
  tabStore.removeItem(key)
}

/** Whether this account was registered in this browser. Clears the record. */
export function wasRegisteredHere(id: string): boolean {
  const here = localStore.getItem(hereKey) === id
  localStore.removeItem(hereKey)
  return here
}

const proofKey = 'registration-proof'

/** Stores the proof that ties a provider's identity to this browser; the mailed link opens in another tab. */
export function storeProof(proof: string): void {
  localStore.setItem(proofKey, proof)
}

/** The proof to send with a confirmation, if there is one. */
export function readProof(): { proof?: string } {
  const proof = localStore.getItem(proofKey)
  return proof === null ? {} : { proof }
}

export function clearProof(): void {
  localStore.removeItem(proofKey)
}
