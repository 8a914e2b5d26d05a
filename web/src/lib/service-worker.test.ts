import { afterEach, expect, test, vi } from 'vitest'
import { startServiceWorker } from './service-worker.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hour = 3_600_000

/** A page with a service worker, of which the server has another version. `used` is when it comes into view again. */
function openPage(controller: object | null) {
  vi.useFakeTimers()
  const listeners = new Map<string, () => void>()
  const add = (type: string, listener: () => void) => listeners.set(type, listener)
  const update = vi.fn<() => Promise<void>>().mockResolvedValue()
  const active = { postMessage: vi.fn<(message: string) => void>() }
  const serviceWorker = {
    controller: controller && active,
    addEventListener: add,
    register: () => Promise.resolve(),
    ready: Promise.resolve({ active }),
    getRegistration: () => Promise.resolve({ update }),
  }
  const fetched = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(new Response('new', { headers: { 'content-type': 'text/html' } })),
  )
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('addEventListener', add)
  vi.stubGlobal('location', { pathname: '/noticias' })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', {
    readyState: 'complete',
    visibilityState: 'visible',
    querySelector: () => ({ src: 'https://brilla.example/assets/one.js' }),
  })
  startServiceWorker()
  return {
    update,
    fetched,
    sent: active.postMessage,
    change() {
      serviceWorker.controller = active
      listeners.get('controllerchange')?.()
    },
    use: () => listeners.get('visibilitychange')?.(),
  }
}

test('P-pages-22: the first worker is no new version, a later one may be, and each caches its files', async () => {
  const { change, fetched, sent } = openPage(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.mock.calls).toEqual([['cache-all']])
  change()
  expect(fetched).not.toHaveBeenCalled()
  change()
  expect(fetched).toHaveBeenCalledOnce()
  expect(sent).toHaveBeenCalledTimes(3)
})

test('P-pages-22: a page that is used again after an hour looks for a new version, once', async () => {
  const { use, update, fetched } = openPage({})
  use()
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(hour)
  use()
  use()
  await vi.advanceTimersByTimeAsync(0)
  expect([update.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 1])
})
