/** The rows of the outbox. */
import { sql } from 'kysely'
import { type Database, planEachTime } from '../database/index.ts'
import type { EventHandler } from './event.ts'

/** Finds which of these types have events. */
export async function findTypes(db: Database, types: string[]): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select type from unnest(${types}::text[]) type
    where exists (select from outbox_event where outbox_event.type = type.type) ${planEachTime}
  `.execute(db)
  return rows.map(({ type }) => type)
}

/** Takes the oldest events of a type that no other process is taking; they are back if the transaction is rolled back. */
export async function takeEvents(trx: Database, type: string, limit: number): Promise<object[]> {
  const { rows } = await sql<{ payload: object }>`
    with taken as (
      delete from outbox_event where type = ${type} and id = any(array(
        select id from outbox_event where type = ${type} order by id limit ${limit} for update skip locked
      )) returning id, payload
    )
    select payload from taken order by id ${planEachTime}
  `.execute(trx)
  return rows.map(({ payload }) => payload)
}

export interface OutboxState {
  pending: number
  /** Seconds since the oldest event was written. */
  oldest: number
}

export async function findOutboxState(db: Database): Promise<OutboxState> {
  const { rows } = await sql<OutboxState>`
    select count(*)::int as pending, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from outbox_event ${planEachTime}
  `.execute(db)
  return rows[0]!
}

/** Counts the events that these handlers have not handled, without those whose last attempt failed. */
export async function countPendingEvents(db: Database, handlers: EventHandler<never>[]): Promise<number> {
  const names = handlers.map(({ name }) => name)
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from outbox_event)::int + (
      select count(*) from graphile_worker.jobs
      where task_identifier = any(${names}::text[]) and (attempts < max_attempts or locked_at is not null)
    )::int as count ${planEachTime}
  `.execute(db)
  return rows[0]!.count
}
