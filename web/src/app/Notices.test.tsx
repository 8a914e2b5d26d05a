// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { OfflineError } from '../lib/api.ts'
import { createTestProviders } from '../lib/core.testing.tsx'
import { getQueryClient } from '../lib/query-client.ts'
import { createSession } from '../lib/session.ts'
import { createMemoryStorage } from '../lib/storage.testing.ts'
import { localStore } from '../lib/storage.ts'
import { ToastProvider } from '../ui/Toast.tsx'
import { Notices } from './Notices.tsx'

// The first import takes longer than the faked time that passes in a test.
beforeAll(
  async () => void (await Promise.all([import('../ui/Toaster.tsx'), import('../lib/stored-responses.ts')])),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const token = `.${btoa(JSON.stringify({ sub: 'ana', exp: 9_999_999_999 }))}.`
const query = { queryKey: ['profile'], meta: { stored: 'profile' }, retry: false } as const

/** A page that is opened with what this browser has stored, logged in unless `isGuest`. */
async function openPage(isGuest = false) {
  vi.stubGlobal('localStorage', createMemoryStorage({ token }))
  render(
    <ToastProvider>
      <Notices />
    </ToastProvider>,
    { wrapper: await createTestProviders({}, isGuest ? undefined : token) },
  )
  return getQueryClient(createSession(localStorage))
}

const readBar = () => screen.queryByRole('status')?.textContent

test('P-pages-20: a late response is no lost connection, and can be requested again', async () => {
  const queries = await openPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const load = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined))
  void queries.prefetchQuery({ ...query, queryFn: load })
  await act(() => vi.advanceTimersByTimeAsync(7_900))
  expect(readBar()).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(readBar()).toBe('Your connection is slow. Still loading…')
  load.mockResolvedValue('new')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(readBar()).toBeUndefined()
  queries.clear()
})

test('P-pages-20: the bar says whether the server is late, cannot be reached, or the browser has no network', async () => {
  const earlier = await openPage()
  await earlier.fetchQuery({ ...query, queryFn: () => Promise.resolve('old') })
  const { followResponses } = await import('../lib/stored-responses.ts')
  followResponses(earlier, createSession(localStorage), 'ana')
  dispatchEvent(new Event('pagehide'))
  cleanup()

  const queries = await openPage()
  const { promise, reject } = Promise.withResolvers<unknown>()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const loading = queries.fetchQuery({ ...query, queryFn: () => promise })
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  vi.useRealTimers()
  expect(await act(() => loading)).toBe('old')
  expect(readBar()).toMatch(/^Your connection is slow\. This was last loaded on \w/)
  await act(async () => {
    reject(new OfflineError('No network'))
    await promise.catch(() => undefined)
  })
  expect(readBar()).toMatch(/^We can't reach the server\. This was last loaded on \w/)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(readBar()).toMatch(/^You're offline\. This was last loaded on \w/)
  expect(screen.queryByRole('button')).toBeNull()
  queries.clear()
})

test('P-pages-29: a full storage is told once, however much is typed', async () => {
  await openPage()
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(readBar()).toBe("You're offline. What you type is saved on this device.")
  for (const text of ['H', 'Ha', 'Hal']) act(() => localStore.setTyped('draft post', text))
  expect(await screen.findAllByText(/^This device's storage is full/)).toHaveLength(1)
  expect(localStore.getItem('draft post')).toBe('Hal')
  expect(screen.getByText("You're offline.")).toBeDefined()
})

test('P-pages-29: guests are promised nothing about what they type', async () => {
  await openPage(true)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^You're offline/).textContent).toBe("You're offline.")
})
