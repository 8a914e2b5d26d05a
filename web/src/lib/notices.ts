/** What code outside of components tells the notices of the page (`app/Notices.tsx`). Without React: the build uses it too. */
import { createObservable } from './observable.ts'

interface StoredData {
  /** When it was loaded, in milliseconds since 1970. */
  since: number
  /** Whether the server could not be reached, instead of being late. */
  isUnreachable: boolean
}

/** The stored data on screen (P-pages-20); null while the server's current data is shown. */
export const storedData = createObservable<StoredData | null>(null)

/** How many responses are late without which the page lacks content. */
export const lateCount = createObservable(0)

/** Whether something typed could not be stored because this device is full. */
export const isStorageFull = createObservable(false)

/** When a newer version than that of this page was last found (P-pages-22), in milliseconds since 1970. */
export const updateFoundAt = createObservable<number | null>(null)

/** Where a conversation on the whole screen of a phone shows the notice about the connection; null elsewhere. */
export const noticeSlot = createObservable<HTMLElement | null>(null)

/** Event of the window: the reader wants what is late or could not be loaded to be requested again. */
export const retryEvent = 'retry-requests'

/** Event of the window: there is a connection to the server again. */
export const reconnectEvent = 'reconnect'
