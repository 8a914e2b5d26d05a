/** Moves committed events to the handlers that are registered for them. */
import type { Database } from '../database/index.ts'
import type { Log } from '../log.ts'
import { dispatchEvents, type Subscription } from './outbox.store.ts'
import { createWakeup } from './wakeup.ts'

export interface Dispatcher {
  /** An event was committed, here or elsewhere. */
  wake(): void
  stop(): Promise<void>
}

interface Options {
  db: Database
  log: Log
  subscriptions: Subscription[]
  /** These have deliveries to claim. */
  onDispatched(handlers: string[]): void
}

const batchSize = 500
/** Milliseconds between two batches: under load each then moves many events instead of one. */
const interval = 15
/** Milliseconds after which it goes on when the database has failed. */
const pause = 1_000

export function startDispatcher({ db, log, subscriptions, onDispatched }: Options): Dispatcher {
  const wakeup = createWakeup()
  let stopping = false

  async function loop(): Promise<void> {
    for (;;) {
      await wakeup.wait()
      if (stopping) return
      try {
        const { count, handlers } = await dispatchEvents(db, subscriptions, batchSize)
        if (handlers.length > 0) onDispatched(handlers)
        if (count === batchSize) wakeup.wake()
        else await delay(interval)
      } catch (error) {
        log.warn(error, 'events of the outbox could not be dispatched; trying again')
        await delay(pause)
        wakeup.wake()
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
    wake: wakeup.wake,
    async stop() {
      stopping = true
      wakeup.wake()
      endDelay()
      await ended
    },
  }
}
