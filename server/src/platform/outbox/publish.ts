/** Publishing events: one row in the transaction of the change. */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/index.ts'
import type { EventType } from './event.ts'
import type { Subscriptions } from './subscriptions.ts'

const insertion = 'insert into outbox_event'
/** Marks statements after whose commit the workers are woken; see database/commits.ts. */
export const eventInsertion = `/* wakes workers */ ${insertion}`

/** Comment in statements that write events for a handler of batches; see database/commits.ts. */
export const markBatch = (handler: string) => `/* batch: ${handler} */`
const batchInsertion = (handlers: string[], { quiet = false } = {}) =>
  `insert into outbox_batch ${quiet ? '' : handlers.map(markBatch).join(' ')} (handler, type, payload)`

export interface Publisher {
  /**
   * Publishes an event in the caller's transaction: it is delivered if and only if that commits. Writes nothing when no
   * handler is registered for it.
   */
  publish<Payload extends object>(trx: Database, event: EventType<Payload>, payload: Payload): Promise<void>
  /** The same as a CTE of the statement that changes the data, with one insert for all of its events. */
  publishFrom(...sources: EventSource[]): RawBuilder<unknown>
  /**
   * The same for a statement that seldom has events: it returns their ids, and its caller wakes the workers. Handlers of batches
   * are not woken; they look within a second.
   */
  publishQuietlyFrom(...sources: EventSource[]): RawBuilder<unknown>
  /**
   * A CTE that writes a delivery for each row of `from` and returns its `event_id`: for what this process does itself right
   * after the commit. Its handler does it some seconds later, unless `cancelDeferred` was called by then.
   */
  deferFrom(source: DeferredSource): RawBuilder<unknown>
}

/** A delivery for each row of `from`. These are constant SQL fragments and must never contain user input. */
export interface DeferredSource {
  /** Name of the handler; it needs no events. */
  handler: string
  /** Expression of the payload, a JSON object. */
  payload: string
  from: string
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
  function insertFrom(into: string, sources: EventSource[], quiet: boolean): RawBuilder<unknown> {
    const subscribed = sources.filter(({ event }) => subscriptions.isSubscribed(event))
    if (subscribed.length === 0) return nothing
    const batchHandlers = subscribed.map(({ event }) => subscriptions.batchHandlers(event))
    if (batchHandlers.every(({ length }) => length > 0)) {
      const rows = subscribed.flatMap((source, n) =>
        batchHandlers[n]!.map((handler) => selectBatchEvents(source, handler)),
      )
      return sql.raw(
        `${batchInsertion([...new Set(batchHandlers.flat())], { quiet })} ${rows.join(' union all ')} returning id`,
      )
    }
    const rows = subscribed.map((source) => selectEvents(source, keyField(source.event)))
    // A single string, because composing it from parts costs CPU time at each request.
    return sql.raw(`${into} (type, key, payload) ${rows.join(' union all ')} returning id`)
  }
  return {
    async publish(trx, event, payload) {
      if (!subscriptions.isSubscribed(event)) return
      const batchHandlers = subscriptions.batchHandlers(event)
      if (batchHandlers.length > 0) {
        await sql`
          ${sql.raw(batchInsertion(batchHandlers))}
          select handler, ${event.name}, ${JSON.stringify(payload)}::jsonb from unnest(${batchHandlers}::text[]) handler
        `.execute(trx)
        return
      }
      const field = keyField(event)
      const key = field === undefined ? null : String(payload[field as keyof typeof payload])
      await sql`
        ${sql.raw(eventInsertion)} (type, key, payload)
        values (${event.name}, ${key}, ${JSON.stringify(payload)}::jsonb)
      `.execute(trx)
    },
    publishFrom: (...sources) => insertFrom(eventInsertion, sources, false),
    publishQuietlyFrom: (...sources) => insertFrom(insertion, sources, true),
    deferFrom: ({ handler, payload, from }) =>
      sql.raw(`
        insert into outbox_delivery (event_id, handler, type, payload, created_at, available_at)
        select nextval('outbox_event_id_seq'), '${handler}', 'deferred', ${payload}, now(),
          now() + interval '${deferSeconds} seconds'
        from ${from} returning event_id
      `),
  }
}

/** Much longer than a process that works needs. */
const deferSeconds = 5

const nothing = sql.raw('select null::bigint as id where false')

function selectEvents({ event, payload, from }: EventSource, keyField: string | undefined): string {
  const key = keyField === undefined ? 'null::text' : `(${payload[keyField]})::text`
  return `select '${event.name}', ${key}, ${buildPayload(payload)} from ${from}`
}

const selectBatchEvents = ({ event, payload, from }: EventSource, handler: string) =>
  `select '${handler}', '${event.name}', ${buildPayload(payload)} from ${from}`

function buildPayload(payload: EventSource['payload']): string {
  const fields = Object.entries(payload).map(([name, value]) => `'${name}', ${value}`)
  return `jsonb_build_object(${fields.join()})`
}
