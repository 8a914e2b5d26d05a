import { EventEmitter } from 'node:events'
import type { Self } from '@brilla/contract/account'
import type { Contact, Message } from '@brilla/contract/message'
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../../lib/api.ts'
import { selfKey } from '../account/self.queries.ts'
import { contactListQuery, contactQuery, threadQuery } from './message.queries.ts'
import { followEvents, eventReducers } from '../realtime/eventReducers.ts'
import type { Thread } from './message.cache.ts'

const pageSize = 3
const selfId = 'self'
const names = ['ana', 'luis', 'mei'] as const
type Name = (typeof names)[number]

interface Conversation {
  messages: Message[]
  request: boolean
  readAt: string
  readUpTo: string | null
}

/** The server's conversations, as the contract describes them. */
function createServer() {
  let clock = Date.parse('2026-11-22T12:00:00.000Z')
  const conversations = new Map<Name, Conversation>(
    names.map((name) => [name, { messages: [], request: name === 'mei', readAt: '', readUpTo: null }]),
  )
  const at = (name: Name) => conversations.get(name) as Conversation
  const author = (id: string) => ({
    id,
    fullname: id,
    profile_url: id,
    profileImage: null,
    type: 'talento' as const,
    verified: false,
  })
  const unread = (name: Name) =>
    at(name).messages.filter(
      ({ sender, createdAt, withdrawn }) => sender.id === name && !withdrawn && createdAt > at(name).readAt,
    ).length

  const total = () => names.filter((name) => !at(name).request).reduce((sum, name) => sum + unread(name), 0)

  function contact(name: Name): Contact {
    const { messages, request, readUpTo } = at(name)
    const last = messages.at(-1)
    return {
      ...author(name),
      country: 'MX',
      verified: false,
      memberSince: '2024-01-01T00:00:00.000Z',
      lastContact: last?.createdAt ?? null,
      lastMessage: last && !last.withdrawn ? last.message : null,
      lastMessageType: last ? (last.withdrawn ? 'withdrawn' : 'text') : null,
      lastMessageIsOwn: last?.sender.id === selfId,
      unread: unread(name),
      request: request && messages.length > 0,
      draft: '',
      readUpTo,
      writeError: null,
    }
  }

  return {
    contact,
    contacts(requests: boolean) {
      const rows = names
        .map(contact)
        .filter((one) => one.lastContact !== null && one.request === requests)
        .toSorted((one, other) => ((one.lastContact ?? '') < (other.lastContact ?? '') ? 1 : -1))
      return { rows, count: rows.length }
    },
    messages(name: Name, before?: string) {
      const older = at(name).messages.filter(({ createdAt }) => !before || createdAt < before)
      const rows = older.slice(-pageSize)
      return { rows, next: older.length > pageSize ? (rows[0]?.createdAt ?? null) : null }
    },
    all: (name: Name) => at(name).messages,
    total,
    write(name: Name, isOwn: boolean) {
      clock += 1
      const message: Message = {
        id: `message ${clock}`,
        message: `text ${clock}`,
        createdAt: new Date(clock).toISOString(),
        sender: author(isOwn ? selfId : name),
        receiverId: isOwn ? name : selfId,
        clientId: isOwn ? `client ${clock}` : null,
        files: [],
        isShare: false,
        sharedPost: null,
        sharedProfile: null,
        withdrawn: false,
        warning: null,
      }
      at(name).messages = [...at(name).messages, message]
      if (isOwn) Object.assign(at(name), { request: false, readAt: message.createdAt })
      return { actor: message.sender, message, ...(!isOwn && { unread: total() }) }
    },
    read(name: Name, own: boolean) {
      const upTo = at(name).messages.findLast(({ sender }) => (sender.id === selfId) !== own)?.createdAt
      if (!upTo) return undefined
      if (own) at(name).readAt = upTo > at(name).readAt ? upTo : at(name).readAt
      else at(name).readUpTo = upTo
      return { profile_url: name, upTo, own }
    },
    withdraw(name: Name) {
      const last = at(name).messages.findLast(({ withdrawn }) => !withdrawn)
      if (!last) return undefined
      at(name).messages = at(name).messages.map((one) =>
        one === last ? { ...one, message: '', withdrawn: true } : one,
      )
      return { id: last.id }
    },
  }
}

