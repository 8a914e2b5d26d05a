import { decodeJwt } from 'jose'
import type { Socket } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { suspendAccount } from '../../safety/moderation/index.ts'
import { toProfileUrl, startTestServer, type TestPerson } from '../../testing.ts'
import { messageWithdrawn } from './message.events.ts'
import { addMessage, connectSocket, type MessageSocket } from './message.testing.ts'
import { listReceived, sendWithoutEvents, usePair } from './pair.testing.ts'
import { serverLimits } from '../../platform/server-limits.ts'

const pair = usePair()

type Connected = Awaited<ReturnType<typeof connectSocket>>

/** Waits until the server has handled everything that this connection has sent, and has sent what follows from it. */
async function flush(sender: Connected, recipient: Connected, recipientId: string): Promise<void> {
  // A refused message is handled after the events before it, and needs more statements than they do.
  for (let time = 0; time < 3; time++) await addMessage(sender.socket, { message: ' ', receiverId: '' })
  pair.server.context.realtime.send(recipientId, 'withdrawn', { id: 'the last one' })
  await expect.poll(() => recipient.events.some(isMarker)).toBe(true)
}

const isMarker = ([name, payload]: [string, unknown]) =>
  name === 'withdrawn' && (payload as { id: string }).id === 'the last one'
const listOthers = ({ events }: Connected) => events.filter((event) => !isMarker(event))

describe('P-realtime-10: typing', () => {
  test('reaches the other person with the profile_url of the one who types, at most once a second', async () => {
    const { Ana, Bea, connect, made } = pair
    const [ana, bea] = [await connect(Ana), await connect(Bea)]
    const typing = { profile_url: toProfileUrl(`bea${made}`) }
    for (let time = 0; time < 20; time++) ana.socket.emit('typing', typing)
    await expect.poll(() => bea.events).toEqual([['typing', { profile_url: toProfileUrl(`ana${made}`) }]])
    await flush(ana, bea, Bea.id)
    expect(listOthers(bea)).toHaveLength(1)
    expect(ana.events).toEqual([])
  })

  test('is ignored in a request, in both directions, and without a conversation', async () => {
    const { Bea, client, connect, made, server } = pair
    const people = await server.registerTalents(`Cira${made}`, `Dora${made}`)
    const [Cira, Dora] = Object.values(people) as [TestPerson, TestPerson]
    await client.send(Cira, Bea, 'Hola')
    for (const [from, to] of [
      [Cira, Bea],
      [Bea, Cira],
      [Dora, Bea],
    ] as const) {
      const [sender, recipient] = [await connect(from), await connect(to)]
      sender.socket.emit('typing', { profile_url: to.id })
      await flush(sender, recipient, to.id)
      expect(listOthers(recipient)).toEqual([])
    }
    await client.accept(Bea, Cira)
    const [sender, recipient] = [await connect(Bea), await connect(Cira)]
    sender.socket.emit('typing', { profile_url: Cira.id })
    await expect.poll(() => recipient.events).toHaveLength(1)
  })
})

/** Payloads that no event has. */
const junk: unknown[] = [
  undefined,
  null,
  0,
  'x',
  [],
  [[[[]]]],
  {},
  { profile_url: { $gt: '' } },
  { profile_url: '\0' },
  { profile_url: '\ud800' },
  { profile_url: 'x'.repeat(20_000) },
  { message: 'Hola' },
  { message: 'a\0b', receiverId: '\0', clientId: '\0' },
  { message: { toString: 'x' }, receiverId: ['x'] },
  { message: 'x'.repeat(20_000), receiverId: "' or 1=1 --" },
  { constructor: { prototype: {} }, __proto__: null },
  Buffer.from('bytes'),
]

