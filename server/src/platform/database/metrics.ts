import { sql } from 'kysely'
import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { readOrFallback } from '../metrics.ts'
import type { Database } from './index.ts'

/** Metrics of the database as this process has it, and of its connections by pool. */
export function registerDatabaseMetrics(
  registry: Registry,
  db: Database,
  pools: Readonly<Record<string, pg.Pool>>,
): void {
  // Before all metrics that are read from the database, whose statements would count.
  const registerPoolGauge = (name: string, help: string, choose: (pool: pg.Pool) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [],
      collect() {
        for (const [label, pool] of Object.entries(pools)) this.set({ pool: label }, choose(pool))
      },
    })
    registry.registerMetric(gauge)
  }
  registerPoolGauge(
    'database_pool_used_connections',
    'Connections that run a statement or a transaction, or are being opened.',
    ({ totalCount, idleCount }) => totalCount - idleCount,
  )
  registerPoolGauge('database_pool_max_connections', 'Connections at the most.', ({ options }) => options.max)
  registerPoolGauge(
    'database_pool_waiting',
    'Statements and transactions that wait for a connection.',
    ({ waitingCount }) => waitingCount,
  )
  const up = new Gauge({
    name: 'database_up',
    help: 'Whether PostgreSQL answers this process within 3 s.',
    registers: [],
    async collect() {
      this.set(await readOrFallback(() => sql`select 1`.execute(db).then(() => 1), 0))
    },
  })
  registry.registerMetric(up)
}
