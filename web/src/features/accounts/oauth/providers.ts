import { localStore } from '../../../lib/storage.ts'

/** Login providers: attempt key, display names, and the signal between windows after re-authentication. */
/** Entries of local storage are named by their key, so that tabs which begin at the same time keep each other's. */
const keyPrefix = 'social-key '
const keysMax = 20

let ownKey: string | null = null

/** Random key of this tab that must come back with the ticket, so that a ticket sent by somebody else is refused. */
export function getAttemptKey(): string {
  if (ownKey !== null && localStore.getItem(keyPrefix + ownKey) !== null) return ownKey
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  ownKey = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  localStore.setItem(keyPrefix + ownKey, String(Date.now()))
  removeOldestKeys()
  return ownKey
}

/** Whether the returned key is one of this browser's, whichever tab began. It can be used once. */
export function consumeAttemptKey(key: string | null): boolean {
  const ours = key !== null && localStore.getItem(keyPrefix + key) !== null
  if (ours) localStore.removeItem(keyPrefix + key)
  return ours
}

/** Most are never used: each opening of the login page creates one. */
function removeOldestKeys(): void {
  const entries = Array.from({ length: localStore.length }, (_, index) => localStore.key(index) ?? '')
    .filter((name) => name.startsWith(keyPrefix))
    .map((name) => ({ name, at: Number(localStore.getItem(name)) }))
    .toSorted((one, other) => other.at - one.at)
  for (const { name } of entries.slice(keysMax)) localStore.removeItem(name)
}

const names: Record<string, string> = { github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn' }

/** Display name of a provider, derived from its name in the configuration if unknown. */
export const getProviderName = (provider: string): string =>
  names[provider] ?? provider.replace(/(^|-)(\w)/g, (_, gap, letter) => (gap && ' ') + letter.toUpperCase())

const confirmedName = 'confirmed'

/** Tells the other windows of this browser that this account has re-authenticated. */
export function broadcastReauth(sub: string): void {
  localStore.setItem(confirmedName, sub)
  localStore.removeItem(confirmedName)
}

/** Calls `listener` when another window re-authenticates this account. Returns an unsubscribe function. */
export function onReauth(sub: string, listener: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === confirmedName && newValue === sub) listener()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
