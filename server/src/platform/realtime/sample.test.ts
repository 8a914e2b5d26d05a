import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSample } from './sample.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(size: number) {
  const sent: number[] = []
  const take = createSample(
    () => Array.from({ length: size }, (_, n) => n),
    String,
    (to) => sent.push(to),
  )
  return { sent, take: (...except: string[]) => take(except) }
}

test('a few connections are called, each once and not always the same', () => {
  const chosen = new Set<number>()
  for (let n = 0; n < 20; n++) {
    const { sent, take } = setUp(50)
    take()
    expect(sent).toHaveLength(10)
    expect(new Set(sent).size).toBe(10)
    for (const connection of sent) chosen.add(connection)
  }
  expect(chosen.size).toBeGreaterThan(10)
})

test('all connections are called when there are only a few', () => {
  const { sent, take } = setUp(3)
  take()
  expect(sent.toSorted()).toEqual([0, 1, 2])
})

test('no connection of an account that a call names is called, also by the sample that was put off', async () => {
  const { sent, take } = setUp(4)
  take('1')
  expect(sent.toSorted()).toEqual([0, 2, 3])
  sent.length = 0
  take('2')
  take('3')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent.toSorted()).toEqual([0, 1])
})

test('many calls lead to two samples, a second apart', async () => {
  const { sent, take } = setUp(50)
  for (let n = 0; n < 5; n++) take()
  expect(sent).toHaveLength(10)
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toHaveLength(10)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toHaveLength(20)
  take()
  expect(sent).toHaveLength(30)
})
