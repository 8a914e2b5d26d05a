import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('so many at once, so many waiting, and whoever comes after them is told to come back', async () => {
  const turns = createTurns({ atOnce: 2, waitingMax: 3 })
  const { promise: open, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const work = async () => {
    begun++
    await open
    return 'done'
  }
  const answers = Array.from({ length: 7 }, () =>
    turns.take(work).catch((error: { code: string }) => error.code),
  )
  // The last are refused while the first have not ended.
  expect(await Promise.all(answers.slice(5))).toEqual(['unavailable', 'unavailable'])
  expect([begun, turns.waiting()]).toEqual([2, 3])
  resolve()
  expect(await Promise.all(answers.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(await turns.take(work)).toBe('done')
})
