/** Counting how often a link is opened by others, without telling who it was. */
import type { RateLimit } from '@brilla/contract/platform/limits'
import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import { day, second } from '../duration.ts'
import { ProblemError } from './problem.ts'

/** How often the same browser is counted. */
const openings: RateLimit = { name: 'linkOpening', max: 1, seconds: day / second, by: 'ip' }

/**
 * Whether a browser opens a link for the first time in 24 hours. Nothing tells who it was: a hash is stored that only this
 * server can make, and no longer than that. `use` is the kind of the link.
 */
export async function isFirstOpening(
  { rateLimiter, secret }: Pick<Context, 'rateLimiter' | 'secret'>,
  link: { use: string; id: string },
  { clientNetwork, userAgent }: { clientNetwork: string; userAgent: string },
): Promise<boolean> {
  const visitor = JSON.stringify([link.use, link.id, clientNetwork, userAgent])
  try {
    const hash = createHmac('sha256', secret).update(visitor).digest('base64url')
    await rateLimiter.take(openings, hash)
    return true
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'too_many') return false
    throw error
  }
}
