/** Ways in through other providers, as far as whoever confirms that it is them needs them too. */
const keyName = 'social-key'

/** A random key of this browser's, which must come back with the ticket: a ticket that somebody else sent has none. */
export function getAttemptKey(): string {
  const kept = localStorage.getItem(keyName)
  if (kept) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  localStorage.setItem(keyName, key)
  return key
}

/** Whether the key that came back is this browser's; it is good once. */
export function consumeAttemptKey(key: string | null): boolean {
  const ours = key !== null && key === localStorage.getItem(keyName)
  if (ours) localStorage.removeItem(keyName)
  return ours
}

const names: Record<string, string> = { github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn' }

/** A provider's name as it writes itself, as far as its name in the configuration tells. */
export const getProviderName = (provider: string): string =>
  names[provider] ?? provider.replace(/(^|-)(\w)/g, (_, gap, letter) => (gap && ' ') + letter.toUpperCase())

const confirmedName = 'confirmed'

/** Tells the other windows of this browser that the provider has confirmed who somebody is. */
export function tellConfirmed(sub: string): void {
  localStorage.setItem(confirmedName, sub)
  localStorage.removeItem(confirmedName)
}

/** Calls `heard` when another window tells that of this person. Answers how to stop. */
export function onConfirmed(sub: string, heard: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === confirmedName && newValue === sub) heard()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
