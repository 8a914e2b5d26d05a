import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { findFailedJobs, retryFailedJobs } from '../jobs/index.ts'
import { countPendingEvents, type EventHandler, handleInBatches } from './index.ts'
import { happened, type OutboxProcess, startOutboxProcess, type Step } from './outbox.testing.ts'

let database: TestDatabase
let processes: OutboxProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
afterEach(async () => {
  await Promise.all(processes.map((each) => each.stop()))
  processes = []
})

async function start(handlers: EventHandler<never>[], { worker = true } = {}): Promise<OutboxProcess> {
  const started = await startOutboxProcess(database.connection, handlers, { worker })
  processes.push(started)
  return started
}

const createHandler = (
  name: string,
  handle: EventHandler<Step>['handle'],
  retries = 9,
): EventHandler<Step> => ({
  name,
  events: [happened],
  retries,
  handle,
})
const createBatchHandler = (name: string, handleAll: (steps: Step[]) => Promise<void>, retries = 9) => ({
  ...createHandler(name, async () => {}, retries),
  ...handleInBatches(handleAll),
})

/** Publishes one event for each number, in one transaction. */
const publish = ({ db, outbox }: OutboxProcess, ...numbers: number[]) =>
  db.transaction().execute(async (trx) => {
    for (const n of numbers) await outbox.publish(trx, happened, { n })
  })

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
const inOrder = (seen: number[]) => seen.toSorted((one, other) => one - other)

/** A promise and the functions that settle it. */
const createGate = () => Promise.withResolvers<void>()

describe('P-operation-14: an event', () => {
  test('is handled by each of its handlers if and only if its transaction commits', async () => {
    const seen: number[] = []
    const batches: number[] = []
    const handlers = [
      createHandler('single', async ({ n }) => void seen.push(n)),
      createBatchHandler('batch', async (steps) => void batches.push(...steps.map(({ n }) => n))),
    ]
    const one = await start(handlers)
    const rollback = one.db.transaction().execute(async (trx) => {
      await one.outbox.publish(trx, happened, { n: 1 })
      throw new Error('rolled back')
    })
    await expect(rollback).rejects.toThrow('rolled back')
    await publish(one, 2)
    await expect.poll(() => [seen, batches]).toEqual([[2], [2]])
    await expect.poll(() => countPendingEvents(one.db, handlers)).toBe(0)
  })

  test('of a transaction that commits after a later one is not skipped', async () => {
    const seen: number[] = []
    const one = await start([createHandler('late', async ({ n }) => void seen.push(n))])
    const late = createGate()
    const written = createGate()
    const slow = one.db.transaction().execute(async (trx) => {
      await one.outbox.publish(trx, happened, { n: 1 })
      written.resolve()
      await late.promise
    })
    await written.promise
    await publish(one, 2)
    await expect.poll(() => seen).toEqual([2])
    late.resolve()
    await slow
    await expect.poll(() => seen).toEqual([2, 1])
  })

  test('that was published while no worker ran is handled by the next, and once by several', async () => {
    const seen: number[] = []
    const handler = () =>
      createBatchHandler('shared', async (steps) => void seen.push(...steps.map(({ n }) => n)))
    const api = await start([handler()], { worker: false })
    await publish(api, ...numbers(1_200))
    await Promise.all([start([handler()]), start([handler()])])
    await expect.poll(() => countPendingEvents(api.db, [handler()])).toBe(0)
    expect(inOrder(seen)).toEqual(numbers(1_200))
  })

  test('that hangs holds up neither other handlers nor other events of its handler', async () => {
    const gate = createGate()
    const seen: string[] = []
    const one = await start([
      createHandler('slow', async ({ n }) => {
        if (n === 0) await gate.promise
        seen.push(`slow ${n}`)
      }),
      createHandler('fast', async ({ n }) => void seen.push(`fast ${n}`)),
    ])
    await publish(one, ...numbers(10))
    await expect.poll(() => seen.length).toBe(19)
    expect(seen).not.toContain('slow 0')
    gate.resolve()
    await expect.poll(() => seen.at(-1)).toBe('slow 0')
  })

  test('that fails is listed without what the message of the error names, and can be tried again', async () => {
    let broken = true
    const seen: number[] = []
    const one = await start([
      createHandler(
        'broken',
        async ({ n }) => {
          if (broken) throw new TypeError('about ana@gente.example')
          seen.push(n)
        },
        0,
      ),
    ])
    await publish(one, 1)
    await expect.poll(() => findFailedJobs(one.db, 10)).toHaveLength(1)
    const [failed] = await findFailedJobs(one.db, 10)
    expect(failed).toMatchObject({ name: 'broken', attempts: 1 })
    expect(failed!.error).toMatch(/^TypeError at .*outbox\.test\.ts/)
    broken = false
    expect(await retryFailedJobs(one.db, 'whole')).toBe(0)
    expect(await retryFailedJobs(one.db, null)).toBe(1)
    await expect.poll(() => seen).toEqual([1])
    await expect.poll(() => findFailedJobs(one.db, 10)).toEqual([])
  })
})

describe('events that come together', () => {
  test('are handled with one call; when that fails, each alone, and one that fails again leaves the others alone', async () => {
    const calls: number[] = []
    const seen: number[] = []
    const handler = createBatchHandler(
      'together',
      async (steps) => {
        calls.push(steps.length)
        if (steps.some(({ n }) => n === 2)) throw new Error('always')
        seen.push(...steps.map(({ n }) => n))
      },
      0,
    )
    const one = await start([handler])
    await publish(one, ...numbers(5))
    await expect.poll(() => findFailedJobs(one.db, 10)).toMatchObject([{ name: 'together', attempts: 1 }])
    await expect.poll(() => countPendingEvents(one.db, [handler])).toBe(0)
    expect(inOrder(seen)).toEqual([0, 1, 3, 4])
    expect(calls).toEqual([5, 1, 1, 1, 1, 1])
    await retryFailedJobs(one.db, null)
    await expect.poll(() => calls.length).toBe(7)
  })
})

describe('P-operation-14: a process that is killed', () => {
  const program = fileURLToPath(new URL('crash.testing.ts', import.meta.url))

  /** Starts a process, and kills it after it has printed this line. */
  async function killAfter(mode: 'publish' | 'handle' | 'batch', output: string): Promise<void> {
    const args = ['--disable-warning=ExperimentalWarning', program, mode, JSON.stringify(database.connection)]
    const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const exited = once(child, 'exit')
    for await (const line of createInterface(child.stdout!)) if (line === output) child.kill('SIGKILL')
    expect(await exited).toEqual([null, 'SIGKILL'])
  }

  test.each([
    ['between commit and handling', 'publish', 'committed'],
    ['while a job of the event runs', 'handle', 'handling'],
    ['while it handles a batch', 'batch', 'handling'],
  ] as const)(
    '%s: another handles the event',
    async (_, mode, output) => {
      const seen: number[] = []
      await killAfter(mode, output)
      const handler = createHandler('crash', async ({ n }) => void seen.push(n))
      const { db } = await start([handler])
      await expect.poll(() => seen).toEqual([7])
      await expect.poll(() => countPendingEvents(db, [handler])).toBe(0)
    },
    60_000,
  )
})
