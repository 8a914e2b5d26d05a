/** What the tests of messages share: a server, and two people who have written to each other. */
import type { Message } from '@brilla/contract/conversations/message'
import type { ServerEvents } from '@brilla/contract/conversations/realtime'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { connectSocket, createMessageClient, type MessageSocket } from './message.testing.ts'

export interface MessageTests {
  server: TestServer
  client: ReturnType<typeof createMessageClient>
  /** Number in the names of the newest people. */
  made: number
  /** Two talents with an accepted conversation, in which each has written once. */
  createPair(): Promise<[TestPerson, TestPerson]>
}

/** Starts a server for the tests of a file; call it once, outside of the tests. */
export function useMessages(...server: Parameters<typeof startTestServer>): MessageTests {
  const tests = {
    made: 0,
    async createPair() {
      const { client, server } = tests
      tests.made += 1
      const people = await server.registerTalents(`Ana${tests.made}`, `Bea${tests.made}`)
      const [Ana, Bea] = Object.values(people) as [TestPerson, TestPerson]
      await client.send(Ana, Bea, 'Hola, Bea')
      await client.send(Bea, Ana, 'Hola, Ana')
      return [Ana, Bea]
    },
  } as MessageTests
  beforeAll(async () => {
    tests.server = await startTestServer(...server)
    tests.client = createMessageClient(tests.server)
  })
  afterAll(() => tests.server.stop())
  return tests
}

export interface TestPair extends MessageTests {
  /** Address of the server. */
  origin: string
  Ana: TestPerson
  Bea: TestPerson
  /** Connects an account until the test ends. */
  connect(person: { token: string }): ReturnType<typeof connectSocket>
  /** Disconnects a connection when the test ends. */
  disconnectLater(socket: MessageSocket): void
}

/** The same with a new pair before each test, and with connections. */
export function usePair(): TestPair {
  const sockets: MessageSocket[] = []
  const pair = Object.assign(useMessages(), {
    async connect({ token }) {
      const connection = await connectSocket(pair.origin, token)
      sockets.push(connection.socket)
      return connection
    },
    disconnectLater: (socket) => void sockets.push(socket),
  } satisfies Partial<TestPair>) as TestPair
  beforeAll(async () => {
    pair.origin = await pair.server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  beforeEach(async () => {
    ;[pair.Ana, pair.Bea] = await pair.createPair()
    await pair.server.eventsHandled()
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

/** Sends a message as a process does that dies after the commit, without its events. */
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
