import type { Message } from '@brilla/contract/conversations/message'
import { rateLimits } from '@brilla/contract/platform/limits'
import type { Socket } from 'socket.io-client'
import { expect } from 'vitest'
import { call, type Cluster, connect, disconnectAll, type Person } from './client.testing.ts'

/** A device: what it received, each message once. */
interface Device {
  socket: Socket
  /** The text of each event's message, also of one that is repeated. */
  delivered: string[]
  messages: Map<string, Message>
  reads: unknown[]
}

async function openDevice(origin: string, { token }: Person): Promise<Device> {
  const { socket } = await connect(origin, token)
  const device: Device = { socket, delivered: [], messages: new Map(), reads: [] }
  // From one process to another, a message may arrive twice.
  socket.on('message', ({ message }: { message: Message }) => {
    device.delivered.push(message.message)
    device.messages.set(message.id, message)
  })
  socket.on('read', (read: unknown) => device.reads.push(read))
  return device
}

/** Two people write to each other over different processes; all devices agree, and so does each process (P-messages-13). */
export async function converse({ one, two }: Cluster, ana: Person, bea: Person): Promise<void> {
  let made = 0
  const byHttp = (
    origin: string,
    from: Person,
    to: Person,
    { clientId = `mensaje ${++made}`, message = 'Hola' } = {},
  ) => {
    const body = { receiverId: to.id, message, clientId }
    return call(origin, 'sendMessage', { token: from.token, body })
  }
  const bySocket = async ({ socket, messages }: Device, to: Person) => {
    const payload = { receiverId: to.id, message: 'Hola', clientId: `mensaje ${++made}` }
    const { message } = (await socket.timeout(10_000).emitWithAck('add-message', payload)) as {
      message: Message
    }
    messages.set(message.id, message)
  }

  const devices = await Promise.all([
    openDevice(one, ana),
    openDevice(two, ana),
    openDevice(one, bea),
    openDevice(two, bea),
  ])
  const [anaOne, anaTwo, , beaTwo] = devices as [Device, Device, Device, Device]
  for (let n = 0; n < 2; n++) {
    await Promise.all([
      bySocket(anaOne, bea),
      bySocket(anaTwo, bea),
      byHttp(one, ana, bea),
      byHttp(two, ana, bea),
      bySocket(beaTwo, ana),
      byHttp(one, bea, ana),
    ])
  }
  // The acknowledgement of one process is lost, and the other one is asked again.
  const unconfirmed = { clientId: 'sin acuse', message: 'Sin acuse' }
  beaTwo.socket.emit('add-message', { receiverId: ana.id, ...unconfirmed })
  const count = (wanted: string) =>
    [anaOne, anaTwo].map(({ delivered }) => delivered.filter((text) => text === wanted).length)
  await expect.poll(() => count('Sin acuse')).toEqual([1, 1])
  const { body: again } = await byHttp(one, bea, ana, unconfirmed)
  beaTwo.messages.set(again.id, again)
  // What the retry sent would arrive before this.
  await byHttp(one, bea, ana, { message: 'El siguiente' })
  await expect.poll(() => count('El siguiente')).toEqual([1, 1])
  expect(count('Sin acuse')).toEqual([1, 1])
  // One message, though both processes are asked at the same moment.
  const retries = await Promise.all(
    [one, two].map((origin) => byHttp(origin, ana, bea, { clientId: 'el mismo' })),
  )
  expect(retries.map(({ status }) => status)).toEqual([201, 201])
  expect(retries[0]!.body.id).toBe(retries[1]!.body.id)
  // These were all that the limit permits in ten seconds, on both processes together.
  expect(rateLimits.message.max).toBe(10)
  for (const origin of [one, two]) expect((await byHttp(origin, ana, bea)).status).toBe(429)

  const read = async (origin: string, reader: Person, other: Person) =>
    (await call(origin, 'getMessages', { token: reader.token, params: { id: other.id } })).body.rows
  const rows = await read(one, ana, bea)
  expect(rows).toHaveLength(15)
  const ids = rows.map(({ id }) => id)
  expect((await read(two, bea, ana)).map(({ id }) => id)).toEqual(ids)
  const list = ({ messages }: Device) =>
    [...messages.values()]
      .toSorted((first, second) => (first.createdAt < second.createdAt ? -1 : 1))
      .map(({ id }) => id)
  await expect.poll(() => devices.map(list)).toEqual([ids, ids, ids, ids])

  const token = bea.token
  const marked = await call(one, 'markConversationRead', { token, body: { profile_url: ana.id } })
  expect(marked.body).toEqual({ unread: 0 })
  const upTo = rows.at(-1)!.createdAt
  const mark = (own: boolean) => ({ upTo, own, profile_url: own ? 'ana-prueba' : 'bea-prueba' })
  await expect
    .poll(() => devices.map(({ reads }) => reads.at(-1)))
    .toEqual([mark(false), mark(false), mark(true), mark(true)])
  expect((await call(two, 'getSelf', { token })).body.unreadMessagesCount).toBe(0)
  disconnectAll()
}
