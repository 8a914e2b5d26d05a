import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/index.ts'
import { singleFlight } from '../single-flight.ts'
import { findOutboxState, type OutboxState } from './outbox.store.ts'

/** Read from the database at each scrape; the values are the same in all processes. */
export function registerOutboxMetrics(registry: Registry, db: Database): void {
  const read = singleFlight(() => findOutboxState(db))
  const register = (name: string, help: string, choose: (state: OutboxState) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(choose(await read()))
      },
    })
  register('outbox_pending', 'Events that were not given to their handlers yet.', ({ pending }) => pending)
  register('outbox_oldest_pending_seconds', 'Age of the oldest of these events.', ({ oldest }) => oldest)
}
