/** Background jobs (pg-boss): enqueued in the transaction of a request, retried with backoff, run by any process. */
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import { type Database, executeSql } from './database/index.ts'
import type { Log } from './log.ts'
import type { Notifications } from './database/notifications.ts'

/** Definition of a job: its queue, its options and its handler, which must be idempotent. */
export interface JobDefinition<Data extends object> {
  name: string
  /** Cron expression in UTC, for a job that is started by time. */
  schedule?: string
  retries?: number
  /** Jobs of this queue that one process runs at once; 10 by default. */
  concurrency?: number
  /** For jobs that call external services: failures are logged at level `info`. */
  logFailuresAsInfo?: true
  /** Seconds after which a running job counts as failed; 15 minutes by default. */
  expireAfter?: number
  /** Seconds without a heartbeat after which a running job counts as failed; at least 10. */
  heartbeat?: number
  /** The data is personal: its row is deleted when the job has succeeded or all retries have failed. */
  deleteOnFinish?: true
  run(data: Data): Promise<void>
  /** Called when the last attempt has failed. */
  onExhausted?(data: Data): Promise<void>
}

export interface Jobs {
  /** Enqueues a job in the caller's transaction: it runs if and only if the transaction commits. */
  send(db: Database, name: string, data: object): Promise<void>
}

export interface RunningJobs extends Jobs {
  /** Creates the queues of these definitions and, unless other processes work, starts their workers. */
  start(definitions: JobDefinition<never>[]): Promise<void>
  /** Waits for running jobs, for at most 10 s. */
  stop(): Promise<void>
}

/** Polls every second, and without a pause while batches are full. */
const polling = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** Delay of the wake-up after `send`: by then the transaction has nearly always committed; otherwise polling finds the job. */
const wakeDelay = 40

/** Job data may be personal, so finished jobs are not kept for long. */
const keepFinishedSeconds = 24 * 60 * 60

const defaultRetries = 5

/** Runs one job of a batch; a failing one is retried without the others. */
async function runJob(definition: JobDefinition<object>, job: Job, log: Log): Promise<JobResult> {
  try {
    await definition.run(job.data)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    log[definition.logFailuresAsInfo ? 'info' : 'warn'](
      { err: error, job: definition.name, id: job.id },
      'a job failed',
    )
    if (isLastAttempt(definition, job)) await exhaust(definition, job, log)
    return { id: job.id, status: 'failed' }
  }
}

/** Logs an error instead of throwing it, which would repeat all other jobs of the batch. */
async function exhaust(definition: JobDefinition<object>, job: Job, log: Log): Promise<void> {
  try {
    await definition.onExhausted?.(job.data)
  } catch (error) {
    log.warn({ err: error, job: definition.name, id: job.id }, 'the handler of an exhausted job failed')
  }
}

function isLastAttempt(definition: JobDefinition<object>, job: Job): boolean {
  return job.retryCount >= (definition.retries ?? defaultRetries)
}

interface JobsOptions {
  /** Wakes the workers of other processes. */
  notifications?: Notifications
  /** False when other processes run the jobs, the schedules and the maintenance. */
  work?: boolean
}

const channel = 'job'

/** Creates the job queues; each worker runs one batch at a time. */
export function createJobs(
  db: Database,
  log: Log,
  { notifications, work = true }: JobsOptions = {},
): RunningJobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSql(db, text, values) },
    supervise: work,
    schedule: work,
  })
  boss.on('error', (error) => log.warn(error, 'pg-boss reported an error'))
  let started = false
  /** Worker ids by queue, and the queues whose wake-up is already scheduled. */
  const workers = new Map<string, string>()
  const pendingWakeUps = new Set<string>()
  function scheduleWakeUp(name: string) {
    if (pendingWakeUps.has(name)) return
    pendingWakeUps.add(name)
    setTimeout(() => {
      pendingWakeUps.delete(name)
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
      else
        notifications
          ?.notify(channel, name)
          .catch((error) => log.debug(error, 'no wake-up was sent; the worker polls'))
    }, wakeDelay).unref()
  }
  const stopListening = notifications?.listen(channel, (name) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  })
  async function perform(definition: JobDefinition<object>, job: Job): Promise<JobResult> {
    const result = await runJob(definition, job, log)
    if (definition.deleteOnFinish && (result.status === 'completed' || isLastAttempt(definition, job))) {
      await boss.deleteJob(definition.name, job.id)
    }
    return result
  }
  return {
    async send(trx, name, data) {
      await boss.send(name, data, { db: { executeSql: (text, values) => executeSql(trx, text, values) } })
      scheduleWakeUp(name)
    },
    async start(definitions) {
      await boss.start()
      started = true
      for (const definition of definitions as JobDefinition<object>[]) {
        const options = {
          retryLimit: definition.retries ?? defaultRetries,
          retryBackoff: true,
          retryDelay: 2,
          deleteAfterSeconds: keepFinishedSeconds,
          ...(definition.expireAfter !== undefined && { expireInSeconds: definition.expireAfter }),
          ...(definition.heartbeat !== undefined && { heartbeatSeconds: definition.heartbeat }),
        }
        await boss.createQueue(definition.name, options)
        if (!work) continue
        await boss.updateQueue(definition.name, options)
        const worker = await boss.work(
          definition.name,
          { ...polling, batchSize: definition.concurrency ?? 10 },
          (batch: Job[]) => Promise.all(batch.map((job) => perform(definition, job))),
        )
        workers.set(definition.name, worker)
        if (definition.schedule) await boss.schedule(definition.name, definition.schedule)
      }
    },
    async stop() {
      stopListening?.()
      if (started) await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
