import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryWithBackoff } from './retry-with-backoff.ts'

class ConnectionLost extends Error {}

const navigator = { onLine: true }
const onRetry = vi.fn<() => void>()
let page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  navigator.onLine = true
  onRetry.mockClear()
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isTransient = (error: unknown) => error instanceof ConnectionLost
const retry = (work: () => Promise<string>, signal = new AbortController().signal, forever = false) =>
  retryWithBackoff(work, { signal, isTransient, onRetry, forever })

test('a transient error is retried after a pause, and reported', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ConnectionLost())
    .mockResolvedValue('done')
  const result = retry(work)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await result).toBe('done')
  expect(onRetry).toHaveBeenCalledOnce()
})

test('P-media-15: without a network it retries only when the network is back', async () => {
  navigator.onLine = false
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ConnectionLost())
    .mockResolvedValue('done')
  const result = retry(work)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(work).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('online'))
  expect(await result).toBe('done')
})

test('it stops after seven attempts', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new ConnectionLost())
  const result = retry(work).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await result).toBeInstanceOf(ConnectionLost)
  expect(work).toHaveBeenCalledTimes(7)
})

test('with `forever` it retries without a limit', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new ConnectionLost())
  const result = retry(work, undefined, true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  work.mockResolvedValue('done')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await result).toBe('done')
})

test('a permanent error and an abort are not retried', async () => {
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(new RangeError())
  await expect(retry(refused)).rejects.toThrow(RangeError)
  expect(refused).toHaveBeenCalledOnce()

  const controller = new AbortController()
  const cut = vi.fn<() => Promise<string>>().mockRejectedValue(new ConnectionLost())
  const result = retry(cut, controller.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  controller.abort()
  expect(await result).toBeInstanceOf(ConnectionLost)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(cut).toHaveBeenCalledOnce()
})
