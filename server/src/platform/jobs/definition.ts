/** What a module declares of its background jobs. */

/** What a handler knows of the attempt that runs it. */
export interface JobAttempt {
  /**
   * Aborted when the server stops, at the deadline, and when another process has taken the job over. A long handler ends
   * then as soon as it can, by throwing (`signal.throwIfAborted()` between batches); an interrupted job is run again.
   */
  signal: AbortSignal
}

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
  run(data: Data, attempt: JobAttempt): Promise<void>
  /** Called when the last attempt has failed. */
  onExhausted?(data: Data): Promise<void>
}

/** Retries of a job that declares no number: within some two minutes, with exponential backoff. */
export const defaultRetries = 5

/** Seconds after which a running job counts as failed. */
export function expireSeconds({ expireAfter = 15 * 60 }: Pick<JobDefinition<never>, 'expireAfter'>): number {
  return expireAfter
}
