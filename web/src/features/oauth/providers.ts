import { localStore } from '../../lib/storage.ts'

/** Login providers: attempt key, display names, and the signal between windows after re-authentication. */
const keyName = 'social-key'

/** Random key of this browser that must come back with the ticket, so that a ticket sent by somebody else is refused. */
export function getAttemptKey(): string {
  const kept = localStore.getItem(keyName)
  if (kept) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  localStore.setItem(keyName, key)
  return key
}

/** Whether the returned key is this browser's. It can be used once. */
export function consumeAttemptKey(key: string | null): boolean {
  const ours = key !== null && key === localStore.getItem(keyName)
  if (ours) localStore.removeItem(keyName)
  return ours
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
