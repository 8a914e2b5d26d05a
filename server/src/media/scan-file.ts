import type { Context } from '../context.ts'
import { ProblemError, throwProblem } from '../platform/http/problem.ts'

/**
 * Throws `infected` for a file in which the virus scanner finds something, and `unavailable` while it cannot be reached: without
 * it nothing is accepted (P-media-27).
 */
export async function scanFile(
  { log, virusScanner }: Pick<Context, 'log' | 'virusScanner'>,
  bytes: Buffer,
): Promise<void> {
  const virus = await virusScanner?.scan(bytes).catch((cause: unknown) => {
    throw new ProblemError('unavailable', { retryAfter: 10, cause })
  })
  if (!virus) return
  log.warn({ virus }, 'an infected file was refused')
  throwProblem('infected')
}
