import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a page made at build time is taken over, when it must look the same for everyone; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
