/** Several processes that handle the events of one outbox, and some that are killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { handleInBatches } from './index.ts'
import { createHandler, createSteps, publish, type Step, useOutboxProcesses } from './outbox.testing.ts'
import { countPending } from './testing.ts'

const { getConnection, start } = useOutboxProcesses()

/** A promise and the functions that settle it. */
const createGate = () => Promise.withResolvers<void>()

describe('several workers', () => {
  test('share the events; each event is handled once if no worker crashes', async () => {
    const seen = new Map<string, number>()
    const by = { one: 0, other: 0 }
    const both = createGate()
    const handler = (who: keyof typeof by) =>
      createHandler(
        'shared',
        async ({ key, n }) => {
          by[who]++
          if (Math.min(by.one, by.other) > 0) both.resolve()
          await both.promise
          seen.set(`${key} ${n}`, (seen.get(`${key} ${n}`) ?? 0) + 1)
        },
        { concurrency: 3 },
      )
    const api = start([handler('one')], { worker: false })
    await publish(api, ...createSteps(600))
    start([handler('one')])
    start([handler('other')])
    await expect.poll(() => seen.size).toBe(600)
    await expect.poll(() => countPending(api.db)).toBe(0)
    expect(new Set(seen.values())).toEqual(new Set([1]))
  })

  test('a stopping worker aborts unfinished events, and another worker handles them with all attempts left', async () => {
    const begun = createGate()
    const attempts: number[] = []
    const stopping = start(
      [
        createHandler('moved', async (_, { signal }) => {
          begun.resolve()
          await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        }),
      ],
      { grace: 10 },
    )
    await publish(stopping, { key: 'a', n: 1 })
    await begun.promise
    await stopping.outbox.stop()
    const { db } = start([createHandler('moved', async (_, { attempt }) => void attempts.push(attempt))])
    await expect.poll(() => attempts).toEqual([1])
    await expect.poll(() => countPending(db)).toBe(0)
  })

  test('shutdown waits for handlers that are about to finish', async () => {
    const begun = createGate()
    const gate = createGate()
    let done = false
    const one = start([
      createHandler('ends', async () => {
        begun.resolve()
        await gate.promise
        done = true
      }),
    ])
    await publish(one, { key: 'a', n: 1 })
    await begun.promise
    const stopped = one.outbox.stop()
    gate.resolve()
    await stopped
    expect(done).toBe(true)
    expect(await countPending(one.db)).toBe(0)
  })

  test('a lease is renewed while its handler runs, so that no other worker claims the event', async () => {
    const gate = createGate()
    let calls = 0
    const handler = () =>
      createHandler('long', async () => {
        calls++
        await gate.promise
      })
    const options = { lease: 1_000, pollInterval: 20 }
    const one = start([handler()], options)
    start([handler()], options)
    await publish(one, { key: 'a', n: 1 })
    const claimedUntil = async () =>
      (
        await one.db
          .selectFrom('outbox_delivery')
          .select(({ fn }) => fn.max('available_at').as('at'))
          .executeTakeFirst()
      )?.at?.getTime() ?? 0
    await expect.poll(claimedUntil).toBeGreaterThan(0)
    const first = await claimedUntil()
    // Several leases have expired by then.
    await expect.poll(claimedUntil, { timeout: 10_000 }).toBeGreaterThan(first + 2_000)
    expect(calls).toBe(1)
    gate.resolve()
    await expect.poll(() => countPending(one.db)).toBe(0)
  })
})

describe('P-operation-14: a process that is killed', () => {
  const program = fileURLToPath(new URL('crash.testing.ts', import.meta.url))

  /** Starts a process, and kills it after it has printed this line. */
  async function killAfter(mode: 'publish' | 'handle' | 'batch', output: string): Promise<void> {
    const args = ['--disable-warning=ExperimentalWarning', program, mode, JSON.stringify(getConnection())]
    const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const exited = once(child, 'exit')
    for await (const line of createInterface(child.stdout!)) if (line === output) child.kill('SIGKILL')
    expect(await exited).toEqual([null, 'SIGKILL'])
  }

  test('between commit and handling: the next worker handles the event', async () => {
    const seen: number[] = []
    await killAfter('publish', 'committed')
    const { db } = start([createHandler('crash', async ({ n }) => void seen.push(n))])
    await expect.poll(() => seen).toEqual([7])
    await expect.poll(() => countPending(db)).toBe(0)
  })

  test('during handling: the lease expires and another worker handles the event', async () => {
    const attempts: number[] = []
    await killAfter('handle', 'handling')
    const { db } = start([createHandler('crash', async (_, { attempt }) => void attempts.push(attempt))])
    await expect.poll(() => attempts).toEqual([2])
    await expect.poll(() => countPending(db)).toBe(0)
  })

  test('while it handles a batch: the lease expires and another worker handles the events', async () => {
    const seen: number[] = []
    await killAfter('batch', 'handling')
    const handler = createHandler('crash', async () => {})
    const { db } = start([
      { ...handler, ...handleInBatches<Step>(async (steps) => void seen.push(...steps.map(({ n }) => n))) },
    ])
    await expect.poll(() => seen, { timeout: 5_000 }).toEqual([7])
    await expect.poll(() => countPending(db)).toBe(0)
  })
})
