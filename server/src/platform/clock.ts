import { createHash, randomInt } from 'node:crypto'
import { v7 } from 'uuid'

/** Source of the current time; injected, so that tests and the seeding of the demonstration data can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Timestamp and sequence number of each clock's newest id. Kept per clock, so that servers in one process do not share it. */
const newest = new WeakMap<Clock, { msecs: number; seq: number }>()

/**
 * Creates a UUIDv7. Ids of one clock sort in the order of their creation, also within one millisecond (RFC 9562,
 * section 6.2, method 1): one person can write two comments in a millisecond.
 */
export function newId(clock: Clock): string {
  const msecs = clock.now().getTime()
  const last = newest.get(clock)
  // Starts in the lower half of its range, so that it cannot overflow within a millisecond.
  const seq = last?.msecs === msecs ? last.seq + 1 : randomInt(2 ** 31)
  newest.set(clock, { msecs, seq })
  return v7({ msecs, seq })
}

/** Creates a UUIDv7 of this time that is always the same for the same text. */
export function createStableId(time: Date, text: string): string {
  return v7({ msecs: time.getTime(), random: createHash('sha256').update(text).digest() })
}

/** The lowest UUIDv7 of a time, by which rows are found in the order of their creation. */
export function getFirstId(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text has the form of an id. */
export function isId(text: string): boolean {
  return uuid.test(text)
}
