/** How fast events reach their handlers, how many a second, and how long an account's counters take when it is hidden. */
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@brilla/server/config'
import { createContext } from '@brilla/server/create-context'
import { createLog } from '@brilla/server/log'
import { defineEvent, type EventHandler } from '@brilla/server/outbox'
import { contract } from '@brilla/contract'
import { type Harness, startHarness } from './harness.ts'
import { quantile } from './open-loop.ts'
import { ids } from './seed/dataset.ts'
import { addFollowers, removeFollowers } from './seed/large-account.ts'

interface Options {
  keep: string | undefined
  followers: number
}

export async function measureOutbox({ keep, followers }: Options): Promise<void> {
  const harness = await startHarness({ posts: 10_000, keep })
  try {
    await measureDelivery(harness)
    await measureHiding(harness, followers)
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

/** Hides an account, and shows it again, with this many followers. */
async function measureHiding(harness: Harness, followers: number): Promise<void> {
  const { pool, urls } = harness
  const person = ids.account(2)
  await addFollowers(pool, person, followers)
  const { token } = await harness.logIn(2)
  const time = async (act: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await act()
    return performance.now() - startedAt
  }
  const cancel = await time(async () => {
    const { path, method } = contract.cancelAccount
    const { status } = await fetch(`${urls.brilla}/api${path}`, {
      method,
      headers: { 'x-access-token': token },
    })
    if (status !== 202) throw new Error(`cancelAccount returned ${status}`)
  })
  const adjusting = await time(() => harness.drain())
  const { rows } = await pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from account where email like 'follower%' and following_count <> 0`,
  )
  print(
    `Canceling an account with ${followers} followers: responded in ${cancel.toFixed(0)} ms, ` +
      `counters adjusted in ${(adjusting / 1000).toFixed(1)} s, ${rows[0]!.wrong} wrong`,
  )
  await removeFollowers(pool)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
