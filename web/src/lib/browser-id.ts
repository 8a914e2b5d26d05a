import { localStore } from './storage.ts'

const key = 'browser'

/** A random code of this browser, by which the server recognizes its next login. It outlives the session. */
export function getBrowserId(): string {
  const kept = localStore.getItem(key)
  if (kept) return kept
  const id = String(crypto.getRandomValues(new Uint32Array(4)))
  localStore.setItem(key, id)
  return id
}
