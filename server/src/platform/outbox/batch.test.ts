import { expect, test } from 'vitest'
import { findDeadLetters, findOutboxState, handleInBatches, retryDeadLetters } from './index.ts'
import { createHandler, createSteps, publish, type Step, useOutboxProcesses } from './outbox.testing.ts'
import { countPending } from './testing.ts'

const { start } = useOutboxProcesses()

const createBatchHandler = (
  handleAll: (steps: Step[]) => Promise<void>,
  options: Parameters<typeof createHandler>[2] = {},
) => ({ ...createHandler('batch', async () => {}), ...handleInBatches(handleAll), ...options })

/** A promise and the functions that settle it. */
const createGate = () => Promise.withResolvers<void>()

test('events that come together are handled together; after a failure each is repeated alone, one after the other', async () => {
  const calls: number[] = []
  const seen = new Set<number>()
  let running = 0
  let runningMax = 0
  const handler = createBatchHandler(async (steps) => {
    calls.push(steps.length)
    running += 1
    runningMax = Math.max(runningMax, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (steps.length > 1) throw new Error('together')
    for (const { n } of steps) seen.add(n)
  })
  const one = start([handler])
  await publish(one, ...createSteps(60))
  await expect.poll(() => countPending(one.db)).toBe(0)
  expect(seen.size).toBe(60)
  expect(calls).toEqual([60, ...Array(60).fill(1)])
  expect(runningMax).toBe(1)
})

test('an event that fails alone as well becomes a dead letter, the others of its batch are handled', async () => {
  const seen: number[] = []
  let broken = true
  const handler = createBatchHandler(
    async (steps) => {
      if (broken && steps.some(({ n }) => n === 2)) throw new Error('always')
      seen.push(...steps.map(({ n }) => n))
    },
    { attempts: 2 },
  )
  const one = start([handler])
  await publish(one, ...createSteps(5))
  await expect
    .poll(() => findOutboxState(one.db), { timeout: 5_000 })
    .toMatchObject({ pending: 0, deadLetters: 1 })
  expect(seen.toSorted()).toEqual([0, 1, 3, 4])
  expect(await findDeadLetters(one.db, 10)).toMatchObject([{ handler: 'batch', attempts: 2 }])
  broken = false
  await retryDeadLetters(one.db, 'batch')
  await expect.poll(() => seen.at(-1), { timeout: 5_000 }).toBe(2)
})

test('several processes handle the batches of a handler one after the other, each event once', async () => {
  const seen: string[] = []
  let running = 0
  let runningMax = 0
  const handler = createBatchHandler(async (steps) => {
    running += 1
    runningMax = Math.max(runningMax, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    seen.push(...steps.map(({ key, n }) => `${key} ${n}`))
  })
  const workers = [start([handler]), start([handler])]
  for (let n = 0; n < 40; n++) await publish(workers[n % 2]!, { key: 'a', n })
  await expect.poll(() => countPending(workers[0]!.db)).toBe(0)
  expect(new Set(seen).size).toBe(40)
  expect(seen).toHaveLength(40)
  expect(runningMax).toBe(1)
})

test('a process without handlers notifies one that has them; other handlers of the event get it too', async () => {
  const batches: number[] = []
  const single: number[] = []
  const handlers = () => [
    createBatchHandler(async (steps) => void batches.push(...steps.map(({ n }) => n))),
    createHandler('single', async ({ n }) => void single.push(n)),
  ]
  const worker = start(handlers(), { pollInterval: 600_000 })
  const api = start(handlers(), { worker: false })
  await publish(worker, { key: 'a', n: 0 })
  await expect.poll(() => [batches, single]).toEqual([[0], [0]])
  await publish(api, ...createSteps(3))
  await expect.poll(() => [batches.length, single.length]).toEqual([4, 4])
})

test('a stopping process leaves an unfinished batch to another one at once', async () => {
  const begun = createGate()
  const seen: number[] = []
  const stopping = start(
    [
      createBatchHandler(async () => {
        begun.resolve()
        await new Promise(() => {})
      }),
    ],
    { grace: 10, lease: 600_000 },
  )
  await publish(stopping, ...createSteps(3))
  await begun.promise
  await stopping.outbox.stop()
  const { db } = start([createBatchHandler(async (steps) => void seen.push(...steps.map(({ n }) => n)))])
  await expect.poll(() => seen).toEqual([0, 1, 2])
  await expect.poll(() => countPending(db)).toBe(0)
})

test('a batch that exceeds its deadline is repeated', async () => {
  const calls: number[] = []
  const handler = createBatchHandler(
    async (steps) => {
      calls.push(steps.length)
      if (calls.length === 1) await new Promise(() => {})
    },
    { deadline: 0.05 },
  )
  const one = start([handler])
  await publish(one, ...createSteps(2))
  await expect.poll(() => countPending(one.db), { timeout: 5_000 }).toBe(0)
  expect(calls).toEqual([2, 1, 1])
})
