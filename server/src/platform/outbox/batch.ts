import type { EventHandler } from './event.ts'

/**
 * What a handler of many events needs to handle those that are published close together with one call. When that fails, each
 * is repeated alone, so that one that fails does not fail others again, and one after the other, so that the failure of a
 * whole batch does not occupy all database connections.
 */
export function handleInBatches<Payload extends object>(
  handleAll: (payloads: Payload[]) => Promise<void>,
): Pick<EventHandler<Payload>, 'handle' | 'handleAll' | 'concurrency'> {
  return { handleAll, handle: (payload) => handleAll([payload]), concurrency: 1 }
}
