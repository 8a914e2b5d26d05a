import type { Socket } from 'socket.io-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { uploadFile } from '../../media/media.testing.ts'
import { toProfileUrl, startTestServer, type TestPerson } from '../../testing.ts'
import { addMessage, connectSocket, createClientId, createMessageClient } from './message.testing.ts'
import { usePair } from './pair.testing.ts'

const pair = usePair()
beforeEach(() => pair.client.markRead(pair.Ana, pair.Bea))

describe('P-realtime-8: events of messages', () => {
  test('add-message is acknowledged with the message, which reaches the recipient and the other own connections', async () => {
    const { Ana, Bea, client, connect, server } = pair
    const [sender, otherTab, recipient] = [await connect(Ana), await connect(Ana), await connect(Bea)]
    const clientId = createClientId()
    const reply = await addMessage(sender.socket, { message: 'Por aquí', receiverId: Bea.id, clientId })
    expect(reply).toMatchObject({ message: { message: 'Por aquí', clientId, sender: { id: Ana.id } } })
    const { message } = reply as { message: { sender: object } }
    const actor = message.sender
    await expect
      .poll(() => recipient.events)
      .toEqual([['message', { actor, message: { ...message, clientId: null }, unread: 1 }]])
    await expect.poll(() => otherTab.events).toEqual([['message', { actor, message }]])
    // A retry, here over HTTP, returns the same message and is sent to nobody.
    expect((await client.send(Ana, Bea, 'Por aquí', clientId)).body).toEqual(message)
    await server.eventsHandled()
    expect([sender.events, otherTab.events.length, recipient.events.length]).toEqual([[], 1, 1])
    expect((await client.readTexts(Bea, Ana)).at(-1)).toBe('Por aquí')
  })

  test('without clientId each is a new message; without an acknowledgement it is sent all the same', async () => {
    const { Ana, Bea, client, connect } = pair
    const [sender, recipient] = [await connect(Ana), await connect(Bea)]
    for (let time = 0; time < 2; time++)
      await addMessage(sender.socket, { message: 'Igual', receiverId: Bea.id })
    const untyped: Socket = sender.socket
    untyped.emit('add-message', { message: 'Sin respuesta', receiverId: Bea.id })
    await expect.poll(() => recipient.events.length).toBe(3)
    expect((await client.readTexts(Bea, Ana)).slice(2)).toEqual(['Igual', 'Igual', 'Sin respuesta'])
  })

  test('a refused message is acknowledged with a problem document', async () => {
    const { Ana, Bea, connect } = pair
    const { socket } = await connect(Ana)
    const Nobody = '01900000-0000-7000-8000-000000000000'
    for (const [payload, status, error] of [
      [{ message: ' ', receiverId: Bea.id }, 422, 'invalid_input'],
      [{ message: 'Hola', receiverId: Nobody }, 404, 'not_found'],
      [{ message: 'Hola', receiverId: Ana.id }, 422, 'a_ti_mismo'],
      [{ message: 'Hola', receiverId: Bea.id, more: 1 }, 400, 'invalid'],
    ] as const)
      expect(await addMessage(socket, payload)).toMatchObject({
        status,
        error,
        title: expect.any(String),
      })
  })

  test('P-messages-2: an adult writes to no minor over it, nor with what they share, also after a request from when they were one; typing reaches nobody', async () => {
    const { client, connect, made, server } = pair
    const people = await server.registerTalents(`Adulta${made}`, `Amiga${made}`, `Menor${made}`)
    const [Adulta, Amiga, Menor] = Object.values(people) as [TestPerson, TestPerson, TestPerson]
    const setAge = ({ id }: TestPerson, years: number) =>
      server.context.db
        .updateTable('account')
        .set({ birthdate: `${new Date().getUTCFullYear() - years}-01-01` })
        .where('id', '=', id)
        .execute()
    await setAge(Menor, 16)
    await setAge(Amiga, 17)
    const request = (await client.send(Amiga, Menor, 'Hola')).body
    await setAge(Amiga, 19)
    await server.eventsHandled()
    const minor = await connect(Menor)
    for (const who of [Adulta, Amiga]) {
      const { token } = who
      const refused = (await client.send(who, Menor)).body as object
      expect(refused).toMatchObject({ status: 403, error: 'menor_no_te_sigue' })
      const { socket } = await connect(who)
      const untyped: Socket = socket
      untyped.emit('typing', { profile_url: Menor.id })
      for (const more of [{}, { clientId: createClientId() }])
        expect(await addMessage(socket, { message: 'Hola', receiverId: Menor.id, ...more })).toEqual(refused)
      const { body: post } = await server.call('createPost', { token, body: { description: 'Casting' } })
      const filename = await uploadFile(server, who, { presign: 'presignMessageFile' })
      for (const content of [
        { sharedPostId: post.id },
        { sharedProfileId: who.id },
        { files: [{ filename, type: 'image' as const }] },
      ]) {
        const body = { receiverId: Menor.id, message: '', clientId: createClientId(), ...content }
        expect((await server.call('sendMessage', { token, body })).body).toEqual(refused)
      }
    }
    await server.eventsHandled()
    expect(minor.events.filter(([name]) => name !== 'refresh')).toEqual([])
    const { rows } = await client.findContacts(Menor, { requests: 'true' })
    expect(rows).toMatchObject([{ lastMessage: request.message }])
    expect(rows).toHaveLength(1)
  })

  test('messages sent by HTTP, withdrawals and read marks reach all connections of both', async () => {
    const { Ana, Bea, client, connect, made } = pair
    const [ana, bea] = [await connect(Ana), await connect(Bea)]
    const { body } = await client.send(Ana, Bea, 'Uno')
    // Messages are sent to connections in batches after the response, read marks at once.
    await expect.poll(() => [ana.events.length, bea.events.length]).toEqual([1, 1])
    const [anaUrl, beaUrl] = [toProfileUrl(`ana${made}`), toProfileUrl(`bea${made}`)]
    await client.markRead(Bea, Ana)
    await client.withdraw(Ana, body.id)
    const events = (own: boolean, profile_url: string) => [
      ['message', expect.objectContaining({ message: expect.objectContaining({ id: body.id }) })],
      ['read', { upTo: body.createdAt, own, profile_url }],
      ['withdrawn', { id: body.id }],
    ]
    await expect.poll(() => ana.events).toEqual(events(false, beaUrl))
    await expect.poll(() => bea.events).toEqual(events(true, anaUrl))
  })

  test('an answer sends a read mark for what came before it, also one that accepts a request', async () => {
    const { Ana, Bea, client, connect, made, server } = pair
    const [ana, bea] = [await connect(Ana), await connect(Bea)]
    const { body } = await client.send(Bea, Ana, 'Otra vez')
    const read = (connection: typeof ana) => connection.events.filter(([name]) => name === 'read')
    await addMessage(ana.socket, { message: 'Sí', receiverId: Bea.id })
    await expect.poll(() => [read(ana).length, read(bea).length]).toEqual([1, 1])
    const { upTo } = read(bea)[0]![1] as { upTo: string }
    expect(upTo > body.createdAt).toBe(true)
    expect(read(bea)).toEqual([['read', { upTo, own: false, profile_url: toProfileUrl(`ana${made}`) }]])
    expect(read(ana)).toEqual([['read', { upTo, own: true, profile_url: toProfileUrl(`bea${made}`) }]])
    await addMessage(ana.socket, { message: 'Y sí', receiverId: Bea.id })
    await expect.poll(() => bea.events.filter(([name]) => name === 'message').length).toBe(3)
    expect(read(bea)).toHaveLength(1)

    const [Nueva] = Object.values(await server.registerTalents(`Nueva${made}`)) as [TestPerson]
    const request = (await client.send(Nueva, Bea, 'Hola')).body
    const sender = await connect(Nueva)
    await client.markRead(Bea, Nueva)
    await addMessage(bea.socket, { message: 'Hola', receiverId: Nueva.id })
    const seen = { upTo: request.createdAt, own: false, profile_url: toProfileUrl(`bea${made}`) }
    await expect.poll(() => read(sender)).toEqual([['read', seen]])
  })

  test('the read mark of a request reaches the own connections only, until it is accepted', async () => {
    const { Bea, client, connect, made, server } = pair
    const [Nueva] = Object.values(await server.registerTalents(`Nueva${made}`)) as [TestPerson]
    const { body } = await client.send(Nueva, Bea, 'Hola')
    // Those of the registration come before.
    await server.eventsHandled()
    const [sender, reader] = [await connect(Nueva), await connect(Bea)]
    await client.markRead(Bea, Nueva)
    const read = { upTo: body.createdAt, profile_url: toProfileUrl(`nueva${made}`), own: true }
    await expect.poll(() => reader.events).toEqual([['read', read]])
    await client.accept(Bea, Nueva)
    const seen = { upTo: body.createdAt, profile_url: toProfileUrl(`bea${made}`), own: false }
    await expect.poll(() => sender.events).toEqual([['read', seen]])
    await expect.poll(() => reader.events.map(([name]) => name)).toEqual(['read', 'refresh', 'read'])
    expect(sender.events).toHaveLength(1)
  })

  test('ten messages in ten seconds, over HTTP and all connections together; others are not affected', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' })
    try {
      const address = await limited.app.listen({ host: '127.0.0.1', port: 0 })
      const { Una, Otra } = await limited.registerTalents('Una', 'Otra')
      const limitedClient = createMessageClient(limited)
      const { socket } = await connectSocket(address, Una.token)
      pair.disconnectLater(socket)
      const addOne = () => addMessage(socket, { message: 'Hola', receiverId: Otra.id })
      for (let n = 0; n < 5; n++) {
        expect((await limitedClient.send(Una, Otra)).status).toBe(201)
        expect(await addOne()).toHaveProperty('message')
      }
      expect(await addOne()).toMatchObject({ status: 429, error: 'too_many' })
      expect((await limitedClient.send(Una, Otra)).status).toBe(429)
      expect((await limitedClient.send(Otra, Una)).status).toBe(201)
    } finally {
      await limited.stop()
    }
  })
})
