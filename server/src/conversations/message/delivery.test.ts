/** A message is never lost and never there twice, and its order is the same for everybody (P-messages-13). */
import type { Message } from '@brilla/contract/conversations/message'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Connection } from '../../platform/realtime/index.ts'
import type { TestPerson } from '../../testing.ts'
import { addMessage, createClientId, sendReliably } from './message.testing.ts'
import { listReceived, sendWithoutEvents, usePair } from './pair.testing.ts'

const pair = usePair()

/** What the server does with the packets of one account's connections. */
let interfere: ((connection: Connection, handle: () => void) => void) | undefined

beforeAll(() => {
  pair.server.context.realtime.connections.on('connection', (connection) => {
    connection.use((_packet, next) => {
      if (interfere && connection.data.accountId === pair.Ana.id) interfere(connection, next)
      else next()
    })
  })
})
afterEach(() => {
  interfere = undefined
})

const outgoing = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    receiverId: pair.Bea.id,
    message: `número ${n}`,
    clientId: createClientId(),
  }))

describe('P-messages-13: a connection that is cut', () => {
  const cuts: Record<string, (connection: Connection, handle: () => void) => void> = {
    'before the message arrives': (connection) => connection.conn.close(true),
    'while the message is written': (connection, handle) => {
      handle()
      connection.conn.close(true)
    },
    'after the commit, before the acknowledgement': (connection, handle) => {
      connection.conn.on('packetCreate', ({ data }: { data: unknown }) => {
        if (String(data).startsWith(acknowledgement)) connection.conn.close(true)
      })
      handle()
    },
  }
  /** Packet type of Socket.IO. */
  const acknowledgement = '3'

  test.each(Object.entries(cuts))(
    '%s: every message is there once, in the order of its sender',
    async (_, cut) => {
      const { Ana, Bea, client, connect } = pair
      const [sender, recipient] = [await connect(Ana), await connect(Bea)]
      let packets = 0
      interfere = (connection, handle) => (packets++ % 3 === 1 ? cut(connection, handle) : handle())
      const sent = outgoing(12)
      const acknowledged = await sendReliably(sender.socket, sent)
      expect(packets).toBeGreaterThan(sent.length)
      expect(acknowledged.map(({ clientId }) => clientId)).toEqual(sent.map(({ clientId }) => clientId))
      const read = (await client.getMessages(Ana, Bea)).rows.slice(2)
      expect(read).toEqual(acknowledged)
      await expect.poll(() => listReceived(recipient).map(({ id }) => id)).toEqual(read.map(({ id }) => id))
      expect(await client.getContact(Bea, Ana)).toMatchObject({ unread: 12 })
    },
  )

  test('an acknowledged message is read again after a reconnection', async () => {
    const { Ana, Bea, client, connect } = pair
    const { socket } = await connect(Ana)
    const [acknowledged] = await sendReliably(socket, outgoing(1))
    socket.disconnect()
    expect((await client.getMessages(Bea, Ana)).rows.at(-1)).toMatchObject({ id: acknowledged!.id })
  })
})

test('P-operation-33: the metrics tell how long sent messages took to be delivered, and how many were not', async () => {
  const { Ana, Bea, client, server } = pair
  const read = async (name: string) => {
    const { body } = await server.send('GET', '/metrics')
    return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(String(body))![1])
  }
  const countDelivered = () => read('message_delivery_seconds_count')
  const countFailed = () => read('message_delivery_failures_total')
  const [delivered, failed] = [await countDelivered(), await countFailed()]
  await client.send(Ana, Bea)
  await expect.poll(countDelivered).toBe(delivered + 1)
  const failing = vi.spyOn(server.context.realtime, 'mayReach').mockImplementation(() => {
    throw new Error('no events')
  })
  expect((await client.send(Ana, Bea)).status).toBe(201)
  await expect.poll(countFailed).toBe(failed + 1)
  failing.mockRestore()
  expect(await countDelivered()).toBe(delivered + 1)
})

describe('P-messages-13: a process that dies after its commit', () => {
  const listRefreshes = ({ events }: Pick<Awaited<ReturnType<typeof pair.connect>>, 'events'>) =>
    events.filter(([name]) => name === 'refresh')

  test('when its sender sends it again, both read again; where the events were sent, nobody does', async () => {
    const { Ana, Bea, client, connect } = pair
    const [sender, recipient] = [await connect(Ana), await connect(Bea)]
    const { id, clientId } = await sendWithoutEvents(pair, Ana, Bea)
    expect([listReceived(sender), listReceived(recipient)]).toEqual([[], []])

    const sendAgain = () => client.send(Ana, Bea, 'Hola', clientId!)
    expect(await sendAgain()).toMatchObject({ body: { id } })
    for (const connection of [sender, recipient])
      await expect.poll(() => listRefreshes(connection)).toHaveLength(1)

    const other = createClientId()
    for (let n = 0; n < 2; n++) await client.send(Ana, Bea, 'Otro', other)
    await addMessage(sender.socket, { message: 'El último', receiverId: Bea.id })
    await expect.poll(() => listReceived(recipient)).toHaveLength(2)
    expect(listRefreshes(recipient)).toHaveLength(1)
  })
})

