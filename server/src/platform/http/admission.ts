/** Refuses requests while too many wait for the database, the least urgent first (P-operation-16). */
import type { Priority } from '@brilla/contract/route'
import { ProblemError } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that uses the database; a route without one is always admitted. */
    priority?: Priority
  }
}

/** Connections of the pool. */
const connections = 16

/** Statements that may wait when a request is admitted: with as many as have a connection, it takes about twice as long. */
const waitingMax: Record<Priority, number> = {
  high: 1.5 * connections,
  normal: connections,
  low: connections / 2,
}

/** Seconds after which the queue is short again. */
const retryAfter = 2

export interface Admission {
  /** Throws a 503 if too many are waiting for a request of this priority. */
  admit(priority: Priority): void
  /** Counts a request until its caller is found: requests of one caller wait for one statement, and go on together. */
  countLookup<T>(caller: Promise<T>): Promise<T>
}

/** `countStatements` counts the statements that wait for a connection. */
export function createAdmission(countStatements: () => number): Admission {
  let lookups = 0
  return {
    admit(priority) {
      const waiting = Math.max(countStatements(), lookups - connections)
      if (waiting >= waitingMax[priority]) throw new ProblemError('unavailable', { retryAfter })
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
