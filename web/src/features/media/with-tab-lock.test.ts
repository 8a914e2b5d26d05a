import { afterEach, expect, test, vi } from 'vitest'
import { withTabLock } from './with-tab-lock.ts'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
type Work = () => Promise<void>
const stubLocks = (request: (name: string, options: object, work: Work) => Promise<void>) =>
  vi.stubGlobal('navigator', { locks: { request } })

test('runs the callback without a lock when the browser denies locks, and does not rerun it when it fails', async () => {
  const work = vi.fn<Work>().mockRejectedValue(new RangeError())
  stubLocks((_name, _options, work) => work())
  await expect(withTabLock('photo', signal, work)).rejects.toThrow(RangeError)
  expect(work).toHaveBeenCalledOnce()

  stubLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  await withTabLock('photo', signal, work.mockResolvedValue())
  expect(work).toHaveBeenCalledTimes(2)
})
