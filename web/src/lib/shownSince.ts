import { useSyncExternalStore } from 'react'

let shownSince: number | null = null
const listeners = new Set<() => void>()

/** Sets when what the page shows was loaded, if it is not the server's current data (milliseconds since 1970). */
export function setShownSince(moment: number | null): void {
  shownSince = moment
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** When the stored data on screen was loaded (P-pages-20); null while the server's current data is shown. */
export const useShownSince = (): number | null => useSyncExternalStore(subscribe, () => shownSince)
