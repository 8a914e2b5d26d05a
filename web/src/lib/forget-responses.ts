import { brand } from './brand.ts'
import { onIdle } from './on-idle.ts'
import type { Session } from './session.ts'

/** The cache of `app/service-worker/share.js`. */
export const sharedCache = 'shared'

/** The IndexedDB database of `lib/response-store.ts`. */
export const responsesDatabase = `${brand.name.toLowerCase()}-responses`

/** Deletes what this device has stored of the server's responses (P-pages-21). */
export function forgetResponses(): void {
  try {
    indexedDB.deleteDatabase(responsesDatabase)
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

async function forgetShared(): Promise<void> {
  try {
    await caches.delete(sharedCache)
  } catch {
    // Storage is forbidden, so nothing was shared.
  }
}

/** Nothing of an account stays on the device after its session has ended, also while no page was open (P-pages-21). */
export function forgetAtSessionEnd(session: Session): void {
  let sub = session.claims()?.sub
  const forgetIfGuest = () => session.claims() ?? forgetResponses()
  if (!sub) onIdle(forgetIfGuest)
  session.subscribe(() => {
    const next = session.claims()?.sub
    if (next !== sub) forgetResponses()
    // What a guest shares is kept until after the login.
    if (sub && next !== sub) void forgetShared()
    sub = next
  })
}
