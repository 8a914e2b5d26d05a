/** Publishing events: one row in the transaction of the change. */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/index.ts'
import { withTraceParent } from '../tracing.ts'
import type { EventType } from './event.ts'

export interface Publisher {
  /** Publishes an event in the caller's transaction: it is handled if and only if that commits. */
  publish<Payload extends object>(trx: Database, event: EventType<Payload>, payload: Payload): Promise<void>
  /** The same as a CTE of the statement that changes the data, with one insert for all of its events. */
  publishFrom(...sources: EventSource[]): RawBuilder<unknown>
}

/** One event for each row of `from`. These are constant SQL fragments and must never contain user input. */
export interface EventSource {
  event: EventType<never>
  payload: Record<string, string>
  from: string
}

/** An EventSource whose payload has the fields of its event. */
export function eventSource<Payload extends object>(
  event: EventType<Payload>,
  payload: Record<keyof Payload & string, string>,
  from: string,
): EventSource {
  return { event, payload, from }
}

export const publisher: Publisher = {
  async publish(trx, { name }, payload) {
    await sql`
      insert into outbox_event (type, payload) values (${name}, ${JSON.stringify(withTraceParent(payload))}::jsonb)
    `.execute(trx)
  },
  publishFrom: (...sources) =>
    // A single string, because composing it from parts costs CPU time at each request.
    sql.raw(`insert into outbox_event (type, payload) ${sources.map(selectEvents).join(' union all ')}`),
}

function selectEvents({ event, payload, from }: EventSource): string {
  const fields = Object.entries(payload).map(([name, value]) => `'${name}', ${value}`)
  return `select '${event.name}', jsonb_build_object(${fields.join()}) from ${from}`
}
