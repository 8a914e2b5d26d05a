import { afterEach, expect, test, vi } from 'vitest'
import { withTabLock } from './withTabLock.ts'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
type Work = () => Promise<void>
const give = (request: (name: string, options: object, work: Work) => Promise<void>) =>
  vi.stubGlobal('navigator', { locks: { request } })

test('at once where the browser forbids it, and no failure of the work is taken for that', async () => {
  const work = vi.fn<Work>().mockRejectedValue(new RangeError())
  give((_name, _options, work) => work())
  await expect(withTabLock('photo', signal, work)).rejects.toThrow(RangeError)
  expect(work).toHaveBeenCalledOnce()

  give(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  await withTabLock('photo', signal, work.mockResolvedValue())
  expect(work).toHaveBeenCalledTimes(2)
})