/** A page with every list open, whose responses arrive when the test says so; each is as old as its request. */
function openPage(server: ReturnType<typeof createServer>) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  const responses: (() => void)[] = []
  const respond = <Value>(value: Value) =>
    new Promise<Value>((resolve) => responses.push(() => resolve(value)))
  const api = {
    call(name: string, { params, query }: { params: Record<string, Name>; query: Record<string, string> }) {
      if (name === 'getContacts') return respond(server.contacts(query.requests === 'true'))
      if (name === 'getContact') return respond(server.contact(params.id as Name))
      return respond(server.messages(params.id as Name, query.after))
    },
  } as unknown as Client
  const threads = names.map((name) => new InfiniteQueryObserver(queries, threadQuery(api, name)))
  const observers = [
    ...threads,
    ...[false, true].map(
      (requests) => new InfiniteQueryObserver(queries, contactListQuery(api, { requests, q: '' })),
    ),
    ...names.map((name) => new QueryObserver(queries, contactQuery(api, name))),
    new QueryObserver(queries, {
      queryKey: selfKey,
      queryFn: () => respond({ id: selfId, unreadMessagesCount: server.total() } as Self),
    }),
  ]
  const stops = observers.map((observer) => observer.subscribe(() => undefined))
  return {
    api,
    queries,
    responses,
    older(name: Name) {
      const thread = threads[names.indexOf(name)]
      if (thread?.getCurrentResult().hasNextPage) void thread.fetchNextPage({ cancelRefetch: false })
    },
    close: () => stops.forEach((stop) => stop()),
  }
}

const name = fc.constantFrom(...names)
const step = fc.oneof(
  fc.record({ kind: fc.constant('message' as const), name }),
  fc.record({ kind: fc.constant('own' as const), name }),
  fc.record({ kind: fc.constant('read' as const), name, own: fc.boolean() }),
  fc.record({ kind: fc.constant('withdraw' as const), name }),
  fc.record({ kind: fc.constant('older' as const), name }),
  fc.record({
    kind: fc.constantFrom('respond' as const, 'disconnect' as const, 'connect' as const),
  }),
  fc.record({ kind: fc.constant('repeat' as const), index: fc.nat(20) }),
)

/** A message is delivered again when another conversation is at the top of the loaded list. */
const repeatOfOldMessage = [
  { kind: 'message' as const, name: 'ana' as const },
  { kind: 'message' as const, name: 'luis' as const },
  { kind: 'connect' as const },
  ...Array.from({ length: 40 }, () => ({ kind: 'respond' as const })),
  { kind: 'repeat' as const, index: 0 },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('P-realtime-7: after any events, missed events and reconnections the page shows what a fresh read shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = createServer()
      const page = openPage(server)
      const connection = new EventEmitter()
      followEvents(connection, eventReducers, () => page.queries)
      let isConnected = false
      const messages: unknown[] = []
      const emit = (event: string, payload: unknown) => {
        if (payload === undefined) return
        if (event === 'message') messages.push(payload)
        if (isConnected) connection.emit(event, payload)
      }
      const connect = () => {
        if (isConnected) return
        isConnected = true
        connection.emit('connect')
      }
      for (const one of steps) {
        if (one.kind === 'message') emit('message', server.write(one.name, false))
        else if (one.kind === 'own') emit('message', server.write(one.name, true))
        else if (one.kind === 'read') emit('read', server.read(one.name, one.own))
        else if (one.kind === 'withdraw') emit('withdrawn', server.withdraw(one.name))
        else if (one.kind === 'older') page.older(one.name)
        else if (one.kind === 'respond') page.responses.shift()?.()
        else if (one.kind === 'connect') connect()
        else if (one.kind === 'disconnect') isConnected = false
        else if (one.kind === 'repeat' && isConnected && messages.length > 0)
          connection.emit('message', messages[one.index % messages.length])
        await vi.advanceTimersByTimeAsync(0)
      }
      connect()
      for (let idle = 0; idle < 3; idle += 1) {
        if (page.responses.length > 0) idle = 0
        for (const respond of page.responses.splice(0)) respond()
        await vi.advanceTimersByTimeAsync(1_000)
      }
      const { queries, api } = page
      for (const name of names) {
        expect(queries.getQueryData(contactQuery(api, name).queryKey)).toEqual(server.contact(name))
        const thread = queries.getQueryData<Thread>(threadQuery(api, name).queryKey)
        const shown = thread?.pages.toReversed().flatMap(({ rows }) => rows) ?? []
        const expected = server.all(name)
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(pageSize, expected.length))
        expect(shown).toEqual(expected.slice(expected.length - shown.length))
      }
      for (const requests of [false, true]) {
        const list = queries.getQueryData(contactListQuery(api, { requests, q: '' }).queryKey)
        expect(list?.pages.flatMap(({ rows }) => rows)).toEqual(server.contacts(requests).rows)
      }
      expect(queries.getQueryData<Self>(selfKey)?.unreadMessagesCount).toBe(server.total())
      page.close()
      queries.clear()
    }),
    { numRuns: 200, examples: [[repeatOfOldMessage]] },
  )
})

test('P-messages-8: the badge follows a message at once, also of somebody who is not loaded', () => {
  const queries = new QueryClient()
  const server = createServer()
  queries.setQueryData(selfKey, { id: selfId, unreadMessagesCount: 0 } as Self)
  const connection = new EventEmitter()
  followEvents(connection, eventReducers, () => queries)
  const count = () => queries.getQueryData<Self>(selfKey)?.unreadMessagesCount
  for (const name of ['ana', 'luis', 'ana'] as const) connection.emit('message', server.write(name, false))
  expect(count()).toBe(3)
  // Written on another device: no count.
  connection.emit('message', server.write('luis', true))
  expect(count()).toBe(3)
  queries.clear()
})
