import 'fake-indexeddb/auto'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, OfflineError } from './api.ts'
import { forgetAtSessionEnd } from './forget-responses.ts'
import { getQueryClient } from './query-client.ts'
import { createSession } from './session.ts'
import { createMemoryStorage } from './storage.testing.ts'
import { followResponses } from './stored-responses.ts'

/** Milliseconds that a busy machine may need for what takes a moment. */
const waiting = { timeout: 60_000 }

const createToken = (sub: string) => `.${btoa(JSON.stringify({ sub, exp: 9_999_999_999 }))}.`
const profile = { queryKey: ['profile'], meta: { stored: 'profile' }, retry: false } as const

const failToConnect = () => Promise.reject(new OfflineError('No network'))
const refuse = () => Promise.reject(new ApiError(404, {}))

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage({ token: createToken('ana') }))
  vi.stubGlobal('sessionStorage', createMemoryStorage())
})
const opened: QueryClient[] = []
afterEach(() => {
  for (const queries of opened.splice(0)) queries.clear()
  vi.unstubAllGlobals()
})

/** A tab, which a person opens or loads again. `dispatch` sends it an event of the browser. */
function openTab() {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  const session = createSession(localStorage)
  forgetAtSessionEnd(session)
  const queries = getQueryClient(session)
  opened.push(queries)
  followResponses(queries, session, session.claims()?.sub ?? '')
  return {
    session,
    queries,
    load: (queryFn: () => Promise<unknown>) => queries.fetchQuery({ ...profile, queryFn }),
    dispatch: (type: string) => listeners.get(type)?.(),
  }
}

/** A tab that has stored `data`. */
async function openTabThatStored(data: unknown) {
  const tab = openTab()
  await tab.load(() => Promise.resolve(data))
  tab.dispatch('pagehide')
  await vi.waitFor(async () => expect(await openTab().load(failToConnect)).toEqual(data), waiting)
  return tab
}

test('P-pages-20: the server is asked first, and what it has replaces what the store had when there is a network again', async () => {
  await openTabThatStored('old')
  expect(await openTab().load(() => Promise.resolve('new'))).toBe('new')
  const tab = openTab()
  let load: () => Promise<unknown> = failToConnect
  const observer = new QueryObserver(tab.queries, { ...profile, queryFn: () => load() })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('old'), waiting)
  load = () => Promise.resolve('new')
  tab.dispatch('online')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('new'), waiting)
  stop()
})

test('P-pages-20: a response that is loaded again when it is to be stored does not keep others out of the store', async () => {
  const tab = openTab()
  const feed = { queryKey: ['feed'], meta: { stored: 'feed' } } as const
  await tab.queries.fetchQuery({ ...feed, queryFn: () => Promise.resolve('posts') })
  await tab.load(() => Promise.resolve('Ana'))
  await tab.queries.resetQueries({ queryKey: feed.queryKey })
  tab.dispatch('pagehide')
  await vi.waitFor(async () => expect(await openTab().load(failToConnect)).toBe('Ana'), waiting)
})

test.each([
  ['an error', refuse],
  ['nothing', () => Promise.resolve(null)],
])(
  'P-pages-21: what the server refuses with %s disappears from the page and the store',
  async (_, answer) => {
    await openTabThatStored('old')
    const tab = openTab()
    let load: () => Promise<unknown> = failToConnect
    const observer = new QueryObserver(tab.queries, { ...profile, queryFn: () => load() })
    const stop = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('old'), waiting)
    load = answer
    tab.dispatch('online')
    await vi.waitFor(() => expect(observer.getCurrentResult().data ?? null).toBeNull(), waiting)
    await vi.waitFor(() => expect(openTab().load(failToConnect)).rejects.toThrow('No network'), waiting)
    stop()
  },
)

test('P-pages-21: a late refusal removes what was shown meanwhile', async () => {
  await openTabThatStored('old')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tab = openTab()
  const { promise, reject } = Promise.withResolvers<unknown>()
  const loading = tab.load(() => promise)
  await vi.advanceTimersByTimeAsync(8_000)
  vi.useRealTimers()
  expect(await loading).toBe('old')
  reject(new ApiError(403, {}))
  await vi.waitFor(() => expect(tab.queries.getQueryData(profile.queryKey)).toBeUndefined(), waiting)
  await vi.waitFor(() => expect(openTab().load(failToConnect)).rejects.toThrow('No network'), waiting)
})

test.each(['logout', 'end', 'login'] as const)(
  'P-pages-21: after %s nothing of the account is left',
  async (how) => {
    const tab = await openTabThatStored('old')
    // Another tab, which has not heard of it yet, has just loaded something.
    const other = openTab()
    await other.load(() => Promise.resolve('other'))
    tab.session[how](createToken('luz'))
    other.dispatch('pagehide')
    await tab.load(() => Promise.resolve('late')).catch(() => undefined)
    localStorage.setItem('token', createToken('ana'))
    await expect(openTab().load(failToConnect)).rejects.toThrow('No network')
  },
)
