/** Declarations of modules: the events that they publish, and the handlers that they register for events of others. */
import { moveTraceParent } from '../tracing.ts'
import type { JobAttempt, JobDefinition } from '../jobs/index.ts'

/** An event of a module, with the type of its payload. */
export interface EventType<Payload extends object> {
  /** `feature.happened`; stored with each event, so a rename needs a migration. */
  name: string
  /** Never there: it tells the compiler the type of the payload. */
  accepts?: (payload: Payload) => void
}

export function defineEvent<Payload extends object>(name: string): EventType<Payload> {
  return { name }
}

export interface Delivery extends JobAttempt {
  /** Name of the event. */
  type: string
}

/**
 * Handles events of the given types, each at least once and in any order: doing it twice must be harmless. Each is a job, which is
 * tried again when it fails.
 */
export interface EventHandler<Payload extends object> extends Pick<
  JobDefinition<never>,
  'retries' | 'isSerial' | 'expireAfter'
> {
  /** Unique; the name of its jobs. */
  name: string
  events: EventType<Payload>[]
  handle(payload: Payload, delivery: Delivery): Promise<void>
  /** Handles events that come together with one call, without jobs; when it fails, each gets a job of its own. */
  handleAll?(payloads: Payload[]): Promise<void>
}

/** What a handler of many events needs, to handle those that come together with one call. */
export function handleInBatches<Payload extends object>(
  handleAll: (payloads: Payload[]) => Promise<void>,
): Pick<EventHandler<Payload>, 'handle' | 'handleAll'> {
  return { handleAll, handle: (payload) => handleAll([payload]) }
}

/** What the job of an event contains. */
interface EventJob {
  type: string
  payload: object
}

export const toEventJob = (type: string, published: object): EventJob =>
  moveTraceParent({ type, payload: published })

/** The job that handles one event. */
export function toJob({
  name,
  retries = 9,
  isSerial = false,
  expireAfter,
  handle,
}: EventHandler<never>): JobDefinition<never> {
  const job: JobDefinition<EventJob> = {
    name,
    retries,
    isSerial,
    ...(expireAfter !== undefined && { expireAfter }),
    // The stored payload was written by `publish` with the type that the handler declares.
    run: ({ type, payload }, { signal }) => handle(payload as never, { type, signal }),
  }
  return job
}
