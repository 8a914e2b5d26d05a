/**
 * Transactional outbox. A command writes its event in its own transaction; a dispatcher in each process gives committed events to
 * the handlers that are registered for them, most of them as jobs.
 */
import type { Database } from '../database/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Log } from '../log.ts'
import { type Dispatcher, startDispatcher } from './dispatcher.ts'
import type { EventHandler } from './event.ts'
import { type Publisher, publisher } from './publish.ts'

export {
  defineEvent,
  type Delivery,
  type EventHandler,
  type EventType,
  handleInBatches,
  toJob,
} from './event.ts'
export { registerOutboxMetrics } from './metrics.ts'
export { countPendingEvents } from './outbox.store.ts'
export { eventSource } from './publish.ts'

export type Outbox = Publisher

export interface RunningOutbox extends Outbox {
  /** Starts giving events to these handlers in this process; their jobs must be among those of `jobs`. */
  start(handlers: EventHandler<never>[]): void
  stop(): Promise<void>
}

export interface OutboxOptions {
  db: Database
  log: Log
  jobs: Pick<Jobs, 'sendAll'>
  /** Milliseconds between two looks for events. */
  interval?: number
}

export function createOutbox({ interval = 50, ...options }: OutboxOptions): RunningOutbox {
  let dispatcher: Dispatcher | undefined
  return {
    ...publisher,
    start(handlers) {
      dispatcher = startDispatcher({ ...options, interval, handlers })
    },
    async stop() {
      await dispatcher?.stop()
    },
  }
}
