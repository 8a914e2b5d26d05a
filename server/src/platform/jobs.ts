/** Work that outlives the call that asked for it: rows beside the data, retried until they succeed. */
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import { type Database, executeSql } from './database/index.ts'
import type { Log } from './log.ts'
import type { Notifications } from './database/notifications.ts'

/** A kind of job: its queue, what it carries, and how it is done. Doing it twice must be harmless. */
export interface JobDefinition<Data extends object> {
  name: string
  /** Cron, UTC; for what runs by itself. */
  schedule?: string
  retries?: number
  /** How many are done side by side on a node; ten unless said. */
  concurrency?: number
  /** It asks somebody else's server: that one is away is said no louder than `info`. */
  logFailuresAsInfo?: true
  /** Seconds after which it counts as failed; 15 minutes unless said. */
  expireAfter?: number
  /** Seconds without a sign of life after which a job counts as failed, however long it may take: ten at least. */
  heartbeat?: number
  /** What it carries is somebody else's: no row of it stays once it is done or given up. */
  deleteOnFinish?: true
  run(data: Data): Promise<void>
  /** What follows when the last try has failed. */
  onExhausted?(data: Data): Promise<void>
}

export interface Jobs {
  /** Puts a job into the queue inside the caller's transaction: it is there if and only if that commits. */
  send(db: Database, name: string, data: object): Promise<void>
}

export interface RunningJobs extends Jobs {
  /** Makes the queues of these kinds, and does their jobs unless other processes are to. */
  start(kinds: JobDefinition<never>[]): Promise<void>
  /** Lets running jobs end, 10 s at the most. */
  stop(): Promise<void>
}

/** A second after an idle moment; while full batches come, without a pause. */
const pace = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** By then the transaction that sent a job has nearly always committed; where not, the pace above finds it. */
const soonMilliseconds = 40

/** What a job carried may name people, so it is not kept for long. */
const doneKeptSeconds = 24 * 60 * 60

const triedAgain = 5

/** Does one job of a batch; one that fails is tried again without the others. */
async function runJob(kind: JobDefinition<object>, job: Job, log: Log): Promise<JobResult> {
  try {
    await kind.run(job.data)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    log[kind.logFailuresAsInfo ? 'info' : 'warn']({ err: error, job: kind.name, id: job.id }, 'a job failed')
    if (isLastAttempt(kind, job)) await exhaust(kind, job, log)
    return { id: job.id, status: 'failed' }
  }
}

/** Thrown on, an error here would have every other job of the batch done again. */
async function exhaust(kind: JobDefinition<object>, job: Job, log: Log): Promise<void> {
  try {
    await kind.onExhausted?.(job.data)
  } catch (error) {
    log.warn({ err: error, job: kind.name, id: job.id }, 'a job could not be given up')
  }
}

function isLastAttempt(kind: JobDefinition<object>, job: Job): boolean {
  return job.retryCount >= (kind.retries ?? triedAgain)
}

interface JobsOptions {
  /** Wakes the process that does a job when it is not this one. */
  notifications?: Notifications
  /** False where other processes do the jobs; maintenance and schedules are theirs as well. */
  work?: boolean
}

const channel = 'job'

/** Jobs on the database's own rows (pg-boss), a batch of each kind at a time. */
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
  boss.on('error', (error) => log.warn(error, 'a job could not be handled'))
  let started = false
  /** By kind: who does them here, and those who have been woken for a job that is about to be there. */
  const workers = new Map<string, string>()
  const woken = new Set<string>()
  function wakeSoon(name: string) {
    if (woken.has(name)) return
    woken.add(name)
    setTimeout(() => {
      woken.delete(name)
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
      else
        notifications
          ?.notify(channel, name)
          .catch((error) => log.debug(error, 'a worker was not woken; it looks by itself'))
    }, soonMilliseconds).unref()
  }
  const stopListening = notifications?.listen(channel, (name) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  })
  async function perform(kind: JobDefinition<object>, job: Job): Promise<JobResult> {
    const result = await runJob(kind, job, log)
    if (kind.deleteOnFinish && (result.status === 'completed' || isLastAttempt(kind, job))) {
      await boss.deleteJob(kind.name, job.id)
    }
    return result
  }
  return {
    async send(trx, name, data) {
      await boss.send(name, data, { db: { executeSql: (text, values) => executeSql(trx, text, values) } })
      wakeSoon(name)
    },
    async start(kinds) {
      await boss.start()
      started = true
      for (const kind of kinds as JobDefinition<object>[]) {
        const options = {
          retryLimit: kind.retries ?? triedAgain,
          retryBackoff: true,
          retryDelay: 2,
          deleteAfterSeconds: doneKeptSeconds,
          ...(kind.expireAfter !== undefined && { expireInSeconds: kind.expireAfter }),
          ...(kind.heartbeat !== undefined && { heartbeatSeconds: kind.heartbeat }),
        }
        await boss.createQueue(kind.name, options)
        if (!work) continue
        await boss.updateQueue(kind.name, options)
        const worker = await boss.work(
          kind.name,
          { ...pace, batchSize: kind.concurrency ?? 10 },
          (batch: Job[]) => Promise.all(batch.map((job) => perform(kind, job))),
        )
        workers.set(kind.name, worker)
        if (kind.schedule) await boss.schedule(kind.name, kind.schedule)
      }
    },
    async stop() {
      stopListening?.()
      if (started) await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
