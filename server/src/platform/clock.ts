import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'

/** What time it is: handed over, so that time can be moved in tests and in the demonstration world. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** What each clock's newest id was made of; kept by clock, so that servers in one process do not meet here. */
const newest = new WeakMap<Clock, { msecs: number; seq: number }>()

/**
 * A new UUIDv7 of this moment: ids of one clock sort in the order in which they were made, those of one millisecond
 * too (RFC 9562, section 6.2, method 1), as two comments of one person can come in one.
 */
export function newId(clock: Clock): string {
  const msecs = clock.now().getTime()
  const last = newest.get(clock)
  // Begun in the lower half of what it holds, the count has room for all that one millisecond can make.
  const seq = last?.msecs === msecs ? last.seq + 1 : randomInt(2 ** 31)
  newest.set(clock, { msecs, seq })
  return v7({ msecs, seq })
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text could be one of our ids; one that could not is an id that is not there. */
export function isId(text: string): boolean {
  return uuid.test(text)
}
