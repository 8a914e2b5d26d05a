/** Dead letters and the number of pending deliveries, for operators and metrics. */
import { sql } from 'kysely'
import type { Database } from '../database/index.ts'

export interface DeadLetter {
  eventId: number
  handler: string
  type: string
  attempts: number
  failedAt: Date
  error: string
}

/** Most recent first. */
export async function findDeadLetters(db: Database, limit: number): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select event_id as "eventId", handler, type, attempts, failed_at as "failedAt", coalesce(last_error, '') as error
    from outbox_delivery where failed_at is not null order by failed_at desc limit ${limit}
  `.execute(db)
  return rows
}

/** Makes dead letters of a handler, or of all of them, available with all their attempts; returns how many. */
export async function retryDeadLetters(db: Database, handler: string | null): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox_delivery set failed_at = null, attempts = 0, available_at = now()
    where failed_at is not null and (${handler}::text is null or handler = ${handler})
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Deletes dead letters that failed before a time, because payloads may contain personal data. */
export async function deleteDeadLetters(db: Database, before: Date): Promise<void> {
  await sql`delete from outbox_delivery where failed_at < ${before}`.execute(db)
}

export interface OutboxState {
  pending: number
  deadLetters: number
  /** Seconds since the oldest pending event was written. */
  oldest: number
}

export async function findOutboxState(db: Database): Promise<OutboxState> {
  const { rows } = await sql<OutboxState>`
    select count(*) filter (where failed_at is null) as pending,
      count(*) filter (where failed_at is not null) as "deadLetters",
      coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as oldest
    from (
      select created_at, null::timestamptz as failed_at from outbox_event
      union all select created_at, null from outbox_batch
      union all select created_at, failed_at from outbox_delivery
    ) every
  `.execute(db)
  return rows[0]!
}