describe('P-realtime-11: what a client may send', () => {
  test('junk is refused with a problem or ignored, and the connection goes on', async () => {
    const { Ana, Bea, client, connect } = pair
    const { socket } = await connect(Ana)
    const untyped: Socket = socket
    for (const payload of junk) {
      untyped.emit('typing', payload)
      untyped.emit('no-such-event', payload)
      untyped.emit('add-message', payload)
      expect(await addMessage(socket, payload)).toMatchObject({
        status: expect.any(Number),
        error: expect.any(String),
      })
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(socket.connected).toBe(true)
    expect(await addMessage(socket, { message: 'Sigo aquí', receiverId: Bea.id })).toHaveProperty('message')
    expect(await client.readTexts(Bea, Ana)).toEqual(['Hola, Bea', 'Hola, Ana', 'Sigo aquí'])
  })

  test('no problem of junk is one of the server', async () => {
    const { Ana, connect } = pair
    const { socket } = await connect(Ana)
    for (const payload of junk) {
      const { status } = (await addMessage(socket, payload)) as { status: number }
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })

  test('too many packets close the connection of their sender alone', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' })
    try {
      const address = await limited.app.listen({ host: '127.0.0.1', port: 0 })
      const { Una, Otra } = await limited.registerTalents('Una', 'Otra')
      const connections = await Promise.all(
        [Una, Una, Otra].map(({ token }) => connectSocket(address, token)),
      )
      const [flooding, otherTab, other] = connections.map(({ socket }) => socket) as [
        MessageSocket,
        MessageSocket,
        MessageSocket,
      ]
      for (const socket of [flooding, otherTab, other]) pair.disconnectLater(socket)
      const closed = new Promise((resolve) => flooding.once('disconnect', resolve))
      for (let n = 0; n <= serverLimits.realtimePacketsMax; n++)
        flooding.emit('typing', { profile_url: Otra.id })
      expect(await closed).toMatch(/transport/)
      expect([otherTab.connected, other.connected]).toEqual([true, true])
      expect(await addMessage(otherTab, { message: 'Hola', receiverId: Otra.id })).toHaveProperty('message')
    } finally {
      await limited.stop()
    }
  })
})

describe('P-realtime-12: silence', () => {
  test('after a block, no message, typing or read mark passes in either direction', async () => {
    const { Ana, Bea, client, connect, server } = pair
    const [ana, bea] = [await connect(Ana), await connect(Bea)]
    await client.block(Ana, Bea)
    await expect.poll(() => bea.events).toEqual([['refresh', undefined]])
    for (const [from, sender, to, recipient] of [
      [Ana, ana, Bea, bea],
      [Bea, bea, Ana, ana],
    ] as const) {
      recipient.events.length = 0
      const reply = await addMessage(sender.socket, { message: 'Hola', receiverId: to.id })
      expect(reply).toMatchObject({ status: 404, error: 'not_found' })
      expect((await client.send(from, to)).status).toBe(404)
      sender.socket.emit('typing', { profile_url: to.id })
      await client.markRead(from, to)
      await server.eventsHandled()
      await flush(sender, recipient, to.id)
      expect(listOthers(recipient)).toEqual([])
    }
  })

  test('a message from before a block does not arrive when it is sent again', async () => {
    const { Ana, Bea, client, connect, server } = pair
    const ana = await connect(Ana)
    const message = await sendWithoutEvents(pair, Bea, Ana)
    await client.block(Ana, Bea)
    await expect.poll(() => ana.events).toEqual([['refresh', undefined]])
    await client.send(Bea, Ana, 'Hola', message.clientId!)
    await server.eventsHandled()
    expect(ana.events).toHaveLength(1)
    expect(server.context.realtime.isDone(`message ${message.id}`)).toBe(false)
  })

  test('P-messages-19: neither what a muted agency sends nor its withdrawal passes, by the agency or by the desk', async () => {
    const { Ana, client, connect, made, server } = pair
    const [Cumbre] = Object.values(await server.registerPeople('agencia', `Cumbre${made}`)) as [TestPerson]
    const [ana, cumbre] = [await connect(Ana), await connect(Cumbre)]
    const { id: earlierId } = (await client.send(Cumbre, Ana, 'Antes')).body
    const muting = await server.call('muteUser', { token: Ana.token, body: { userId: Cumbre.id } })
    expect(muting.status).toBe(204)
    await server.eventsHandled()
    // Messages are sent to connections in batches after the response.
    await expect.poll(() => listReceived(ana)).toHaveLength(1)
    ana.events.length = 0
    const { id } = (await client.send(Cumbre, Ana, 'Retirado')).body
    expect((await client.withdraw(Cumbre, id)).status).toBe(204)
    const { id: messageId } = (await client.send(Cumbre, Ana, 'Quitado')).body
    // The desk removes a message with this event alone.
    await server.context.db.transaction().execute(async (trx) => {
      const { conversation_id: conversationId } = await trx
        .selectFrom('message')
        .select('conversation_id')
        .where('id', '=', messageId)
        .executeTakeFirstOrThrow()
      const about = { messageId, conversationId, senderId: Cumbre.id, receiverId: Ana.id }
      await server.context.outbox.publish(trx, messageWithdrawn, about)
    })
    await server.eventsHandled()
    const withdrawn = [
      ['withdrawn', { id }],
      ['withdrawn', { id: messageId }],
    ]
    await expect.poll(() => cumbre.events).toEqual(expect.arrayContaining(withdrawn))
    await expect.poll(() => listReceived(cumbre)).toHaveLength(3)
    await flush(cumbre, ana, Ana.id)
    // Connections are told at any time to read again, because an account has changed.
    const listNews = () => listOthers(ana).filter(([name]) => name !== 'refresh')
    expect(listNews()).toEqual([])

    // What she has received disappears for her too.
    expect((await client.withdraw(Cumbre, earlierId)).status).toBe(204)
    await expect.poll(listNews).toEqual([['withdrawn', { id: earlierId }]])
  })

  test('a suspended account is disconnected, and nobody can write to it', async () => {
    const { Ana, Bea, client, connect, server } = pair
    const [ana, bea] = [await connect(Ana), await connect(Bea)]
    const closed = new Promise((resolve) => ana.socket.once('disconnect', resolve))
    await suspendAccount(server.context, Ana.email, 'Una razón')
    await closed
    expect(await addMessage(bea.socket, { message: 'Hola', receiverId: Ana.id })).toMatchObject({
      status: 404,
    })
    expect(await client.countUnread(Bea)).toBe(0)
  })

  test('a connection whose session has ended sends nothing, even before it is closed', async () => {
    const { Ana, Bea, client, connect, server } = pair
    const { email, password } = Ana
    const { token } = (await server.call('authenticate', { body: { email, password } })).body
    const { socket } = await connect({ token })
    // Deleted without an event, as by another process a moment ago: the connection is still open.
    await server.context.db
      .deleteFrom('session')
      .where('id', '=', String(decodeJwt(token)['sid']))
      .execute()
    // The connection may be closed before the answer arrives.
    const reply = await addMessage(socket, { message: 'Tarde', receiverId: Bea.id }).catch(String)
    expect([401, 'Error: socket has been disconnected']).toContain(
      typeof reply === 'string' ? reply : (reply as { status: number }).status,
    )
    expect(await client.readTexts(Bea, Ana)).not.toContain('Tarde')
  })
})