/** What happens in a conversation; `by` 0 is Ana, 1 is Bea. */
const happening = fc.record({
  by: fc.nat(1),
  what: fc.constantFrom('http', 'socket', 'read', 'readSome', 'withdraw'),
  which: fc.nat(20),
})

/** The state of a conversation as a device knows it: what it read when it connected, and what events changed since. */
function createDevice(own: TestPerson, snapshot: Message[], readAtFirst: string | null) {
  const messages = new Map(snapshot.map((message) => [message.id, message]))
  const readUpTo = { own: '', other: readAtFirst ?? '' }
  return {
    messages,
    add: (message: Message) => messages.set(message.id, messages.get(message.id) ?? message),
    apply([name, payload]: [string, unknown]): void {
      if (name === 'message') this.add((payload as { message: Message }).message)
      if (name === 'withdrawn') {
        const { id } = payload as { id: string }
        const known = messages.get(id)
        if (known) messages.set(id, { ...known, message: '', withdrawn: true })
      }
      if (name === 'read') {
        const mark = payload as { upTo: string; own: boolean }
        const side = mark.own ? 'own' : 'other'
        if (mark.upTo > readUpTo[side]) readUpTo[side] = mark.upTo
      }
    },
    getState() {
      const rows = [...messages.values()].toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
      const isUnread = ({ sender, createdAt, withdrawn }: Message) =>
        sender.id !== own.id && !withdrawn && createdAt > readUpTo.own
      return { rows, unread: rows.filter(isUnread).length, readUpTo: readUpTo.other || null }
    },
  }
}

describe('P-messages-13: three devices of an account', () => {
  test('agree with a fresh read on messages, read marks and unread counts, whatever happens', async () => {
    const { client, connect, server } = pair
    let runs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 15, maxLength: 28 }), async (happenings) => {
        const people = await server.registerTalents(`Uno${++runs}`, `Dos${runs}`)
        const two = Object.values(people) as [TestPerson, TestPerson]
        for (const [from, to] of [two, two.toReversed()] as [TestPerson, TestPerson][])
          await client.send(from, to)
        const snapshot = (await client.getMessages(two[0], two[1])).rows
        const readAtFirst = (await client.getContact(two[0], two[1])).readUpTo
        const sockets = await Promise.all([two[0], two[0], two[0], two[1]].map(connect))
        const devices = sockets.slice(0, 3).map((connection) => ({
          ...createDevice(two[0], snapshot, readAtFirst),
          connection,
        }))
        const sent: { id: string; by: number; createdAt: string }[] = []
        const run = async ({
          by,
          what,
          which,
        }: typeof happening extends fc.Arbitrary<infer T> ? T : never) => {
          const [from, to] = [two[by]!, two[1 - by]!]
          const some = sent[which % Math.max(1, sent.length)]
          if (what === 'http') {
            const { body } = await client.send(from, to, `mensaje ${which}`)
            sent.push({ id: body.id, by, createdAt: body.createdAt })
          }
          if (what === 'socket') {
            const { socket } = by === 0 ? sockets[0]! : sockets[3]!
            const payload = { receiverId: to.id, message: `mensaje ${which}`, clientId: createClientId() }
            const { message } = (await addMessage(socket, payload)) as { message: Message }
            if (by === 0) devices[0]!.add(message)
            sent.push({ id: message.id, by, createdAt: message.createdAt })
          }
          if (what === 'read') await client.markRead(from, to)
          if (what === 'readSome' && some) await client.markRead(from, to, some.createdAt)
          if (what === 'withdraw' && some?.by === by) await client.withdraw(from, some.id)
        }
        // Three at a time.
        for (let n = 0; n < happenings.length; n += 3) await Promise.all(happenings.slice(n, n + 3).map(run))
        await server.eventsHandled()
        const { rows } = await client.getMessages(two[0], two[1])
        const { unread, readUpTo } = await client.getContact(two[0], two[1])
        expect(await client.countUnread(two[0])).toBe(unread)
        const getStates = () =>
          devices.map((device) => {
            for (const event of device.connection.events.splice(0)) device.apply(event)
            return device.getState()
          })
        const fresh = { rows, unread, readUpTo }
        await expect.poll(getStates).toEqual([fresh, fresh, fresh])
        expect(await client.getMessages(two[1], two[0])).toMatchObject({
          rows: rows.map(({ id, message, createdAt }) => ({ id, message, createdAt })),
        })
        for (const { socket } of sockets) socket.disconnect()
      }),
      { seed: 20_261_122, numRuns: 6, endOnFailure: true },
    )
  })
})
