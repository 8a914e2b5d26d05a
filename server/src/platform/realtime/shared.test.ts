import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { createLog } from '../log.ts'
import { createNotifications, type Notifications } from '../database/notifications.ts'
import { createRealtime, type Realtime, getAccountRoom } from './index.ts'
import { createNotificationsAdapter } from './postgres.ts'

/** One process with a connection of the account `ana`. */
interface Node {
  notifications: Notifications
  realtime: Realtime
  server: Server
  socket: Socket
  exchange: ReturnType<typeof createNotificationsAdapter>
}

let database: TestDatabase
let closeDatabase: () => Promise<void>
let nodes: Node[]

beforeAll(async () => {
  database = await createTestDatabase()
  const log = createLog('silent')
  const { db, close } = openDatabase(database.connection, log)
  closeDatabase = close
  nodes = await Promise.all(
    [1, 2].map(async () => {
      const notifications = createNotifications(db, database.connection, log)
      // Otherwise listening starts in the background, and events sent before that are lost.
      await notifications.connect()
      const { onInterruption } = notifications
      const exchange = createNotificationsAdapter(notifications, log)
      const realtime = createRealtime({ ...exchange, onInterruption })
      const server = createServer().listen(0, '127.0.0.1')
      realtime.connections.attach(server)
      realtime.connections.on('connection', (connection) => void connection.join(getAccountRoom('ana')))
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnectionDelay: 10 })
      await new Promise((resolve) => socket.once('connect', () => resolve(null)))
      return { notifications, realtime, server, socket, exchange }
    }),
  )
  // Until a process has heard of another one, it publishes nothing.
  const expectPeers = () => expect(nodes.every(({ exchange }) => exchange.hasPeers())).toBe(true)
  await vi.waitFor(expectPeers, { timeout: 120_000 })
})
afterAll(async () => {
  for (const { notifications, realtime, server, socket } of nodes) {
    socket.disconnect()
    realtime.close()
    realtime.connections.engine.close()
    server.close()
    await notifications.stop()
  }
  await closeDatabase()
  await database.drop()
})

test('an event reaches connections on every process, in order and whatever its size', async () => {
  const received = nodes.map(({ socket }) => {
    const all: string[] = []
    socket.on('read', ({ profile_url }: { profile_url: string }) => all.push(profile_url))
    return all
  })
  const sent = ['uno', 'uno', 'ñandú 🦤 '.repeat(3_000), 'dos']
  for (const profile_url of sent)
    nodes[0]!.realtime.send('ana', 'read', { profile_url, upTo: '', own: false })
  await expect.poll(() => received).toEqual([sent, sent])
})

test('connections of the sending process do not wait for the database', async () => {
  const { notifications, realtime, socket } = nodes[0]!
  const { notify } = notifications
  notifications.notify = () => new Promise(() => {})
  try {
    const received = new Promise((resolve) => socket.once('typing', resolve))
    realtime.send('ana', 'typing', { profile_url: 'bea' })
    expect(await received).toEqual({ profile_url: 'bea' })
  } finally {
    notifications.notify = notify
  }
})

test('a few read again, on every process', async () => {
  let received = [0, 0]
  for (const [index, { socket }] of nodes.entries())
    socket.on('refresh', () => (received = received.with(index, received[index]! + 1)))
  nodes[0]!.realtime.refreshSome([])
  await expect.poll(() => received).toEqual([1, 1])
})

test('connections are closed after an interruption in which messages may have been missed, and clients reconnect', async () => {
  const closed = nodes.map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)))
  const admin = new pg.Client(database.connection)
  await admin.connect()
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`)
  await admin.end()
  expect(await Promise.all(closed)).toEqual(['transport close', 'transport close'])
  await expect.poll(() => nodes.map(({ socket }) => socket.connected)).toEqual([true, true])
})
