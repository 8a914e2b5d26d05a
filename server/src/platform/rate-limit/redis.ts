/** Rate limits counted in Redis or Valkey: rate-limiter-flexible counts, and a script manages the leases. */
import type { RateLimit } from '@brilla/contract/platform/limits'
import { Counter } from 'prom-client'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '../http/problem.ts'
import type { RedisClient } from '../redis.ts'
import type { RateLimiter } from './index.ts'
import { type Count, createSharedRateLimiter, leaseSeconds } from './shared.ts'

const keyPrefix = 'brilla:limit'

/** KEYS: counter, leases. ARGV: lease, its seconds, the limit. Returns granted (1 or 0), points, milliseconds left. */
const reserveScript = `
local now = redis.call('time')
now = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('zremrangebyscore', KEYS[2], '-inf', now)
local points = tonumber(redis.call('get', KEYS[1]) or 0)
local granted = 0
if points + redis.call('zcard', KEYS[2]) < tonumber(ARGV[3]) then
  redis.call('zadd', KEYS[2], now + ARGV[2] * 1000, ARGV[1])
  redis.call('expire', KEYS[2], ARGV[2])
  granted = 1
end
return { granted, points, redis.call('pttl', KEYS[1]) }`

const failures = new Counter({
  name: 'redis_command_failures_total',
  help: 'Commands of rate limits that failed, each of which refused a request.',
})

export function createRedisRateLimiter(client: RedisClient): RateLimiter {
  const counters = new Map<string, RateLimiterRedis>()

  function counter(limit: RateLimit): RateLimiterRedis {
    let found = counters.get(limit.name)
    if (!found) {
      const options = { points: limit.max, duration: limit.seconds, keyPrefix }
      found = new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true })
      counters.set(limit.name, found)
    }
    return found
  }

  return createSharedRateLimiter({
    consume: (limit, key) =>
      throwUnavailableOnError(async () => readCount(await counter(limit).penalty(tag(key)))),
    reserve: (limit, key, lease) =>
      throwUnavailableOnError(async () => {
        const [granted, points, msLeft] = (await client.eval(reserveScript, {
          keys: [`${keyPrefix}:${tag(key)}`, leasesKey(key)],
          arguments: [lease, `${leaseSeconds}`, `${limit.max}`],
        })) as [number, number, number]
        return { granted: granted === 1, points, msLeft }
      }),
    release: (limit, key, lease, failed) =>
      throwUnavailableOnError(async () => {
        if (failed) await counter(limit).penalty(tag(key))
        await client.zRem(leasesKey(key), lease)
      }),
  })
}

/** Braces keep a counter and its leases on one node of a Redis Cluster. */
const tag = (key: string) => `{${key}}`
const leasesKey = (key: string) => `brilla:leases:${tag(key)}`

function readCount({ consumedPoints, msBeforeNext }: RateLimiterRes): Count {
  return { points: consumedPoints, msLeft: msBeforeNext }
}

/** Returns 503 while Redis is unreachable: letting all requests pass would disable the limits. */
async function throwUnavailableOnError<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (cause) {
    failures.inc()
    throw new ProblemError('unavailable', { retryAfter: 5, cause })
  }
}
