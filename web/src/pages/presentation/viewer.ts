/** Who votes in this browser: nobody who does needs an account (P-presentations-8). */
import { localStore, tabStore } from '../../lib/storage.ts'

/** Of a presentation: the beginning of its token is its id, which opens nothing. */
const getKey = (token: string) => `presentation ${token.slice(0, 36)}`

interface Viewer {
  /** Finds the votes of this browser again, in this presentation only. */
  code: string
  name: string
}

/** The viewer of a presentation, with a new code on the first visit. */
export function readViewer(token: string): Viewer {
  const stored = localStore.getItem(getKey(token))
  if (stored) return JSON.parse(stored) as Viewer
  const viewer = { code: String(crypto.getRandomValues(new Uint32Array(4))), name: '' }
  localStore.setItem(getKey(token), JSON.stringify(viewer))
  return viewer
}

export function storeViewerName(token: string, name: string): void {
  localStore.setItem(getKey(token), JSON.stringify({ ...readViewer(token), name }))
}

/** The PIN that was typed in this tab, for a reload. */
export const readPin = (token: string): string => tabStore.getItem(getKey(token)) ?? ''
export const storePin = (token: string, pin: string): void => tabStore.setItem(getKey(token), pin)
