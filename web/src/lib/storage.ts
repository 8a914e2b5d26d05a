/**
 * Where a browser forbids storage, gives the page one that lasts as long as it does, so that nobody else has to ask:
 * a login, a draft and a choice hold until the page is left.
 */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    if (!isAllowed(name)) Object.defineProperty(globalThis, name, { value: createMemory() })
}

function isAllowed(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return globalThis[name] !== null
  } catch {
    return false
  }
}

/** A storage that forgets. */
export function createMemory(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries))
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}
