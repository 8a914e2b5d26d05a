/** Limits the memory of concurrent uploads, which are validated and re-encoded in memory. */
import { type Readable, Transform } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../platform/http/problem.ts'

export interface UploadMemoryLimit {
  /** Counts the body as it arrives; fails with `unavailable` when all uploads, or those of the account, exceed the limit. */
  count(request: FastifyRequest, body: Readable): Readable
  /** Releases the memory of a request after its response. */
  release(request: FastifyRequest): void
}

/** Counts bytes instead of requests, so that slow uploads do not block others. `request.accountId` must be set before the body is read. */
export function createUploadMemoryLimit(maxBytes: { all: number; each: number }): UploadMemoryLimit {
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
    total + bytes <= maxBytes.all && (heldBy.get(accountId) ?? 0) + bytes <= maxBytes.each
  return {
    count(request, body) {
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          if (!fits(request, chunk.length)) return next(new ProblemError('unavailable', { retryAfter: 5 }))
          hold(request, chunk.length)
          next(null, chunk)
        },
      })
      // Not `pipeline`, which would close the connection before the error response is sent.
      body.once('error', (error) => counted.destroy(error)).pipe(counted)
      return counted
    },
    release(request) {
      hold(request, -(held.get(request) ?? 0))
      // Drain the rest of the body, because clients read the response only after sending.
      request.raw.unpipe().resume()
    },
  }
}
