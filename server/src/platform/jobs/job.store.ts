/** The queue's table as operators see it; the library's own view of it has no payloads. */
import { sql } from 'kysely'
import { type Database, planEachTime } from '../database/index.ts'

export interface FailedJob {
  id: string
  name: string
  attempts: number
  failedAt: Date
  error: string
}

const hasFailed = sql<boolean>`attempts >= max_attempts and locked_at is null`

/** Finds jobs whose last attempt failed, most recent first. */
export async function findFailedJobs(db: Database, limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text, task_identifier as name, attempts, updated_at as "failedAt", coalesce(last_error, '') as error
    from graphile_worker.jobs where ${hasFailed} order by updated_at desc limit ${limit} ${planEachTime}
  `.execute(db)
  return rows
}

/** Makes failed jobs of this name, or all of them, available with all their attempts; returns how many. */
export async function retryFailedJobs(db: Database, name: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where ${hasFailed} and (${name}::text is null or task_identifier = ${name})),
      run_at => now(), attempts => 0
    ) ${planEachTime}
  `.execute(db)
  return rows[0]!.count
}

/** Deletes jobs that failed before a time, because their data may be personal. */
export async function deleteFailedJobs(db: Database, before: Date): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs where ${hasFailed} and updated_at < ${before})
    ) ${planEachTime}
  `.execute(db)
}

export interface JobState {
  due: number
  /** Seconds for which the oldest of these has been due. */
  oldestDue: number
  failed: number
}

const isDue = sql<boolean>`attempts < max_attempts and locked_at is null and run_at <= now()`

export async function findJobState(db: Database): Promise<JobState> {
  const { rows } = await sql<JobState>`
    select count(*) filter (where ${isDue})::int as due,
      coalesce(extract(epoch from now() - min(run_at) filter (where ${isDue})), 0)::float8 as "oldestDue",
      count(*) filter (where ${hasFailed})::int as failed
    from graphile_worker.jobs ${planEachTime}
  `.execute(db)
  return rows[0]!
}
