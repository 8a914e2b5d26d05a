import { useSyncExternalStore } from 'react'

/** A moment in milliseconds since 1970, or null, which code outside of components sets and components show. */
function createMoment() {
  let current: number | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set(moment: number | null) {
      current = moment
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, () => current),
  }
}

const shownSince = createMoment()
const updateFoundAt = createMoment()

/** Sets when what the page shows was loaded, if it is not the server's current data. */
export const setShownSince = shownSince.set
/** When the stored data on screen was loaded (P-pages-20); null while the server's current data is shown. */
export const useShownSince = shownSince.use

/** Sets when a newer version than that of this page was found. */
export const setUpdateFoundAt = updateFoundAt.set
/** When a newer version was last found (P-pages-22). */
export const useUpdateFoundAt = updateFoundAt.use
