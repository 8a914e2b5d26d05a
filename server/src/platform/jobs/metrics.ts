import { Counter, type Registry } from 'prom-client'
import type { Database } from '../database/index.ts'
import { registerStateGauges } from '../metrics.ts'
import { findJobState } from './job.store.ts'

export interface JobMetrics {
  /** An attempt has ended. */
  ended(name: string, outcome: 'completed' | 'failed' | 'exhausted'): void
  /** There are jobs of this name. */
  expect(name: string): void
  register(registry: Registry, db: Database): void
}

export function createJobMetrics(): JobMetrics {
  const attempts = new Counter({
    name: 'job_attempts_total',
    help: 'Attempts to run a background job, by name and outcome; exhausted: the last one failed, which is an error.',
    // Not `job`, by which Prometheus names what it reads.
    labelNames: ['name', 'outcome'],
    registers: [],
  })
  return {
    ended: (name, outcome) => attempts.inc({ name, outcome }),
    // A counter that begins with 1 has no increase.
    expect: (name) => attempts.inc({ name, outcome: 'exhausted' }, 0),
    register(registry, db) {
      registerJobState(registry, db)
      registry.registerMetric(attempts)
    },
  }
}

/** Read from the database at each scrape; the values are the same in all processes. */
function registerJobState(registry: Registry, db: Database): void {
  registerStateGauges(registry, () => findJobState(db), [
    {
      name: 'jobs_failed',
      help: 'Background jobs whose last attempt failed.',
      choose: ({ failed }) => failed,
    },
    {
      name: 'jobs_pending',
      help: 'Background jobs that are due and not running.',
      choose: ({ due }) => due,
    },
    {
      name: 'jobs_oldest_pending_seconds',
      help: 'For how long the oldest of these jobs has been due.',
      choose: ({ oldestDue }) => oldestDue,
    },
  ])
}
