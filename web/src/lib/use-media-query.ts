import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window is at least `pixels` wide at the browser's usual text size, and accordingly wider at others, as
 * for the breakpoints of `tokens.css`. What a phone does not show is not rendered either: its CPU is the bottleneck of the
 * first screen.
 */
export function useMinWidth(pixels: number): boolean {
  const query = `(width >= ${pixels / 16}rem)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
