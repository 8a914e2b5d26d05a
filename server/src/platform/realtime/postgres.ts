/**
 * Realtime between processes through PostgreSQL. `@socket.io/postgres-adapter` would need a second listening
 * connection and a table for large messages, and loses a pool connection each time PostgreSQL restarts; this adapter
 * uses the existing notifications.
 */
import { randomUUID } from 'node:crypto'
import type { Namespace } from 'socket.io'
import {
  type BroadcastOptions,
  ClusterAdapterWithHeartbeat,
  type ClusterMessage,
  type ClusterResponse,
} from 'socket.io-adapter'
import type { Notifications } from '../database/notifications.ts'
import type { Log } from '../log.ts'

const channel = 'realtime'
/** Size of one notification in bytes, without its header. */
const partBytes = 7_500

/**
 * A value for Socket.IO's `adapter` option, and whether this process has ever heard of another one; until then events are not
 * published. Messages are JSON: events that carry bytes are not supported.
 */
export function createNotificationsAdapter(notifications: Notifications, log: Log) {
  let hasPeers = false
  const adapter = class extends ClusterAdapterWithHeartbeat {
    readonly #joiner = createJoiner()
    readonly #idPrefix = `${randomUUID()}.`
    #sent = 0
    readonly #stop: (() => void)[]

    constructor(namespace: Namespace) {
      super(namespace, {})
      this.#stop = [
        notifications.listen(channel, (part) => {
          // Own messages were handled when they were sent.
          if (part.startsWith(this.#idPrefix)) return
          const message = this.#joiner.add(part)
          // Responses arrive here as well; the base class tells them apart by their type.
          if (message !== null) this.onMessage(JSON.parse(message) as ClusterMessage)
        }),
        notifications.onInterruption(() => this.#joiner.clear()),
      ]
    }

    override onMessage(message: ClusterMessage): void {
      if (message.uid !== this.uid) hasPeers = true
      super.onMessage(message)
    }

    override broadcast(packet: object, options: BroadcastOptions): Promise<void> {
      // Another process announces itself when it starts, before it accepts connections.
      const local = !hasPeers || options.flags?.local === true
      return super.broadcast(packet, { ...options, flags: { ...options.flags, local } })
    }

    /** Does not wait until it is sent, so that connections of this process get an event at once. */
    override async doPublish(message: ClusterMessage): Promise<string> {
      this.#send(message)
      return ''
    }

    override async doPublishResponse(_to: string, response: ClusterResponse): Promise<void> {
      this.#send(response)
    }

    #send(message: ClusterMessage | ClusterResponse): void {
      this.#sent += 1
      notifications
        .notify(channel, ...split(`${this.#idPrefix}${this.#sent}`, JSON.stringify(message)))
        .catch((error: unknown) => log.warn(error, 'a realtime event did not reach the other processes'))
    }

    override close(): void {
      super.close()
      for (const stop of this.#stop) stop()
    }
  }
  return { adapter, hasPeers: () => hasPeers }
}

/** Splits a message into parts, as `<id> <index> <count> <base64>`; the id also distinguishes equal messages. */
function split(id: string, message: string): string[] {
  const bytes = Buffer.from(message).toString('base64')
  const count = Math.ceil(bytes.length / partBytes)
  return Array.from(
    { length: count },
    (_, index) => `${id} ${index} ${count} ${bytes.slice(index * partBytes, (index + 1) * partBytes)}`,
  )
}

/** Reassembles parts, which arrive in order. */
function createJoiner() {
  const unfinished = new Map<string, string[]>()
  /** Returns a message with its last part, else null. */
  function add(part: string): string | null {
    const [id = '', index, count, bytes = ''] = part.split(' ')
    const parts = unfinished.get(id) ?? []
    // A message whose first part was missed.
    if (parts.length !== Number(index)) return null
    parts.push(bytes)
    if (parts.length < Number(count)) {
      unfinished.set(id, parts)
      return null
    }
    unfinished.delete(id)
    return Buffer.from(parts.join(''), 'base64').toString()
  }
  return { add, clear: () => unfinished.clear() }
}
