import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False during prerendering and hydration, when the output must be the same for everyone; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
