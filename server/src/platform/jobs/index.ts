/** Background jobs (graphile-worker): enqueued in the transaction of a request, retried with backoff, run by any process. */
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CronItem,
  Logger,
  parseCronItems,
  run,
  type Runner,
  runMigrations,
  type WorkerEvents,
} from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Connection, Database } from '../database/index.ts'
import type { Log } from '../log.ts'
import { defaultRetries, type JobDefinition } from './definition.ts'
import { type Liveness, startLiveness } from './liveness.ts'
import { createJobMetrics, type JobMetrics } from './metrics.ts'
import { withTraceParent } from '../tracing.ts'
import { createTask } from './task.ts'

export type { JobAttempt, JobDefinition } from './definition.ts'
export { type FailedJob, findFailedJobs, retryFailedJobs } from './job.store.ts'
export { sweepJobs } from './failed.jobs.ts'

export interface Jobs {
  /** Enqueues a job in the caller's transaction: it runs if and only if the transaction commits. */
  send(db: Database, name: string, data: object): Promise<void>
  /** The same for several jobs of one name, with one statement. */
  sendAll(db: Database, name: string, all: object[]): Promise<void>
  metrics: JobMetrics
}

export interface RunningJobs extends Jobs {
  /** Creates the tables of the queue and, unless other processes work, starts the workers and the schedules of these definitions. */
  start(definitions: JobDefinition<never>[]): Promise<void>
  /** Interrupts running jobs and waits for them, for at most 10 s. */
  stop(): Promise<void>
}

interface JobsOptions {
  /** False when other processes run the jobs and the schedules. */
  work?: boolean
  /** Milliseconds for which a stop waits for running jobs. */
  grace?: number
  /** Jobs that this process runs at once. */
  concurrency?: number
  /** Milliseconds between two looks for jobs that are to be tried again; new ones are announced by PostgreSQL. */
  pollInterval?: number
}

/** Connections at the most: one that listens, one that holds locks, and those that claim and settle jobs. */
const connectionsMax = 4

/** Milliseconds before workers that have ended are started again. */
const restartDelay = 1_000

/** `direct` connects to PostgreSQL itself: neither LISTEN nor locks of a session work through a transaction pooler. */
export function createJobs(
  direct: Connection,
  log: Log,
  { work = true, grace = 10_000, concurrency = 10, pollInterval = 2_000 }: JobsOptions = {},
): RunningJobs {
  const metrics = createJobMetrics()
  const definitions = new Map<string, JobDefinition<object>>()
  const stopping = new AbortController()
  let pool: pg.Pool | undefined
  let runner: Runner | undefined
  let liveness: Liveness | undefined

  async function startWorkers(pgPool: pg.Pool): Promise<void> {
    const all = [...definitions.values()]
    const running = new Set<string>()
    const options = { pool: pgPool, running, log, metrics, stopping: stopping.signal, grace }
    const events: WorkerEvents = new EventEmitter()
    events.once('pool:create', ({ workerPool }) => {
      liveness = startLiveness(pgPool, workerPool.id, running, log)
    })
    const claimWhenAlive = { startWorker: () => liveness!.held }
    runner = await run({
      pgPool,
      events,
      concurrency,
      pollInterval,
      noHandleSignals: true,
      // A stop waits for batches of jobs to be settled; without batches it would not wait.
      preset: {
        plugins: [{ name: 'ClaimWhenAlive', version: '1', worker: { hooks: claimWhenAlive } }],
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
      logger: createLogger(log),
      taskList: Object.fromEntries(
        all.map((definition) => [definition.name, createTask(definition, options)]),
      ),
      parsedCronItems: parseCronItems(all.flatMap(toCronItem)),
    })
    // The library may wait forever for its own end, when it could not record those of several jobs.
    const givenUp = once(events, 'pool:gracefulShutdown').then(() => sleep(grace, undefined, { ref: false }))
    Promise.race([runner.promise, givenUp]).then(
      () => restart(pgPool),
      (error: unknown) => restart(pgPool, error),
    )
  }

  /** The library gives up when it cannot record the end of a job; its jobs are given back once the locks are released. */
  async function restart(pgPool: pg.Pool, error?: unknown): Promise<void> {
    if (stopping.signal.aborted) return
    log.warn(error, 'the workers of the jobs have ended; starting them again')
    await liveness?.stop()
    await sleep(restartDelay, undefined, { signal: stopping.signal }).catch(() => {})
    if (!stopping.signal.aborted) await startWorkers(pgPool).catch((cause) => restart(pgPool, cause))
  }

  const sendAll: Jobs['sendAll'] = async (db, name, all) => {
    if (all.length === 0) return
    const { retries = defaultRetries, isSerial = false } = definitions.get(name) ?? {}
    const queue = isSerial ? name : null
    await sql`
      select from graphile_worker.add_jobs(array(
        select row(${name}, data::json, ${queue}, null, ${retries + 1}, null, null, null)::graphile_worker.job_spec
        from unnest(${all.map((data) => JSON.stringify(withTraceParent(data)))}::text[]) data
      ))
    `.execute(db)
  }

  return {
    metrics,
    send: (db, name, data) => sendAll(db, name, [data]),
    sendAll,
    async start(given) {
      for (const definition of given as JobDefinition<object>[]) {
        definitions.set(definition.name, definition)
        metrics.expect(definition.name)
      }
      pool = new pg.Pool({ ...direct, max: connectionsMax, keepAlive: true })
      pool.on('error', (error) => log.warn(error, 'a connection of the jobs broke'))
      pool.on('connect', (client) => client.on('error', () => {}))
      if (work) await startWorkers(pool)
      else await runMigrations({ pgPool: pool, logger: createLogger(log) })
    },
    async stop() {
      if (stopping.signal.aborted) return
      stopping.abort()
      await runner?.stop()
      await liveness?.stop()
      await pool?.end()
    },
  }
}

/** One job of a schedule waits at the most. */
function toCronItem({
  name,
  schedule,
  retries = defaultRetries,
  isSerial,
}: JobDefinition<object>): CronItem[] {
  if (schedule === undefined) return []
  const options = { maxAttempts: retries + 1, jobKey: name, ...(isSerial && { queueName: name }) }
  return [{ task: name, match: schedule, options }]
}

/** What the library says; failures of jobs are logged where they are run. */
function createLogger(log: Log): Logger {
  return new Logger(({ taskIdentifier }) => (level, message, { error }: { error?: unknown } = {}) => {
    if (taskIdentifier !== undefined) return
    if (level === 'error') log.warn(error, message)
  })
}
