import { onIdle } from './onIdle.ts'

/** The address of the service worker, at the root: its pages are those below its address. */
export const workerUrl = '/service-worker.js'

interface NetworkInformation {
  saveData?: boolean
}

/** Registers the service worker, which caches the documents and files of Brilla, once the page is idle. */
export function startServiceWorker(): void {
  if (!globalThis.navigator?.serviceWorker) return
  // Without a service worker, as in some private windows, pages open with a network only.
  onIdle(() => void register().catch(() => undefined))
}

async function register() {
  await navigator.serviceWorker.register(workerUrl)
  const { active } = await navigator.serviceWorker.ready
  const { connection } = navigator as { connection?: NetworkInformation }
  // The files of all other pages are about half a megabyte. The rule means windows; a worker has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(connection?.saveData ? 'cache-shell' : 'cache-all')
}
