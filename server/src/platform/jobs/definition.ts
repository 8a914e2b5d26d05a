/** What a module declares of its background jobs. */

/** What a handler knows of the attempt that runs it. */
export interface JobAttempt {
  /**
   * Aborted when the server stops, and at the deadline. A long handler ends then as soon as it can, by throwing
   * (`signal.throwIfAborted()` between batches); an interrupted job is run again.
   */
  signal: AbortSignal
}

/** Definition of a job: its name, its options and its handler, which must be idempotent. */
export interface JobDefinition<Data extends object> {
  name: string
  /** Cron expression in UTC, for a job that is started by time. */
  schedule?: string
  /** How often a failed job is tried again, with pauses from 3 s to 6 h; 5 by default: within some four minutes. */
  retries?: number
  /** Jobs of this name run one after the other, in all processes together. */
  isSerial?: boolean
  /** For jobs that call external services: failures are logged at level `info`. */
  logFailuresAsInfo?: true
  /** Seconds after which a running job counts as failed; 15 minutes by default. */
  expireAfter?: number
  /** The data is personal: its row is deleted also when all retries have failed. */
  deleteOnFinish?: true
  run(data: Data, attempt: JobAttempt): Promise<void>
  /** Called when the last attempt has failed. */
  onExhausted?(data: Data): Promise<void>
}

/** Retries of a job that declares no number. */
export const defaultRetries = 5
