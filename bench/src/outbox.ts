/** How fast events reach their handlers, and how many a second. */
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@brilla/server/config'
import { createContext } from '@brilla/server/create-context'
import { createLog } from '@brilla/server/log'
import { defineEvent, type EventHandler } from '@brilla/server/outbox'
import { type Harness, startHarness } from './harness.ts'
import { quantile } from './open-loop.ts'
import { print } from './print.ts'

export async function measureOutbox(keep: string | undefined): Promise<void> {
  const harness = await startHarness({ posts: 10_000, keep })
  try {
    await measureDelivery(harness)
  } finally {
    await harness.stop()
  }
}

interface Probe {
  n: number
}
const probed = defineEvent<Probe>('bench.probed')

/** A process with handlers, or with `publishOnly` one that wakes others. */
async function startProcess(
  { databaseUrl, dataDir, secret }: Harness,
  handlers: EventHandler<never>[],
  publishOnly = false,
) {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: secret,
  })
  const { context, dispose } = await createContext(config, createLog('warn'))
  context.outbox.register(handlers)
  if (!publishOnly) context.outbox.start()
  const publish = (...events: Probe[]) =>
    context.db.transaction().execute(async (trx) => {
      for (const event of events) await context.outbox.publish(trx, probed, event)
    })
  return { publish, dispose }
}

const latencyRounds = 100
const throughputEvents = 20_000

async function measureDelivery(harness: Harness): Promise<void> {
  let onHandled = () => {}
  const createHandlers = (count: number): EventHandler<never>[] =>
    Array.from({ length: count }, (_, n) => ({
      name: `bench.handler-${n}`,
      events: [probed],
      handle: async () => onHandled(),
    }))
  const handlers = createHandlers(1)
  const worker = await startProcess(harness, handlers)
  const api = await startProcess(harness, handlers, true)
  try {
    for (const [name, { publish }] of [
      ['the same process', worker],
      ['another process', api],
    ] as const) {
      const times: number[] = []
      for (let round = 0; round < latencyRounds; round++) {
        const handled = new Promise<void>((resolve) => (onHandled = resolve))
        await publish({ n: round })
        const committedAt = performance.now()
        await handled
        times.push(performance.now() - committedAt)
        // Idle again.
        await sleep(100)
      }
      const sorted = times.toSorted((a, b) => a - b)
      print(
        `Commit to handler in ${name}: p50 ${quantile(sorted, 0.5).toFixed(1)} ms, ` +
          `p99 ${quantile(sorted, 0.99).toFixed(1)} ms, at most ${sorted.at(-1)!.toFixed(1)} ms`,
      )
    }
  } finally {
    await worker.dispose()
  }
  for (const count of [1, 3])
    await measureThroughput(harness, api, createHandlers(count), (each) => (onHandled = each))
  await api.dispose()
}

async function measureThroughput(
  harness: Harness,
  { publish }: { publish(...events: Probe[]): Promise<void> },
  handlers: EventHandler<never>[],
  onEach: (callback: () => void) => void,
): Promise<void> {
  for (let n = 0; n < throughputEvents; n += 500)
    await publish(...Array.from({ length: 500 }, (_, i) => ({ n: n + i })))
  const all = throughputEvents * handlers.length
  let handled = 0
  const done = new Promise<void>((resolve) => onEach(() => void (++handled === all && resolve())))
  const startedAt = performance.now()
  const worker = await startProcess(harness, handlers)
  await done
  await harness.drain()
  const seconds = (performance.now() - startedAt) / 1000
  await worker.dispose()
  print(
    `A backlog of ${throughputEvents} events with ${handlers.length} handlers: ${(throughputEvents / seconds).toFixed(0)} events/s`,
  )
}
