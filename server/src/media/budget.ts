/** How much of what is being uploaded is in memory at once, over all calls: files are judged and written anew whole. */
import { type Readable, Transform } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../core/http/problem.ts'

export interface Budget {
  /** The body, counted as it arrives; ends with `unavailable` when all calls together hold too much. */
  count(request: FastifyRequest, body: Readable): Readable
  /** What a call that has been answered held. */
  release(request: FastifyRequest): void
}

/** Counts bytes and not calls: whoever sends slowly is in nobody's way. */
export function createBudget(bytesMax: number): Budget {
  const held = new WeakMap<FastifyRequest, number>()
  let total = 0
  return {
    count(request, body) {
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          if (total + chunk.length > bytesMax) return next(new ProblemError('unavailable', { retryAfter: 5 }))
          total += chunk.length
          held.set(request, (held.get(request) ?? 0) + chunk.length)
          next(null, chunk)
        },
      })
      // Not a pipeline: that would cut off the connection before the refusal is told.
      body.once('error', (error) => counted.destroy(error)).pipe(counted)
      return counted
    },
    release(request) {
      total -= held.get(request) ?? 0
      held.delete(request)
      // Whoever is still sending is let run out, and so comes to read the answer.
      request.raw.unpipe().resume()
    },
  }
}
