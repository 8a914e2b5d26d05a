import { describe, expect, test } from 'vitest'
import { defineEvent, findDeadLetters, findOutboxState, retryDeadLetters } from './index.ts'
import {
  createHandler,
  createSteps,
  happened,
  publish,
  type Step,
  useOutboxProcesses,
} from './outbox.testing.ts'
import { countPending } from './testing.ts'

const unheard = defineEvent<Step>('test.unheard')
const { start } = useOutboxProcesses()

/** A promise and the functions that settle it. */
const createGate = () => Promise.withResolvers<void>()

describe('publishing', () => {
  test('an event is handled if and only if its transaction commits', async () => {
    const seen: number[] = []
    const one = start([createHandler('seen', async ({ n }) => void seen.push(n))])
    const rollback = one.db.transaction().execute(async (trx) => {
      await one.outbox.publish(trx, happened, { key: 'a', n: 1 })
      throw new Error('rolled back')
    })
    await expect(rollback).rejects.toThrow('rolled back')
    await publish(one, { key: 'a', n: 2 })
    await expect.poll(() => seen).toEqual([2])
    await expect.poll(() => countPending(one.db)).toBe(0)
  })

  test('an event that nobody handles writes no row', async () => {
    const one = start([createHandler('seen', async () => {})], { worker: false })
    await one.outbox.publish(one.db, unheard, { key: 'a', n: 1 })
    expect(await countPending(one.db)).toBe(0)
    await publish(one, { key: 'a', n: 1 })
    expect(await countPending(one.db)).toBe(1)
  })

  test('publishing before any handler is registered throws', async () => {
    const one = start([], { worker: false })
    await expect(publish(one, { key: 'a', n: 1 })).rejects.toThrow('before handlers were registered')
  })

  test('two handlers cannot share a name', () => {
    const handlers = [createHandler('same', async () => {}), createHandler('same', async () => {})]
    expect(() => start(handlers, { worker: false })).toThrow('same')
  })

  test('a transaction that commits after a later one is not skipped', async () => {
    const seen: number[] = []
    const one = start([createHandler('seen', async ({ n }) => void seen.push(n))])
    const late = createGate()
    const written = createGate()
    const slow = one.db.transaction().execute(async (trx) => {
      await one.outbox.publish(trx, happened, { key: 'a', n: 1 })
      written.resolve()
      await late.promise
    })
    await written.promise
    await publish(one, { key: 'b', n: 2 })
    await expect.poll(() => seen).toEqual([2])
    late.resolve()
    await slow
    await expect.poll(() => seen).toEqual([2, 1])
  })

  test('a process without handlers notifies one that has them', async () => {
    const seen: number[] = []
    // Polling would only run after the end of the test.
    const options = { pollInterval: 600_000 }
    const handler = () => createHandler('seen', async ({ n }) => void seen.push(n))
    const worker = start([handler()], options)
    const api = start([handler()], { ...options, worker: false })
    // Notifications arrive only once the worker is listening, which is certain when its own events arrive.
    await publish(worker, { key: 'a', n: 0 })
    await expect.poll(() => seen).toEqual([0])
    await expect
      .poll(async () => {
        await publish(api, { key: 'a', n: 1 })
        return seen.includes(1)
      })
      .toBe(true)
  })

  test('events published while no worker runs are handled by the next worker', async () => {
    const seen: number[] = []
    const handler = () => createHandler('seen', async ({ n }) => void seen.push(n))
    await publish(start([handler()], { worker: false }), ...createSteps(1_200))
    const { db } = start([handler()])
    await expect.poll(() => seen.length).toBe(1_200)
    await expect.poll(() => countPending(db)).toBe(0)
  })
})

