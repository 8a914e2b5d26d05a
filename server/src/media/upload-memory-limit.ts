/** How much of what is being uploaded is in memory at once: files are judged and written anew whole. */
import { type Readable, Transform } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../platform/http/problem.ts'

export interface UploadMemoryLimit {
  /** The body, counted as it arrives; ends with `unavailable` when all calls, or those of the same account, hold too much. */
  count(request: FastifyRequest, body: Readable): Readable
  /** What a call that has been answered held. */
  release(request: FastifyRequest): void
}

/** Counts bytes and not calls: whoever sends slowly is in nobody's way. Whose a call is, is known before its body. */
export function createUploadMemoryLimit(bytesMax: { all: number; each: number }): UploadMemoryLimit {
  const held = new WeakMap<FastifyRequest, number>()
  const heldBy = new Map<string, number>()
  let total = 0
  function hold(request: FastifyRequest, bytes: number): void {
    const { accountId = '' } = request
    const theirs = (heldBy.get(accountId) ?? 0) + bytes
    total += bytes
    held.set(request, (held.get(request) ?? 0) + bytes)
    if (theirs > 0) heldBy.set(accountId, theirs)
    else heldBy.delete(accountId)
  }
  const fits = ({ accountId = '' }: FastifyRequest, bytes: number) =>
    total + bytes <= bytesMax.all && (heldBy.get(accountId) ?? 0) + bytes <= bytesMax.each
  return {
    count(request, body) {
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          if (!fits(request, chunk.length)) return next(new ProblemError('unavailable', { retryAfter: 5 }))
          hold(request, chunk.length)
          next(null, chunk)
        },
      })
      // Not a pipeline: that would cut off the connection before the refusal is told.
      body.once('error', (error) => counted.destroy(error)).pipe(counted)
      return counted
    },
    release(request) {
      hold(request, -(held.get(request) ?? 0))
      // Whoever is still sending is let run out, and so comes to read the answer.
      request.raw.unpipe().resume()
    },
  }
}
