import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryWithBackoff } from './retryWithBackoff.ts'

class Broken extends Error {}

const browser = { onLine: true }
const broken = vi.fn<() => void>()
let page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  browser.onLine = true
  broken.mockClear()
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isPassing = (error: unknown) => error instanceof Broken
const begin = (work: () => Promise<string>, signal = new AbortController().signal, forever = false) =>
  retryWithBackoff(work, { signal, isPassing, onBroken: broken, forever })

test('what breaks is done again after a while, and says so', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Broken()).mockResolvedValue('done')
  const result = begin(work)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await result).toBe('done')
  expect(broken).toHaveBeenCalledOnce()
})

test('without a network it waits for one, and for nothing else', async () => {
  browser.onLine = false
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Broken()).mockResolvedValue('done')
  const result = begin(work)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(work).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('online'))
  expect(await result).toBe('done')
})

test('it gives up in the end', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Broken())
  const result = begin(work).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await result).toBeInstanceOf(Broken)
  expect(work).toHaveBeenCalledTimes(7)
})

test('or never, where that costs nothing: a network may be there and lead nowhere', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Broken())
  const result = begin(work, undefined, true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  work.mockResolvedValue('done')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await result).toBe('done')
})

test('a refusal is final, and so is a cancellation', async () => {
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(new RangeError())
  await expect(begin(refused)).rejects.toThrow(RangeError)
  expect(refused).toHaveBeenCalledOnce()

  const flight = new AbortController()
  const cut = vi.fn<() => Promise<string>>().mockRejectedValue(new Broken())
  const result = begin(cut, flight.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  flight.abort()
  expect(await result).toBeInstanceOf(Broken)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(cut).toHaveBeenCalledOnce()
})