describe('handling', () => {
  test('a failed event is retried, and its handler runs again', async () => {
    const attempts: number[] = []
    const one = start([
      createHandler('fails', async (_, { attempt }) => {
        attempts.push(attempt)
        if (attempt < 4) throw new Error('not yet')
      }),
    ])
    await publish(one, { key: 'a', n: 1 })
    await expect.poll(() => attempts).toEqual([1, 2, 3, 4])
    await expect.poll(() => countPending(one.db)).toBe(0)
  })

  test('an event that exceeds its attempts becomes a dead letter without the error message, and can be retried', async () => {
    let broken = true
    const seen: number[] = []
    const one = start([
      createHandler(
        'broken',
        async ({ n }) => {
          if (broken) throw new TypeError('about ana@gente.example')
          seen.push(n)
        },
        { attempts: 3 },
      ),
      createHandler('whole', async ({ n }) => void seen.push(n * 10)),
    ])
    await publish(one, { key: 'a', n: 1 })
    await expect.poll(() => findDeadLetters(one.db, 10)).toHaveLength(1)
    const [letter] = await findDeadLetters(one.db, 10)
    expect(letter).toMatchObject({ handler: 'broken', type: 'test.happened', attempts: 3 })
    expect(letter!.error).toMatch(/^TypeError at .*outbox\.test\.ts/)
    expect(letter!.error).not.toContain('ana')
    expect(await findOutboxState(one.db)).toMatchObject({ pending: 0, deadLetters: 1 })
    broken = false
    expect(await retryDeadLetters(one.db, 'whole')).toBe(0)
    expect(await retryDeadLetters(one.db, null)).toBe(1)
    await expect.poll(() => seen).toEqual([10, 1])
    await expect.poll(() => findOutboxState(one.db)).toMatchObject({ pending: 0, deadLetters: 0 })
  })

  test('a slow event delays neither other handlers nor other events of its handler', async () => {
    const gate = createGate()
    const seen: string[] = []
    const one = start([
      createHandler('slow', async ({ n }) => {
        if (n === 0) await gate.promise
        seen.push(`slow ${n}`)
      }),
      createHandler('fast', async ({ n }) => void seen.push(`fast ${n}`)),
    ])
    await publish(one, ...createSteps(30))
    await expect.poll(() => seen.length).toBe(59)
    expect(seen).not.toContain('slow 0')
    gate.resolve()
    await expect.poll(() => seen.at(-1)).toBe('slow 0')
    await expect.poll(() => countPending(one.db)).toBe(0)
  })

  test('an event that exceeds its deadline is aborted and retried', async () => {
    const aborted: boolean[] = []
    const one = start([
      createHandler(
        'endless',
        async (_, { attempt, signal }) => {
          if (attempt === 1) await new Promise((resolve) => signal.addEventListener('abort', resolve))
          aborted.push(signal.aborted)
        },
        { deadline: 0.05 },
      ),
    ])
    await publish(one, { key: 'a', n: 1 })
    await expect.poll(() => aborted).toEqual([true, false])
    await expect.poll(() => countPending(one.db)).toBe(0)
  })

  test('a continuation keeps its payload and resets the attempt count', async () => {
    const seen: [number, number][] = []
    const one = start([
      createHandler('counts', async ({ key, n }, { attempt }) => {
        seen.push([n, attempt])
        if (attempt === 1) throw new Error('once each')
        return n < 3 ? { continueWith: { key, n: n + 1 } } : undefined
      }),
    ])
    await publish(one, { key: 'a', n: 1 })
    await expect.poll(() => countPending(one.db)).toBe(0)
    expect(seen).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
    ])
  })

  test('an ordered handler gets the events of a key one after the other, in any number of processes', async () => {
    const seen: Record<string, number[]> = { a: [], b: [], c: [] }
    let atOnce = 0
    const running = new Set<string>()
    const handler = () =>
      createHandler(
        'ordered',
        async ({ key, n }, { attempt }) => {
          if (running.has(key)) atOnce++
          running.add(key)
          await new Promise((resolve) => setImmediate(resolve))
          running.delete(key)
          if (n % 7 === 3 && attempt === 1) throw new Error('in between')
          seen[key]!.push(n)
        },
        { ordered: true },
      )
    const workers = [start([handler()]), start([handler()])]
    for (let n = 0; n < 20; n++) {
      for (const key of ['a', 'b', 'c']) await publish(workers[n % 2]!, { key, n })
    }
    await expect.poll(() => countPending(workers[0]!.db)).toBe(0)
    const inOrder = Array.from({ length: 20 }, (_, n) => n)
    expect(seen).toEqual({ a: inOrder, b: inOrder, c: inOrder })
    expect(atOnce).toBe(0)
  })

  test('a dead letter of an ordered handler does not hold back its key', async () => {
    const seen: number[] = []
    const one = start([
      createHandler(
        'ordered',
        async ({ n }) => {
          if (n === 0) throw new Error('never')
          seen.push(n)
        },
        { ordered: true, attempts: 2 },
      ),
    ])
    await publish(one, ...createSteps(3))
    await expect.poll(() => seen).toEqual([1, 2])
    await expect.poll(() => findOutboxState(one.db)).toMatchObject({ pending: 0, deadLetters: 1 })
  })
})
