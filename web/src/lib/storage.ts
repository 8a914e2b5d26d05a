import { isStorageFull } from './notices.ts'

/** The operations of `Storage` that are used; none of them throws in `localStore` and `tabStore`. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface BrowserStore extends Store {
  /** Whether the browser forbids this storage to the site: it then lasts until the page is closed. */
  isBlocked(): boolean
  /** Stores what a person types; if the storage is full, the page says so once. */
  setTyped(name: string, text: string): void
}

/** Local storage, shared by all tabs. */
export const localStore = createStore('localStorage')

/** Session storage, of this tab. */
export const tabStore = createStore('sessionStorage')

/**
 * Storage of the browser that keeps in memory what the browser does not store, because it forbids storage or because that is
 * full. No other code has to check, and everything works until the page is closed (P-pages-27, P-pages-29).
 */
function createStore(area: 'localStorage' | 'sessionStorage'): BrowserStore {
  const inMemory = new Map<string, string>()

  function open(): Storage | undefined {
    try {
      return globalThis[area] ?? undefined
    } catch {
      return undefined
    }
  }

  /** False when the value is in memory only. */
  function write(name: string, value: string): boolean {
    try {
      const storage = open()
      storage?.setItem(name, value)
      if (storage) inMemory.delete(name)
      else inMemory.set(name, value)
      return storage !== undefined
    } catch {
      inMemory.set(name, value)
      return false
    }
  }

  function listNames(): string[] {
    const storage = open()
    const stored = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
    return [...new Set([...stored, ...inMemory.keys()])]
  }

  // What another tab has stored or removed since is newer.
  globalThis.window?.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== open()) return
    if (key === null) inMemory.clear()
    else inMemory.delete(key)
  })

  return {
    get length() {
      return listNames().length
    },
    key: (index) => listNames()[index] ?? null,
    getItem: (name) => inMemory.get(name) ?? open()?.getItem(name) ?? null,
    setItem: (name, value) => void write(name, value),
    removeItem(name) {
      inMemory.delete(name)
      open()?.removeItem(name)
    },
    isBlocked: () => open() === undefined,
    setTyped(name, text) {
      if (!write(name, text) && open()) isStorageFull.set(true)
    },
  }
}
