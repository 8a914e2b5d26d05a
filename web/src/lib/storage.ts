/**
 * Replaces local and session storage by storage in memory where the browser forbids them, so that no other code has
 * to check: the login, drafts and settings then last until the page is closed.
 */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    if (!isAllowed(name)) Object.defineProperty(globalThis, name, { value: createMemoryStorage() })
}

function isAllowed(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return globalThis[name] !== null
  } catch {
    return false
  }
}

/** Storage in memory, empty again after a reload. */
export function createMemoryStorage(entries: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(entries))
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}
