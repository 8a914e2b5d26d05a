import { afterEach, expect, test, vi } from 'vitest'
import { withTabLock } from './withTabLock.ts'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
type Work = () => Promise<void>
const stubLocks = (request: (name: string, options: object, work: Work) => Promise<void>) =>
  vi.stubGlobal('navigator', { locks: { request } })

test('work runs at once where the browser forbids locks, and failing work is not run again', async () => {
  const work = vi.fn<Work>().mockRejectedValue(new RangeError())
  stubLocks((_name, _options, work) => work())
  await expect(withTabLock('photo', signal, work)).rejects.toThrow(RangeError)
  expect(work).toHaveBeenCalledOnce()

  stubLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  await withTabLock('photo', signal, work.mockResolvedValue())
  expect(work).toHaveBeenCalledTimes(2)
})
