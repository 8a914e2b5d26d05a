// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createClient } from '../../lib/api.ts'
import { reconnectEvent } from '../../lib/notices.ts'
import { createSession } from '../../lib/session.ts'
import { createMemoryStorage } from '../../lib/storage.testing.ts'
import { startRealtime } from './start-realtime.ts'

/** Milliseconds that a busy machine may need for what takes a moment. */
const waiting = { timeout: 60_000 }

const token = `.${btoa(JSON.stringify({ sub: 'ana', profileType: 'talento', exp: 9_999_999_999 }))}.`

test('P-realtime-1: a page that was opened without a network connects once there is one', async () => {
  const connect = vi.fn<() => () => void>(() => () => undefined)
  const load = vi.fn<() => object>(() => ({ connect }))
  load.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.doMock('./connection.ts', load)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.useFakeTimers()
  const session = createSession(createMemoryStorage({ token }))
  startRealtime({ session, api: createClient(session, () => 'en') })
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), waiting)
  expect(connect).not.toHaveBeenCalled()
  await vi.waitFor(() => {
    dispatchEvent(new Event(reconnectEvent))
    expect(connect).toHaveBeenCalledOnce()
  }, waiting)
  vi.unstubAllGlobals()
})
