import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window is at least so many pixels wide. What a phone does not show is not made for it either: its
 * processor is what the first screen waits for.
 */
export function useMinWidth(pixels: 768 | 1200): boolean {
  const query = `(width >= ${pixels}px)`
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
