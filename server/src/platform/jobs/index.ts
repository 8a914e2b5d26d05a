/** Background jobs (pg-boss): enqueued in the transaction of a request, retried with backoff, run by any process. */
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { type Database, executeSql, planEachTime } from '../database/index.ts'
import type { Notifications } from '../database/notifications.ts'
import type { Log } from '../log.ts'
import { defaultRetries, expireSeconds, type JobDefinition } from './definition.ts'
import { createJobMetrics, type JobMetrics } from './metrics.ts'
import { type JobWorker, startJobWorker } from './worker.ts'

export type { JobAttempt, JobDefinition } from './definition.ts'

export interface Jobs {
  /** Enqueues a job in the caller's transaction: it runs if and only if the transaction commits. */
  send(db: Database, name: string, data: object): Promise<void>
  metrics: JobMetrics
}

export interface RunningJobs extends Jobs {
  /**
   * Creates the queues of these definitions and, unless other processes work, starts their workers and makes the stored
   * schedules those of the definitions.
   */
  start(definitions: JobDefinition<never>[]): Promise<void>
  /** Interrupts running jobs and waits for them, for at most 10 s. */
  stop(): Promise<void>
}

/** Delay of the wake-up after `send`: by then the transaction has nearly always committed; otherwise polling finds the job. */
const wakeDelay = 40

/** Job data may be personal, so finished jobs are not kept for long. */
const keepFinishedSeconds = 24 * 60 * 60

interface JobsOptions {
  /** Wakes the workers of other processes. */
  notifications?: Notifications
  /** False when other processes run the jobs, the schedules and the maintenance. */
  work?: boolean
  /** Milliseconds for which a stop waits for running jobs. */
  grace?: number
  /** Seconds before each retry; by default the growing delays of the queues. */
  retryDelay?: number
  /** Polling interval in milliseconds, for jobs that no wake-up announced. */
  pollInterval?: number
}

const channel = 'job'

/** Options of the queue of a definition, as pg-boss stores them. */
function getQueueOptions(definition: JobDefinition<object>) {
  return {
    retryLimit: definition.retries ?? defaultRetries,
    retryBackoff: true,
    retryDelay: 2,
    deleteAfterSeconds: keepFinishedSeconds,
    expireInSeconds: expireSeconds(definition),
    ...(definition.heartbeat !== undefined && { heartbeatSeconds: definition.heartbeat }),
  }
}

function hasChanged(stored: object, options: object): boolean {
  return Object.entries(options).some(([key, value]) => Reflect.get(stored, key) !== value)
}

/** Creates the job queues. `db` is used for claiming and settling jobs, not by what they do. */
export function createJobs(
  db: Database,
  log: Log,
  { notifications, work = true, grace = 10_000, retryDelay, pollInterval = 1_000 }: JobsOptions = {},
): RunningJobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSql(db, text, values) },
    supervise: work,
    schedule: work,
  })
  boss.on('error', (error) => log.warn(error, 'pg-boss reported an error'))
  const metrics = createJobMetrics()
  let started = false
  const workers = new Map<string, JobWorker>()
  /** Queues whose wake-up is already scheduled. */
  const pendingWakeUps = new Set<string>()
  function scheduleWakeUp(name: string) {
    if (pendingWakeUps.has(name)) return
    pendingWakeUps.add(name)
    setTimeout(() => {
      pendingWakeUps.delete(name)
      const worker = workers.get(name)
      if (worker) worker.wake()
      else
        notifications
          ?.notify(channel, name)
          .catch((error) => log.debug(error, 'no wake-up was sent; the worker polls'))
    }, wakeDelay).unref()
  }
  let poll: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  /** Wakes the workers that have something to claim. One statement finds them: nearly always, all queues are empty. */
  async function look(): Promise<void> {
    try {
      const { rows } = await sql<{ name: string }>`
        select queue.name from unnest(${[...workers.keys()]}::text[]) queue(name) where exists (
          select from pgboss.job
          where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now()
        ) ${planEachTime}
      `.execute(db)
      for (const { name } of rows) workers.get(name)?.wake()
    } catch (error) {
      log.warn(error, 'the job queues could not be read; trying again')
    }
  }
  const lookOnce = () => void (looking ??= look().finally(() => (looking = undefined)))

  const stopListening = notifications?.listen(channel, (name) => workers.get(name)?.wake())

  /** Creates missing queues and updates changed ones: after the first start of a version there are none. */
  async function syncQueues(definitions: JobDefinition<object>[]): Promise<void> {
    const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const definition of definitions) {
      const options = getQueueOptions(definition)
      const queue = stored.get(definition.name)
      if (!queue) await boss.createQueue(definition.name, options)
      else if (work && hasChanged(queue, options)) await boss.updateQueue(definition.name, options)
    }
  }

  /** Deletes schedules of earlier versions, which would enqueue jobs that nobody runs any more. */
  async function syncSchedules(definitions: JobDefinition<object>[]): Promise<void> {
    const declared = new Map(definitions.map(({ name, schedule }) => [name, schedule]))
    const stored = await boss.getSchedules()
    for (const { name, key } of stored) {
      if (declared.get(name) === undefined) await boss.unschedule(name, key)
    }
    const unchanged = new Set(
      stored.filter(({ name, cron }) => declared.get(name) === cron).map(({ name }) => name),
    )
    for (const [name, schedule] of declared) {
      if (schedule && !unchanged.has(name)) await boss.schedule(name, schedule)
    }
  }

  return {
    metrics,
    async send(trx, name, data) {
      await boss.send(name, data, {
        db: { executeSql: (text, values) => executeSql(trx, text, values) },
        ...(retryDelay !== undefined && { retryDelay, retryBackoff: false }),
      })
      scheduleWakeUp(name)
    },
    async start(given) {
      await boss.start()
      started = true
      const definitions = given as JobDefinition<object>[]
      await syncQueues(definitions)
      if (!work) return
      for (const definition of definitions) {
        workers.set(definition.name, startJobWorker(definition, { boss, db, log, metrics }))
      }
      lookOnce()
      poll = setInterval(lookOnce, pollInterval).unref()
      await syncSchedules(definitions)
    },
    async stop() {
      stopListening?.()
      clearInterval(poll)
      await looking
      const stopping = [...workers.values()].map((worker) => worker.stop(grace))
      workers.clear()
      await Promise.all(stopping)
      // Its own work is the schedules and the maintenance.
      if (started) await boss.stop({ graceful: false })
    },
  }
}
