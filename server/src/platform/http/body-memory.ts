/** Limits the memory of bodies that are being received or handled, in total and for each owner (P-operation-27). */
import { type Readable, Transform } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { createOverloadError } from '../overload.ts'

export interface BodyMemory {
  /**
   * Returns the body, of which each piece is counted when it arrives. Its error is `unavailable` when all bodies, or those of
   * the owner, exceed the limit; it must be read in the same turn of the event loop, which is when the first piece may arrive.
   */
  count(request: FastifyRequest, body: Readable): Readable
  /** Releases the memory of a request after its response; does nothing for one that was not counted. */
  release(request: FastifyRequest): void
}

/** Counts bytes instead of requests, so that slow bodies do not block others. `findOwner` is called before the body is read. */
export function createBodyMemory(
  maxBytes: { all: number; each: number },
  findOwner: (request: FastifyRequest) => string,
): BodyMemory {
  const held = new WeakMap<FastifyRequest, number>()
  const heldBy = new Map<string, number>()
  let total = 0
  function hold(request: FastifyRequest, bytes: number): void {
    const owner = findOwner(request)
    const theirs = (heldBy.get(owner) ?? 0) + bytes
    total += bytes
    held.set(request, (held.get(request) ?? 0) + bytes)
    if (theirs > 0) heldBy.set(owner, theirs)
    else heldBy.delete(owner)
  }
  const fits = (request: FastifyRequest, bytes: number) =>
    total + bytes <= maxBytes.all && (heldBy.get(findOwner(request)) ?? 0) + bytes <= maxBytes.each
  return {
    count(request, body) {
      hold(request, 0)
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          if (!fits(request, chunk.length)) return next(createOverloadError('body_memory', 5))
          hold(request, chunk.length)
          next(null, chunk)
        },
      })
      // A body that is refused before it is read must not end the process.
      counted.on('error', () => {})
      // Not `pipeline`, which would close the connection before the error response is sent.
      body.once('error', (error) => counted.destroy(error)).pipe(counted)
      return counted
    },
    release(request) {
      const bytes = held.get(request)
      if (bytes === undefined) return
      hold(request, -bytes)
      // Drain the rest of the body, because clients read the response only after sending.
      request.raw.unpipe().resume()
    },
  }
}
