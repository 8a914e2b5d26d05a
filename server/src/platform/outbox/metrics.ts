import { Counter, Histogram, type Registry } from 'prom-client'

export interface OutboxMetrics {
  /** An attempt begins, so many milliseconds after its event was written. */
  started(handler: string, age: number): void
  ended(handler: string, outcome: 'succeeded' | 'failed' | 'dead'): void
  register(registry: Registry): void
}

export function createOutboxMetrics(): OutboxMetrics {
  const age = new Histogram({
    name: 'outbox_delivery_delay_seconds',
    help: 'Seconds from writing an event to an attempt to handle it, by handler.',
    labelNames: ['handler'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10, 60, 600],
    registers: [],
  })
  const attempts = new Counter({
    name: 'outbox_attempts_total',
    help: 'Attempts to handle an event, by handler and outcome; dead: the last one failed.',
    labelNames: ['handler', 'outcome'],
    registers: [],
  })
  return {
    started: (handler, milliseconds) => age.observe({ handler }, Math.max(0, milliseconds) / 1000),
    ended: (handler, outcome) => attempts.inc({ handler, outcome }),
    register(registry) {
      registry.registerMetric(age)
      registry.registerMetric(attempts)
    },
  }
}
