import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const source = readFileSync(new URL('./push.js', import.meta.url), 'utf8')
const origin = 'https://brilla.example'

/** A window of the browser, at a path. */
const createTab = (path: string, focused = false) => ({
  url: origin + path,
  focused,
  focus: vi.fn<() => Promise<void>>(async () => undefined),
  navigate: vi.fn<(url: string) => Promise<void>>(async () => undefined),
})

/** The worker with these open windows. */
function startWorker(windows: ReturnType<typeof createTab>[]) {
  const listeners = new Map<string, (event: object) => void>()
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined)
  const openWindow = vi.fn<(url: string) => Promise<void>>(async () => undefined)
  const setAppBadge = vi.fn<(count?: number) => Promise<void>>(async () => undefined)
  const clients = { matchAll: async () => windows, claim: async () => undefined, openWindow }
  const scope = createContext({
    URL,
    location: new URL(`${origin}/service-worker.js`),
    clients,
    navigator: { setAppBadge },
    registration: { showNotification },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  })
  runInContext(source, scope)
  async function dispatch(type: string, event: object) {
    const waits: unknown[] = []
    listeners.get(type)?.({ ...event, waitUntil: (wait: unknown) => waits.push(wait) })
    await Promise.all(waits)
  }
  return {
    showNotification,
    setAppBadge,
    openWindow,
    push: (payload: object) => dispatch('push', { data: { json: () => payload } }),
    click: async (url: string) => {
      const close = vi.fn<() => void>()
      await dispatch('notificationclick', { notification: { close, data: { url } } })
      expect(close).toHaveBeenCalledOnce()
    },
  }
}

const payload = {
  title: 'Luz',
  body: 'Hola, Ana',
  url: '/conversaciones/luz',
  tag: 'message luz',
  lang: 'es',
}

test('P-notifications-19: a push is shown, silently to somebody who is looking at the site', async () => {
  const away = startWorker([createTab('/noticias')])
  await away.push(payload)
  expect(away.showNotification).toHaveBeenCalledExactlyOnceWith('Luz', {
    body: 'Hola, Ana',
    tag: 'message luz',
    lang: 'es',
    icon: '/app-192.png',
    data: { url: '/conversaciones/luz' },
    silent: false,
  })
  const looking = startWorker([createTab('/noticias', true)])
  await looking.push(payload)
  expect(looking.showNotification).toHaveBeenCalledWith('Luz', expect.objectContaining({ silent: true }))
})

test('P-pages-17: while no page is open, a push marks the icon of the application', async () => {
  const closed = startWorker([])
  await closed.push(payload)
  expect(closed.setAppBadge).toHaveBeenCalledExactlyOnceWith()
  const open = startWorker([createTab('/noticias')])
  await open.push(payload)
  expect(open.setAppBadge).not.toHaveBeenCalled()
})

test('P-notifications-19: a press opens the tab that shows the page, or a new one, and leaves others where they are', async () => {
  const tabs = [createTab('/explorar'), createTab('/noticias')] as const
  const worker = startWorker([...tabs])
  await worker.click('/noticias')
  expect(tabs[1].focus).toHaveBeenCalledOnce()
  expect(worker.openWindow).not.toHaveBeenCalled()
  await worker.click('/conversaciones/luz')
  expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/conversaciones/luz`)
  expect(tabs[0].focus).not.toHaveBeenCalled()
  for (const tab of tabs) expect(tab.navigate).not.toHaveBeenCalled()
})

test('an address of another site is not opened', async () => {
  const worker = startWorker([])
  await worker.click('https://elsewhere.example/')
  expect(worker.openWindow).not.toHaveBeenCalled()
})
