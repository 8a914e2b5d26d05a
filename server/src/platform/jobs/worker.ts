/** Runs the jobs of one queue: claims as many as have a free slot, and settles each on its own. */
import type { Job, PgBoss } from 'pg-boss'
import { createAutoResetEvent } from '../auto-reset-event.ts'
import { type Database, executeSql } from '../database/index.ts'
import { second } from '../duration.ts'
import { describeError } from '../log-error.ts'
import type { Log } from '../log.ts'
import { defaultRetries, expireSeconds, type JobDefinition } from './definition.ts'
import type { JobMetrics } from './metrics.ts'

export interface JobWorker {
  /** There may be something to claim. */
  wake(): void
  /**
   * Claims nothing more, aborts the signals of running jobs, and waits `grace` milliseconds at the most for them. What was
   * interrupted is given back with its attempt.
   */
  stop(grace: number): Promise<void>
}

export interface JobWorkerOptions {
  boss: PgBoss
  db: Database
  log: Log
  metrics: JobMetrics
}

/** The process stops while the job runs. */
class JobInterrupted extends Error {}

/** The job has not ended by its deadline. */
class JobTimeout extends Error {}

/** Another process has taken the job over, because this one sent no heartbeat in time. */
class ClaimLost extends Error {}

interface RunningJob {
  /** Asks the handler to end. */
  interrupt(): void
  /** No longer waits for the handler. */
  abandon(): void
}

export function startJobWorker(definition: JobDefinition<object>, options: JobWorkerOptions): JobWorker {
  const { boss, db, log, metrics } = options
  const { name, concurrency = 10, retries = defaultRetries } = definition
  const running = new Map<string, RunningJob>()
  const workReady = createAutoResetEvent()
  let mayHaveMore = false
  let stopping = false

  function wake() {
    mayHaveMore = true
    workReady.set()
  }

  async function claim(): Promise<void> {
    const free = concurrency - running.size
    if (free <= 0 || !mayHaveMore) return
    mayHaveMore = false
    const jobs = await boss.fetch<object>(name, { batchSize: free })
    if (jobs.length === free) mayHaveMore = true
    for (const job of jobs) void run(job)
    if (stopping) interruptAll()
  }

  /** The slot of a job is free when it is settled: a slow job holds up none but itself. */
  async function run(job: Job): Promise<void> {
    const controller = new AbortController()
    const { promise: abandoned, reject: abandon } = Promise.withResolvers<never>()
    const end = (error: Error) => {
      controller.abort(error)
      abandon(error)
    }
    const interrupted = new JobInterrupted('the server stops')
    running.set(job.id, { interrupt: () => controller.abort(interrupted), abandon: () => end(interrupted) })
    const seconds = expireSeconds(definition)
    const deadline = setTimeout(() => end(new JobTimeout(`not done after ${seconds} s`)), seconds * second)
    const heartbeat =
      definition.heartbeat && setInterval(() => void beat(job, end), definition.heartbeat * 500)
    try {
      await Promise.race([(async () => definition.run(job.data, { signal: controller.signal }))(), abandoned])
      await settle(job, 'completed')
    } catch (error) {
      const { reason } = controller.signal as { reason: unknown }
      if (reason === interrupted) await giveBack(job)
      else if (!(reason instanceof ClaimLost)) await fail(job, error)
    } finally {
      clearTimeout(deadline)
      clearInterval(heartbeat)
      running.delete(job.id)
      workReady.set()
    }
  }

  async function beat(job: Job, end: (error: Error) => void): Promise<void> {
    try {
      await boss.touch(name, job)
      const stored = await boss.getJobById(name, job.id)
      const isHeld = stored?.state === 'active' && stored.retryCount === job.retryCount
      if (!isHeld) end(new ClaimLost('the job is no longer claimed by this process'))
    } catch (error) {
      log.warn({ err: error, job: name, id: job.id }, 'a job sent no heartbeat')
    }
  }

  async function fail(job: Job, error: unknown): Promise<void> {
    const isLast = job.retryCount >= retries
    const about = { err: error, job: name, id: job.id, attempt: job.retryCount + 1 }
    if (definition.logFailuresAsInfo) log.info(about, 'a job failed')
    else if (isLast) log.error(about, 'a job failed for the last time')
    else log.warn(about, 'a job failed')
    if (isLast) await exhaust(job)
    await settle(job, isLast ? 'exhausted' : 'failed', error)
  }

  /** Logs an error instead of throwing it, since the job has to be settled. */
  async function exhaust(job: Job): Promise<void> {
    try {
      await definition.onExhausted?.(job.data)
    } catch (error) {
      log.warn({ err: error, job: name, id: job.id }, 'the handler of an exhausted job failed')
    }
  }

  async function settle(job: Job, outcome: 'completed' | 'failed' | 'exhausted', error?: unknown) {
    metrics.ended(name, outcome)
    try {
      if (definition.deleteOnFinish && outcome !== 'failed') await boss.deleteJob(name, job)
      else if (outcome === 'completed') await boss.complete(name, job)
      // The message of an error could name people.
      else await boss.fail(name, job, { error: describeError(error) })
    } catch (cause) {
      log.warn({ err: cause, job: name, id: job.id }, 'the end of a job was not recorded; it will expire')
    }
  }

  /** Makes the job claimable at once. pg-boss has this for its own workers, and otherwise only failing, which uses up an attempt. */
  async function giveBack(job: Job): Promise<void> {
    try {
      await executeSql(
        db,
        `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
         where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
        [name, job.id, job.retryCount],
      )
    } catch (error) {
      log.warn({ err: error, job: name, id: job.id }, 'an interrupted job was not given back; it will expire')
    }
  }

  function interruptAll() {
    for (const job of running.values()) job.interrupt()
  }

  async function loop(): Promise<void> {
    for (;;) {
      try {
        if (!stopping) await claim()
      } catch (error) {
        log.warn({ err: error, job: name }, 'the job queue could not be read; trying again')
      }
      if (stopping && running.size === 0) return
      await workReady.wait()
    }
  }

  const ended = loop()
  return {
    wake,
    async stop(grace) {
      stopping = true
      interruptAll()
      workReady.set()
      const abandoning = setTimeout(() => {
        for (const job of running.values()) job.abandon()
      }, grace)
      await ended
      clearTimeout(abandoning)
    },
  }
}
