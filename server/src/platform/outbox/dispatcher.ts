/** Moves committed events to the handlers that are registered for them. */
import type { Database } from '../database/index.ts'
import type { Log } from '../log.ts'
import { type Dispatched, dispatchEvents, type Subscription } from './outbox.store.ts'
import { createAutoResetEvent } from '../auto-reset-event.ts'

export interface Dispatcher {
  /** An event was committed by this or another process. */
  wake(): void
  stop(): Promise<void>
}

interface Options {
  db: Database
  log: Log
  subscriptions: Subscription[]
  /** Duration of the claims of handed-over deliveries in milliseconds. */
  lease: number
  /** Handlers whose deliveries may be claimed at once. */
  findReady(): string[]
  onDispatched(deliveries: Dispatched[]): void
}

const batchSize = 500
/** Milliseconds before the next batch. Grows with the size of the last one, so that batches are large under load. */
const interval = (count: number) => Math.min(40, Math.max(5, 4 * count))
/** Milliseconds until it continues after a database error. */
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
        // Each event has at least one delivery.
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
