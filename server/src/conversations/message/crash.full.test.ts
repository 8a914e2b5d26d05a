import type { Message } from '@brilla/contract/conversations/message'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServerProcess, type ServerProcess } from '../../server-process.testing.ts'
import { connectSocket, createClientId, sendReliably } from './message.testing.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await createServerProcess()
  await server.start()
})
afterAll(() => server.dispose())

test('P-messages-13: no message is lost or there twice when the server and its database are killed while one is sent', async () => {
  const [ana, bea] = [await server.register('Ana'), await server.register('Bea')]
  const { id: receiverId } = await server.call<{ id: string }>('GET', '/users/self', bea)
  const sender = await connectSocket(server.origin, ana)
  const recipient = await connectSocket(server.origin, bea)
  const outgoing = Array.from({ length: 60 }, (_, n) => ({
    receiverId,
    message: `número ${n}`,
    clientId: createClientId(),
  }))
  try {
    // Killed by an event: one that only looked now and then could be too late for all of them.
    const arrived = new Promise<void>((resolve) => {
      recipient.socket.onAny(() => recipient.events.length > 15 && resolve())
    })
    const sending = sendReliably(sender.socket, outgoing)
    await arrived
    await server.kill()
    expect(recipient.events.length).toBeLessThan(outgoing.length)
    await server.start()
    const acknowledged = await sending

    type Page = { rows: Message[]; next: string | null }
    const newest = await server.call<Page>('GET', '/messages/ana-prueba', bea)
    const older = await server.call<Page>('GET', `/messages/ana-prueba?after=${newest.next}`, bea)
    const read = [...older.rows, ...newest.rows]
    expect(read.map(({ message }) => message)).toEqual(outgoing.map(({ message }) => message))
    expect(read.map(({ id }) => id)).toEqual(acknowledged.map(({ id }) => id))
    expect(read.map(({ createdAt }) => createdAt)).toEqual(read.map(({ createdAt }) => createdAt).toSorted())
    expect(await server.call('GET', '/users/contact/ana-prueba', bea)).toMatchObject({ unread: 60 })
  } finally {
    sender.socket.disconnect()
    recipient.socket.disconnect()
  }
})
