// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { retryFailed } from './retry-failed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const seconds = 1_000

test('P-pages-30: what failed is loaded once the server is back, which is asked rarely, and the message stays until then', async () => {
  let status = 503
  const requests = { probe: 0, page: 0 }
  const respond = async (name: keyof typeof requests) => {
    requests[name] += 1
    if (status !== 200) throw new ApiError(status, {})
    return 'loaded'
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const retrying = retryFailed(queries, () => respond('probe'))
  const observer = new QueryObserver(queries, { queryKey: ['page'], queryFn: () => respond('page') })
  const seen: string[] = []
  observer.subscribe(({ status }) => void (seen.at(-1) === status || seen.push(status)))

  await vi.advanceTimersByTimeAsync(3_600 * seconds)
  expect(requests.page).toBe(1)
  expect(requests.probe).toBeGreaterThan(20)
  expect(requests.probe).toBeLessThan(50)
  expect(seen).toEqual(['pending', 'error'])

  status = 200
  await vi.advanceTimersByTimeAsync(150 * seconds)
  expect(observer.getCurrentResult().data).toBe('loaded')
  const { probe } = requests
  await vi.advanceTimersByTimeAsync(3_600 * seconds)
  expect(requests).toEqual({ probe, page: 2 })

  // The realtime connection says sooner that the server is back.
  status = 502
  const other = new QueryObserver(queries, { queryKey: ['other'], queryFn: () => respond('page') })
  other.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(other.getCurrentResult().status).toBe('error')
  status = 200
  retrying.now()
  await vi.advanceTimersByTimeAsync(0)
  expect(other.getCurrentResult().data).toBe('loaded')

  // An error that a repetition does not change is left to the reader.
  status = 500
  const broken = new QueryObserver(queries, { queryKey: ['broken'], queryFn: () => respond('page') })
  broken.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  const before = { ...requests }
  retrying.now()
  await vi.advanceTimersByTimeAsync(3_600 * seconds)
  expect(requests).toEqual(before)
  retrying.stop()
  queries.clear()
})
