import { expect, test } from 'vitest'
import { createLimiter } from './createLimiter.ts'

test('as many as may be are under way, the others follow in order, also after a failure', async () => {
  const inTurn = createLimiter(2)
  const ends: ((error?: Error) => void)[] = []
  const begun: number[] = []
  const works = [1, 2, 3, 4].map((number) =>
    inTurn(() => {
      begun.push(number)
      return new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())))
    }),
  )
  expect(begun).toEqual([1, 2])
  ends[0]?.(new Error('gone'))
  await expect(works[0]).rejects.toThrow('gone')
  expect(begun).toEqual([1, 2, 3])
  ends[1]?.()
  await works[1]
  expect(begun).toEqual([1, 2, 3, 4])
})
