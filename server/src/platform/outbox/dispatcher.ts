/** Moves committed events to the handlers that are registered for them. */
import type { Database } from '../database/index.ts'
import type { Log } from '../log.ts'
import { type Dispatched, dispatchEvents, type Subscription } from './outbox.store.ts'
import { createAutoResetEvent } from '../auto-reset-event.ts'

export interface Dispatcher {
  /** An event was committed, here or elsewhere. */
  wake(): void
  stop(): Promise<void>
}

interface Options {
  db: Database
  log: Log
  subscriptions: Subscription[]
  /** Milliseconds for which what is claimed at once is claimed. */
  lease: number
  /** Handlers whose deliveries may be claimed at once. */
  findReady(): string[]
  onDispatched(deliveries: Dispatched[]): void
}

const batchSize = 500
/** Milliseconds before the next batch, more of them the more events the last one moved: under load it moves many at once. */
const interval = (count: number) => Math.min(40, Math.max(5, 4 * count))
/** Milliseconds after which it goes on when the database has failed. */
const pause = 1_000

export function startDispatcher({
  db,
  log,
  subscriptions,
  lease,
  findReady,
  onDispatched,
}: Options): Dispatcher {
  const workReady = createAutoResetEvent()
  let stopping = false

  async function loop(): Promise<void> {
    for (;;) {
      await workReady.wait()
      if (stopping) return
      try {
        const dispatch = { subscriptions, limit: batchSize, ready: findReady(), lease }
        const deliveries = await dispatchEvents(db, dispatch)
        if (deliveries.length > 0) onDispatched(deliveries)
        // Each event has a delivery at least.
        if (deliveries.length >= batchSize) workReady.set()
        else await delay(interval(deliveries.length))
      } catch (error) {
        log.warn(error, 'events of the outbox could not be dispatched; trying again')
        await delay(pause)
        workReady.set()
      }
    }
  }

  let endDelay = () => {}
  const delay = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      endDelay = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const ended = loop()
  return {
    wake: workReady.set,
    async stop() {
      stopping = true
      workReady.set()
      endDelay()
      await ended
    },
  }
}
