import { sql } from 'kysely'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/index.ts'
import { singleFlight } from '../single-flight.ts'

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

interface State {
  due: number
  exhausted: number
}

async function findState(db: Database): Promise<State> {
  const { rows } = await sql<State>`
    select count(*) filter (where state in ('created', 'retry') and start_after <= now()) as due,
      count(*) filter (where state = 'failed') as exhausted
    from pgboss.job
  `.execute(db)
  return rows[0]!
}

/** Read from the database when the metrics are: one process tells it for all. */
function createStateGauges(db: Database): Gauge[] {
  const read = singleFlight(() => findState(db))
  const failed = new Gauge({
    name: 'jobs_failed',
    help: 'Background jobs of the last day whose last attempt failed.',
    registers: [],
    async collect() {
      this.set((await read()).exhausted)
    },
  })
  const pending = new Gauge({
    name: 'jobs_pending',
    help: 'Background jobs that are due and not running.',
    registers: [],
    async collect() {
      this.set((await read()).due)
    },
  })
  return [failed, pending]
}
