/** The job whose handler is running, for what it sends: the same in each of its attempts. */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface CurrentJob {
  id: string
  /** Tells it from a job of the same id before a backup was restored. */
  enqueuedAt: Date
}

const current = new AsyncLocalStorage<CurrentJob>()

export const runAsJob = <T>(job: CurrentJob, run: () => T): T => current.run(job, run)

/** Undefined outside of a job. */
export const getCurrentJob = (): CurrentJob | undefined => current.getStore()
