/** Declarations of modules: the events that they publish, and the handlers that they register for events of others. */

/** An event of a module, with the type of its payload. */
export interface EventType<Payload extends object> {
  /** `feature.happened`; stored with each event, so a rename needs a migration. */
  name: string
  /** The field of the payload by which events are ordered for handlers that ask for it. */
  key?: keyof Payload & string
}

/** Declares an event. `key` names the field by which ordered handlers receive its events one after the other. */
export function defineEvent<Payload extends object>(
  name: string,
  key?: keyof Payload & string,
): EventType<Payload> {
  return { name, ...(key !== undefined && { key }) }
}

export interface Delivery {
  /** The same for every attempt and handler: use it to deduplicate effects outside of the database. */
  eventId: number
  type: string
  /** 1 for the first. */
  attempt: number
  /** Aborted at the deadline and when the server stops; the handler then returns as soon as it can. */
  signal: AbortSignal
}

/** Continues the work: the delivery is repeated immediately with this payload and all its attempts. */
export interface Continuation {
  continueWith: object
}

/**
 * Handles events of the given types, each at least once, in any process: doing it twice must be harmless. A handler
 * that throws or misses its deadline is retried with exponential backoff; after the last attempt the delivery is kept as
 * a dead letter.
 */
export interface EventHandler<Payload extends object> {
  /** Unique; stored with each delivery, so a rename needs a migration. */
  name: string
  events: EventType<Payload>[]
  handle(payload: Payload, delivery: Delivery): Promise<Continuation | void>
  /** Events with one key are handled one after the other, in the order of their ids; a dead letter is skipped. */
  ordered?: true
  /** Handles the first attempt of many events at once; see `handleInBatches`. Not for ordered handlers. */
  handleAll?(payloads: Payload[]): Promise<void>
  /** Deliveries handled at the same time by one process; 10 by default. */
  concurrency?: number
  /** Seconds per attempt; 30 by default. */
  deadline?: number
  /** Attempts before a delivery becomes a dead letter; 10 by default, spread over half an hour. */
  attempts?: number
  /** Milliseconds before the second attempt, doubled before each further one; 1,000 by default. */
  backoff?: number
}

export type BatchHandler = EventHandler<never> & Required<Pick<EventHandler<never>, 'handleAll'>>

export function isBatchHandler(handler: EventHandler<never>): handler is BatchHandler {
  return handler.handleAll !== undefined
}
