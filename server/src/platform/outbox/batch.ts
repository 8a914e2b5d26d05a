import { createBatcher } from '../batcher.ts'
import type { EventHandler } from './event.ts'

/**
 * What a handler of many events needs to handle those that arrive close together with one call. Repeated deliveries are
 * handled alone, so that one that fails does not fail others again, and one after the other, so that a failure of a whole
 * batch does not occupy all database connections.
 */
export function handleInBatches<Payload extends object>(
  handleAll: (payloads: Payload[]) => Promise<void>,
): Pick<EventHandler<Payload>, 'handle' | 'batched' | 'concurrency'> {
  const addFirst = createBatcher(handleAll)
  const addRepeated = createBatcher(handleAll, { max: 1 })
  return {
    batched: true,
    concurrency: 500,
    handle: (payload, { attempt }) => (attempt === 1 ? addFirst(payload) : addRepeated(payload)),
  }
}
