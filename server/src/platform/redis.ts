/** The connection to Redis or Valkey. */
import { createClient } from '@redis/client'
import { Gauge } from 'prom-client'
import type { Log } from './log.ts'
import type { Certificate } from './tls.ts'

export type RedisClient = Awaited<ReturnType<typeof openRedis>>

/** Milliseconds. */
const connectTimeout = 5_000
/** Without a byte from Redis, while a ping is sent in a third of the time; the adapter of realtime waits 5 s for messages. */
const silenceMax = { limits: 4_000, realtime: 12_000 }

const up = new Gauge({
  name: 'redis_up',
  help: 'Whether Redis answers this process, by what it is used for.',
  labelNames: ['client'],
})

/**
 * Connects; rejects on failure. After later interruptions it reconnects in the background; meanwhile commands of a
 * client with `queue: false` fail immediately. A server with TLS is shown the certificate, if there is one.
 */
export async function openRedis(
  url: string,
  log: Log,
  { queue, certificate }: { queue: boolean; certificate: Certificate | null },
) {
  let connected = false
  const name = queue ? 'realtime' : 'limits'
  const silence = silenceMax[name]
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: !queue,
    pingInterval: silence / 3,
    socket: {
      ...(url.startsWith('rediss:') && { tls: true, cert: certificate?.cert, key: certificate?.key }),
      connectTimeout,
      // Ends all commands that wait for an answer, which their own timeout does not.
      socketTimeout: silence,
      reconnectStrategy: (retries) => (connected ? Math.min(100 * 2 ** retries, 5_000) : false),
    },
  })
  client.on('error', (error: unknown) => {
    if (connected) log.warn(error, 'the connection to Redis failed')
  })
  client.on('ready', () => up.set({ client: name }, 1))
  client.on('reconnecting', () => up.set({ client: name }, 0))
  await client.connect()
  await client.ping()
  connected = true
  return client
}
