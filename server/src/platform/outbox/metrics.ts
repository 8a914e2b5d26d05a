import type { Registry } from 'prom-client'
import type { Database } from '../database/index.ts'
import { registerStateGauges } from '../metrics.ts'
import { findOutboxState } from './outbox.store.ts'

/** Read from the database at each scrape; the values are the same in all processes. */
export function registerOutboxMetrics(registry: Registry, db: Database): void {
  registerStateGauges(registry, () => findOutboxState(db), [
    {
      name: 'outbox_pending',
      help: 'Events that were not given to their handlers yet.',
      choose: ({ pending }) => pending,
    },
    {
      name: 'outbox_oldest_pending_seconds',
      help: 'Age of the oldest of these events.',
      choose: ({ oldest }) => oldest,
    },
  ])
}
