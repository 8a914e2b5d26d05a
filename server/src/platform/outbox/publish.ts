/** Publishing events: one row in the transaction of the change. */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/index.ts'
import type { EventType } from './event.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Marks statements that write events; see database/commits.ts. */
export const eventInsertion = 'insert into outbox_event'

export interface Publisher {
  /**
   * Publishes an event in the caller's transaction: it is delivered if and only if that commits. Writes nothing when no
   * handler is registered for it.
   */
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
    publishFrom(...sources) {
      const subscribed = sources.filter(({ event }) => subscriptions.isSubscribed(event))
      if (subscribed.length === 0) return nothing
      const rows = subscribed.map((source) => selectEvents(source, keyField(source.event)))
      // A single string, because composing it from parts costs CPU time at each request.
      return sql.raw(`${eventInsertion} (type, key, payload) ${rows.join(' union all ')}`)
    },
  }
}

const nothing = sql.raw('select where false')

function selectEvents({ event, payload, from }: EventSource, keyField: string | undefined): string {
  const key = keyField === undefined ? 'null::text' : `(${payload[keyField]})::text`
  const fields = Object.entries(payload).map(([name, value]) => `'${name}', ${value}`)
  return `select '${event.name}', ${key}, jsonb_build_object(${fields.join()}) from ${from}`
}
