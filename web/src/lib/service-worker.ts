import { updateFoundAt } from './notices.ts'
import { isOutdated } from './version.ts'

/** The address of the service worker, at the root: its pages are those below its address. */
export const workerUrl = '/service-worker.js'

/** Milliseconds after which a page that is used again looks for a new version: it may stay open for weeks. */
const updateInterval = 3_600_000

interface NetworkInformation {
  saveData?: boolean
}

const started = new WeakSet<ServiceWorkerContainer>()

/**
 * Registers the service worker: it caches the documents and files of Brilla, and is for an idle page, whose requests it would
 * slow down. Tells of new versions (P-pages-22), of which the browser learns by the worker's file.
 */
export function startServiceWorker(): void {
  const worker = globalThis.navigator?.serviceWorker
  if (!worker || started.has(worker)) return
  started.add(worker)
  let hasWorker = worker.controller !== null
  worker.addEventListener('controllerchange', () => {
    // The first worker of a browser is of the version of its page.
    if (hasWorker) void findUpdate()
    hasWorker = true
    cacheFiles(worker.controller)
  })
  let checkedAt = Date.now()
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < updateInterval) return
    checkedAt = Date.now()
    void findUpdate()
    void worker
      .getRegistration(workerUrl)
      .then((one) => one?.update())
      .catch(() => undefined)
  })
  const registered = worker.register(workerUrl).then(() => worker.ready)
  registered.then(
    ({ active }) => cacheFiles(active),
    // Without a service worker, as in some private windows, pages open with a network only.
    () => undefined,
  )
}

async function findUpdate() {
  if (await isOutdated()) updateFoundAt.set(Date.now())
}

function cacheFiles(worker: ServiceWorker | null) {
  const { connection } = navigator as { connection?: NetworkInformation }
  // The files of all other pages are about half a megabyte. The rule means windows; a worker has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(connection?.saveData ? 'cache-shell' : 'cache-all')
}
