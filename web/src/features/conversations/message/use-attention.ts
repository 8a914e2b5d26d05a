import { useSyncExternalStore } from 'react'

const events = ['focus', 'blur', 'pageshow', 'pagehide'] as const

function subscribe(listener: () => void) {
  for (const event of events) window.addEventListener(event, listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether this page is in front of the reader: visible, and its window focused. */
export const useAttention = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible' && document.hasFocus(),
    () => false,
  )
