import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { RedisClient } from '../redis.ts'

/** Realtime between processes through Redis or Valkey; the client queues commands while it is disconnected. */
export function createRedisAdapter(client: RedisClient) {
  return createAdapter(client, { streamName: 'brilla:realtime', channelPrefix: 'brilla:realtime' })
}
