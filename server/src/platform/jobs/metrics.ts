import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/index.ts'
import { singleFlight } from '../single-flight.ts'
import { findJobState, type JobState } from './job.store.ts'

export interface JobMetrics {
  /** An attempt has ended. */
  ended(job: string, outcome: 'completed' | 'failed' | 'exhausted'): void
  register(registry: Registry, db: Database): void
}

export function createJobMetrics(): JobMetrics {
  const attempts = new Counter({
    name: 'job_attempts_total',
    help: 'Attempts to run a background job, by job and outcome; exhausted: the last one failed.',
    labelNames: ['job', 'outcome'],
    registers: [],
  })
  return {
    ended: (job, outcome) => attempts.inc({ job, outcome }),
    register(registry, db) {
      for (const gauge of createStateGauges(db)) registry.registerMetric(gauge)
      registry.registerMetric(attempts)
    },
  }
}

/** Read from the database when the metrics are: one process tells it for all. */
function createStateGauges(db: Database): Gauge[] {
  const read = singleFlight(() => findJobState(db))
  const createGauge = (name: string, help: string, choose: (state: JobState) => number) =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(choose(await read()))
      },
    })
  return [
    createGauge('jobs_failed', 'Background jobs whose last attempt failed.', ({ failed }) => failed),
    createGauge('jobs_pending', 'Background jobs that are due and not running.', ({ due }) => due),
  ]
}
