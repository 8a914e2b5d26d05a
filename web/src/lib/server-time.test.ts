import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measureServerTime, serverNow } from './server-time.ts'

const now = Date.UTC(2026, 10, 28, 12)
const day = 86_400_000

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

const receive = (headers: HeadersInit) => measureServerTime(new Response(null, { headers }))

test.each([
  ['a day ahead', day],
  ['a day behind', -day],
  ['right', 0],
])('P-pages-32: the time is the server’s with a clock that is %s', (_, shift) => {
  vi.setSystemTime(now + shift)
  receive({ date: new Date(now).toUTCString() })
  expect(serverNow()).toBe(now)
  vi.advanceTimersByTime(90_000)
  expect(serverNow()).toBe(now + 90_000)
})

test('P-pages-32: a response without a time, or one that is read a second late, changes nothing', () => {
  receive({ date: new Date(now).toUTCString() })
  receive({})
  receive({ date: new Date(now - 1_000).toUTCString() })
  expect(serverNow()).toBe(now)
})
