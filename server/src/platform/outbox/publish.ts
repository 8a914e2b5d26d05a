/** Writing events: one row, in the transaction of what happened. */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/index.ts'
import type { EventType } from './event.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Statements that contain this text write events; see database/commits.ts. */
export const eventInsertion = 'insert into outbox_event'

export interface Publisher {
  /**
   * Publishes an event in the caller's transaction: it is delivered if and only if that commits. Writes nothing when no
   * handler is registered for it.
   */
  publish<Payload extends object>(trx: Database, event: EventType<Payload>, payload: Payload): Promise<void>
  /**
   * The same as a CTE of the statement that changes the data: one event for each row of `from`, with a payload of SQL
   * expressions.
   */
  publishFrom<Payload extends object>(
    event: EventType<Payload>,
    payload: { [Field in keyof Payload]: RawBuilder<unknown> },
    from: RawBuilder<unknown>,
  ): RawBuilder<unknown>
}

export function createPublisher(subscriptions: Subscriptions): Publisher {
  const keyField = (event: EventType<never>) =>
    event.key !== undefined && subscriptions.isOrdered(event) ? event.key : undefined
  return {
    async publish(trx, event, payload) {
      if (!subscriptions.isSubscribed(event)) return
      const field = keyField(event)
      const key = field === undefined ? null : String(payload[field as keyof typeof payload])
      await sql`
        ${sql.raw(eventInsertion)} (type, key, payload)
        values (${event.name}, ${key}, ${JSON.stringify(payload)}::jsonb)
      `.execute(trx)
    },
    publishFrom(event, payload, from) {
      if (!subscriptions.isSubscribed(event)) return sql`select where false`
      const field = keyField(event)
      const fields = Object.entries<RawBuilder<unknown>>(payload).flatMap(([name, value]) => [
        sql.lit(name),
        value,
      ])
      const key = field === undefined ? sql`null` : sql`(${payload[field as keyof typeof payload]})::text`
      return sql`
        ${sql.raw(eventInsertion)} (type, key, payload)
        select ${sql.lit(event.name)}, ${key}, jsonb_build_object(${sql.join(fields)}) from ${from}
      `
    },
  }
}
