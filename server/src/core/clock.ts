import { v7 } from 'uuid'

/** What time it is: handed over, so that time can be moved in tests and in the demonstration world. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A new UUIDv7 of this moment: ids sort by time of creation. */
export function newId(clock: Clock): string {
  return v7({ msecs: clock.now().getTime() })
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text could be one of our ids; one that could not is an id that is not there. */
export function isId(text: string): boolean {
  return uuid.test(text)
}
