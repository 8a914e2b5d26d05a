import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../database/index.ts'
import { singleFlight } from '../single-flight.ts'
import { findOutboxState, type OutboxState } from './dead-letters.store.ts'

export interface OutboxMetrics {
  /** An attempt starts, this many milliseconds after its event was published. */
  started(age: number): void
  ended(handler: string, outcome: 'succeeded' | 'failed' | 'dead', count?: number): void
  register(registry: Registry, db: Database): void
}

export function createOutboxMetrics(): OutboxMetrics {
  const age = new Histogram({
    name: 'outbox_delivery_delay_seconds',
    help: 'Seconds from writing an event to an attempt to handle it.',
    buckets: [0.1, 1, 60],
    registers: [],
  })
  const attempts = new Counter({
    name: 'outbox_attempts_total',
    help: 'Attempts to handle an event, by handler and outcome; dead: the last one failed.',
    labelNames: ['handler', 'outcome'],
    registers: [],
  })
  return {
    started: (milliseconds) => age.observe(Math.max(0, milliseconds) / 1000),
    ended: (handler, outcome, count = 1) => attempts.inc({ handler, outcome }, count),
    register(registry, db) {
      for (const gauge of createStateGauges(db)) registry.registerMetric(gauge)
      registry.registerMetric(age)
      registry.registerMetric(attempts)
    },
  }
}

/** Read from the database at each scrape; the values are the same in all processes. */
function createStateGauges(db: Database): Gauge[] {
  const read = singleFlight(() => findOutboxState(db))
  const createGauge = (name: string, help: string, choose: (state: OutboxState) => number) =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(choose(await read()))
      },
    })
  return [
    createGauge('outbox_pending', 'Events and deliveries that are not handled.', ({ pending }) => pending),
    createGauge('outbox_dead_letters', 'Deliveries whose last attempt failed.', (state) => state.deadLetters),
    createGauge(
      'outbox_oldest_pending_seconds',
      'Age of the oldest event that is not handled.',
      ({ oldest }) => oldest,
    ),
  ]
}
