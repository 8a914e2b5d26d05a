/** Refuses requests while too many wait for the database, the least urgent first (P-operation-16). */
import type { Priority } from '@brilla/contract/platform/route'
import { createOverloadError } from '../overload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that uses the database; a route without one is always admitted. */
    priority?: Priority
  }
}

/** Connections of the pool. */
const connections = 16

/**
 * Statements that may wait when a request is admitted. Three times as many as have a connection take about a tenth of a
 * second; sixty requests that arrive at once are no overload.
 */
const waitingMax: Record<Priority, number> = {
  high: 4 * connections,
  normal: 3 * connections,
  low: 1.5 * connections,
}

/** Seconds after which the queue is short again. */
const retryAfter = 2

export interface Admission {
  /** Throws a 503 if too many are waiting for a request of this priority. */
  admit(priority: Priority): void
  /** Counts a request until its caller is found: requests of one caller wait for one statement, and go on together. */
  countLookup<T>(caller: Promise<T>): Promise<T>
}

/** For processes without requests of people, and for tests. */
export const admitAll: Admission = { admit() {}, countLookup: (caller) => caller }

/** `countStatements` counts the statements that wait for a connection. */
export function createAdmission(countStatements: () => number): Admission {
  let lookups = 0
  return {
    admit(priority) {
      const waiting = Math.max(countStatements(), lookups - connections)
      if (waiting >= waitingMax[priority]) throw createOverloadError('database', retryAfter)
    },
    async countLookup(caller) {
      lookups += 1
      try {
        return await caller
      } finally {
        lookups -= 1
      }
    },
  }
}
