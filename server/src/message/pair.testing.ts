/** What the tests of sockets share: a server, and before each test two new people who have written to each other. */
import type { Message } from '@brilla/contract/message'
import type { ServerEvents } from '@brilla/contract/realtime'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { emitHandler } from './message.events.ts'
import { connectSocket, createMessageClient, type MessageSocket } from './message.testing.ts'

export interface TestPair {
  server: TestServer
  client: ReturnType<typeof createMessageClient>
  /** Address of the server. */
  origin: string
  Ana: TestPerson
  Bea: TestPerson
  /** Number in the names of the two. */
  made: number
  /** Connects an account until the test ends. */
  connect(person: { token: string }): ReturnType<typeof connectSocket>
  /** Disconnects a connection when the test ends. */
  disconnectLater(socket: MessageSocket): void
}

/** Call it once, outside of the tests; its properties change before each test. */
export function usePair(): TestPair {
  const sockets: MessageSocket[] = []
  const pair = {
    made: 0,
    async connect({ token }) {
      const connection = await connectSocket(pair.origin, token)
      sockets.push(connection.socket)
      return connection
    },
    disconnectLater: (socket) => void sockets.push(socket),
  } as TestPair
  beforeAll(async () => {
    pair.server = await startTestServer()
    pair.client = createMessageClient(pair.server)
    pair.origin = await pair.server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => pair.server.stop())
  beforeEach(async () => {
    const { client, server } = pair
    pair.made += 1
    const people = await server.registerTalents(`Ana${pair.made}`, `Bea${pair.made}`)
    const [Ana, Bea] = Object.values(people) as [TestPerson, TestPerson]
    Object.assign(pair, { Ana, Bea })
    await client.send(Ana, Bea, 'Hola')
    await client.send(Bea, Ana, 'Hola, Ana')
    await server.eventsHandled()
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })
  return pair
}

/** The messages that a connection has received. */
export const listReceived = ({ events }: Awaited<ReturnType<typeof connectSocket>>) =>
  events.flatMap(([name, payload]) =>
    name === 'message' ? [(payload as Parameters<ServerEvents['message']>[0]).message] : [],
  )

/** Sends a message as a process does that dies after the commit: its events are left to the deferred delivery. */
export async function sendWithoutEvents(
  { client, server }: TestPair,
  from: TestPerson,
  to: TestPerson,
): Promise<Message> {
  const { realtime } = server.context
  const { once } = realtime
  const attempted = Promise.withResolvers<void>()
  realtime.once = () => {
    attempted.resolve()
    throw new Error('the process dies')
  }
  try {
    const { body } = await client.send(from, to)
    await attempted.promise
    return body
  } finally {
    realtime.once = once
  }
}

/** Lets the time pass after which deferred deliveries are handled, and waits until they are. */
export async function handleDeferred({ context: { db }, eventsHandled }: TestServer): Promise<void> {
  await sql`update outbox_delivery set available_at = now() where handler = ${emitHandler}`.execute(db)
  await eventsHandled()
}
