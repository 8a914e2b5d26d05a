import { expect, test } from 'vitest'
import { createLimiter } from './create-limiter.ts'

test('runs at most the given number of tasks at a time, the others in order, also after a failure', async () => {
  const limit = createLimiter(2)
  const ends: ((error?: Error) => void)[] = []
  const started: number[] = []
  const tasks = [1, 2, 3, 4].map((number) =>
    limit(() => {
      started.push(number)
      return new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())))
    }),
  )
  expect(started).toEqual([1, 2])
  ends[0]?.(new Error('gone'))
  await expect(tasks[0]).rejects.toThrow('gone')
  expect(started).toEqual([1, 2, 3])
  ends[1]?.()
  await tasks[1]
  expect(started).toEqual([1, 2, 3, 4])
})
