/** Runs one job as its definition says: until its deadline, with its failures logged and counted. */
import { SpanKind } from '@opentelemetry/api'
import type { Job, Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { second } from '../duration.ts'
import { describeError } from '../log-error.ts'
import type { Log } from '../log.ts'
import { inSpan, takeTraceParent } from '../tracing.ts'
import { runAsJob } from './current-job.ts'
import type { JobDefinition } from './definition.ts'
import type { JobMetrics } from './metrics.ts'

export interface TaskOptions {
  pool: Pool
  /** Ids of the jobs that run. */
  running: Set<string>
  log: Log
  metrics: JobMetrics
  /** Aborted when the process stops. */
  stopping: AbortSignal
  /** Milliseconds for which a stop waits for running jobs. */
  grace: number
}

const defaultSeconds = 15 * 60

/** A stop is no failure; the library has no function for a job that is running. */
const giveBackAttempt = 'update graphile_worker._private_jobs set attempts = attempts - 1 where id = $1'

export function createTask(definition: JobDefinition<object>, options: TaskOptions): Task {
  const { pool, running, log, metrics, stopping, grace } = options
  const { name, expireAfter = defaultSeconds, logFailuresAsInfo = false } = definition

  function logFailure(error: unknown, { id, attempts }: Job, isLast: boolean): void {
    const about = { err: error, job: name, id, attempt: attempts }
    if (logFailuresAsInfo) log.info(about, 'a job failed')
    else if (isLast) log.error(about, 'a job failed for the last time')
    else log.warn(about, 'a job failed')
  }

  async function exhaust(data: object, { id }: Job): Promise<void> {
    try {
      await definition.onExhausted?.(data)
    } catch (error) {
      log.warn({ err: error, job: name, id }, 'the handler of an exhausted job failed')
    }
  }

  return async (payload, { job }) => {
    const { data, parent } = takeTraceParent(payload as object)
    running.add(job.id)
    try {
      const run = () =>
        runAsJob({ id: job.id, enqueuedAt: job.created_at }, () =>
          runUntil(definition, data, { seconds: expireAfter, stopping, grace }),
        )
      await inSpan(`job ${name}`, run, { kind: SpanKind.CONSUMER, parent })
      metrics.ended(name, 'completed')
    } catch (error) {
      if (stopping.aborted) {
        await pool.query(giveBackAttempt, [job.id])
        throw new Error('the server stops', { cause: error })
      }
      const isLast = job.attempts >= job.max_attempts
      metrics.ended(name, isLast && !logFailuresAsInfo ? 'exhausted' : 'failed')
      logFailure(error, job, isLast)
      if (isLast) await exhaust(data, job)
      if (isLast && definition.deleteOnFinish) return
      // The message is stored, and that of the error could name people.
      throw new Error(describeError(error), { cause: error })
    } finally {
      running.delete(job.id)
    }
  }
}

/** Ends when the handler does, at the deadline, or when the handler ignores for `grace` milliseconds that the server stops. */
async function runUntil(
  definition: JobDefinition<object>,
  data: object,
  { seconds, stopping, grace }: { seconds: number; stopping: AbortSignal; grace: number },
): Promise<void> {
  const ended = new AbortController()
  const { promise: abandoned, reject: abandon } = Promise.withResolvers<never>()
  const expire = () => {
    const error = new Error(`not done after ${seconds} s`)
    ended.abort(error)
    abandon(error)
  }
  let graceTimer: NodeJS.Timeout | undefined
  const stop = () => {
    ended.abort(new Error('the server stops'))
    graceTimer = setTimeout(() => abandon(ended.signal.reason as Error), grace)
  }
  const deadline = setTimeout(expire, seconds * second)
  stopping.addEventListener('abort', stop)
  if (stopping.aborted) stop()
  try {
    await Promise.race([(async () => definition.run(data, { signal: ended.signal }))(), abandoned])
  } finally {
    clearTimeout(deadline)
    clearTimeout(graceTimer)
    stopping.removeEventListener('abort', stop)
  }
}
