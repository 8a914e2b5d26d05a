import { Counter } from 'prom-client'
import { ProblemError } from './http/problem.ts'

/** Too many statements wait for the database, too much waits in a queue of this process, the event loop is late, or bodies are large. */
const reasons = ['database', 'queue', 'event_loop', 'body_memory'] as const

const refusals = new Counter({
  name: 'overload_refusals_total',
  help: 'Requests and messages that were refused because of too much load, by what there was too much of.',
  labelNames: ['reason'],
})
for (const reason of reasons) refusals.inc({ reason }, 0)

/** Counts a refusal because of too much load, and returns it to be thrown. */
export function createOverloadError(reason: (typeof reasons)[number], retryAfter: number): ProblemError {
  refusals.inc({ reason })
  return new ProblemError('unavailable', { retryAfter })
}
