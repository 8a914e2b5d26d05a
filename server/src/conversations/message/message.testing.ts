/** Helpers of the tests of messages. */
import type { Message } from '@brilla/contract/conversations/message'
import type { ServerEvents } from '@brilla/contract/conversations/realtime'
import { io, type Socket } from 'socket.io-client'
import type { TestPerson, TestServer } from '../../testing.ts'

let sent = 0

/** A `clientId` that no other message has. */
export function createClientId(): string {
  sent += 1
  return `mensaje ${sent}`
}

export function createMessageClient(server: TestServer) {
  const send = (from: TestPerson, to: TestPerson, message = 'Hola', clientId = createClientId()) =>
    server.call('sendMessage', { token: from.token, body: { receiverId: to.id, message, clientId } })
  const findContacts = async (
    { token }: TestPerson,
    query: { q?: string; page?: string; requests?: 'true' | 'false' } = {},
  ) => (await server.call('getContacts', { token, query })).body
  const getContact = async ({ token }: TestPerson, { id }: TestPerson) =>
    (await server.call('getContact', { token, params: { id } })).body
  const getMessages = async ({ token }: TestPerson, { id }: TestPerson, after?: string) =>
    (
      await server.call('getMessages', {
        token,
        params: { id },
        query: after === undefined ? {} : { after },
      })
    ).body
  const markRead = async ({ token }: TestPerson, { id }: TestPerson, upTo?: string) =>
    (
      await server.call('markConversationRead', {
        token,
        body: { profile_url: id, ...(upTo !== undefined && { upTo }) },
      })
    ).body
  return {
    send,
    findContacts,
    getContact,
    getMessages,
    /** The texts of the newest messages, oldest first. */
    readTexts: async (reader: TestPerson, other: TestPerson) =>
      (await getMessages(reader, other)).rows.map(({ message }) => message),
    markRead,
    accept: ({ token }: TestPerson, { id }: TestPerson) =>
      server.call('acceptRequest', { token, body: { profile_url: id } }),
    deleteRequest: ({ token }: TestPerson, { id }: TestPerson) =>
      server.call('deleteRequest', { token, params: { profile_url: id } }),
    withdraw: ({ token }: TestPerson, id: string) =>
      server.call('withdrawMessage', { token, params: { id } }),
    saveDraft: ({ token }: TestPerson, { id }: TestPerson, draft: string) =>
      server.call('saveDraft', { token, body: { profile_url: id, draft } }),
    follow: ({ token }: TestPerson, { id }: TestPerson) => server.call('followUser', { token, body: { id } }),
    block: ({ token }: TestPerson, { id }: TestPerson) =>
      server.call('blockUser', { token, body: { userId: id } }),
    countUnread: async ({ token }: TestPerson) =>
      (await server.call('getSelf', { token })).body.unreadMessagesCount,
    listNotifications: async ({ token }: TestPerson) =>
      (await server.call('getMessageNotifications', { token })).body,
  }
}

interface ClientSends {
  'add-message': (payload: unknown, acknowledge: (reply: unknown) => void) => void
  typing: (payload: unknown) => void
}

export type MessageSocket = Socket<ServerEvents, ClientSends>

/** Sends a message over the connection; resolves with the acknowledgement. */
export const addMessage = (socket: MessageSocket, payload: unknown): Promise<unknown> =>
  socket.timeout(10_000).emitWithAck('add-message', payload)

/** Connects an account, and collects the events that it receives. */
export async function connectSocket(origin: string, token: string) {
  const socket: MessageSocket = io(origin, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    reconnectionDelay: 10,
    reconnectionDelayMax: 100,
  })
  const events: [name: string, payload: unknown][] = []
  socket.onAny((name: string, payload: unknown) => events.push([name, payload]))
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  return { socket, events }
}

interface Outgoing {
  receiverId: string
  message: string
  clientId: string
}

/**
 * Sends messages over a connection one after the other as a client does: each until it is acknowledged, again after every
 * interruption. Returns the acknowledged messages.
 */
export async function sendReliably(socket: MessageSocket, outgoing: Outgoing[]): Promise<Message[]> {
  const acknowledged: Message[] = []
  for (const payload of outgoing) acknowledged.push(await sendUntilAcknowledged(socket, payload))
  return acknowledged
}

async function sendUntilAcknowledged(socket: MessageSocket, payload: Outgoing): Promise<Message> {
  for (;;) {
    if (!socket.connected) await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
    const interruption = new AbortController()
    const interrupted = new Promise<null>((resolve) => {
      const stop = () => resolve(null)
      socket.once('disconnect', stop)
      interruption.signal.addEventListener('abort', () => socket.off('disconnect', stop))
    })
    const reply = await Promise.race([socket.emitWithAck('add-message', payload), interrupted])
    interruption.abort()
    if (isAcknowledged(reply)) return reply.message
    if (reply !== null) throw new Error(`refused: ${JSON.stringify(reply)}`)
  }
}

const isAcknowledged = (reply: unknown): reply is { message: Message } =>
  typeof reply === 'object' && reply !== null && 'message' in reply
