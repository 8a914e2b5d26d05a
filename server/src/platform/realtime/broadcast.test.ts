import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBroadcast } from './broadcast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const connections = Array.from({ length: 50 }, (_, n) => n)

/** Lets time pass until everything is sent. */
const finish = () => vi.advanceTimersByTimeAsync(10_000)

test('connections are called a few at a time, each once', async () => {
  const sent: number[] = []
  createBroadcast(
    () => connections,
    (to) => sent.push(to),
  )()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(20)
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toHaveLength(40)
  await finish()
  expect(sent.toSorted((one, other) => one - other)).toEqual(connections)
})

test('calls during a round lead to one more', async () => {
  let sent = 0
  const broadcast = createBroadcast(
    () => connections,
    () => sent++,
  )
  for (let n = 0; n < 5; n++) broadcast()
  await vi.advanceTimersByTimeAsync(100)
  broadcast()
  await finish()
  expect(sent).toBe(2 * connections.length)
  broadcast()
  await finish()
  expect(sent).toBe(3 * connections.length)
})
