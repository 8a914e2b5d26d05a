/** A server of conversations and a page that shows them, for tests of what the cache becomes. */
import { limits } from '@brilla/contract/platform/limits'
import type { Self } from '@brilla/contract/accounts/account'
import type { Contact, Message } from '@brilla/contract/conversations/message'
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { Client } from '../../../lib/api.ts'
import { selfKey } from '../../accounts/account/self.queries.ts'
import { contactListQuery, contactQuery, threadQuery } from './message.queries.ts'

export const pageSize = 3
const selfId = 'self'
export const names = ['ana', 'luis', 'mei'] as const
type Name = (typeof names)[number]

interface Conversation {
  messages: Message[]
  request: boolean
  readAt: string
  readUpTo: string | null
}

/** The server's conversations, as the contract describes them. */
export function createServer() {
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
      nombre: name,
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
      muted: false,
      writeError: null,
      writeFrom: null,
    }
  }

  return {
    contact,
    wait: (minutes: number) => (clock += minutes * 60_000),
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
        reported: false,
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
    withdraw(name: Name, back = 0) {
      const recent = at(name).messages.filter(
        ({ withdrawn, createdAt }) =>
          !withdrawn && clock - Date.parse(createdAt) <= limits.withdrawMinutes * 60_000,
      )
      const chosen = recent.at(-1 - (back % recent.length))
      if (!chosen) return undefined
      at(name).messages = at(name).messages.map((one) =>
        one === chosen ? { ...one, message: '', withdrawn: true } : one,
      )
      return { id: chosen.id }
    },
  }
}

/** A page with every list open, whose responses arrive when the test says so; each is as old as its request. */
export function openPage(server: ReturnType<typeof createServer>) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  const responses: (() => void)[] = []
  /** Whose threads were requested. */
  const requests: Name[] = []
  const respond = <Value>(value: Value) =>
    new Promise<Value>((resolve) => responses.push(() => resolve(value)))
  const api = {
    call(name: string, { params, query }: { params: Record<string, Name>; query: Record<string, string> }) {
      if (name === 'getContacts') return respond(server.contacts(query.requests === 'true'))
      if (name === 'getContact') return respond(server.contact(params.id as Name))
      requests.push(params.id as Name)
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
    requests,
    older(name: Name) {
      const thread = threads[names.indexOf(name)]
      if (thread?.getCurrentResult().hasNextPage) void thread.fetchNextPage({ cancelRefetch: false })
    },
    async respondToAll() {
      await vi.advanceTimersByTimeAsync(0)
      for (; responses.length > 0; await vi.advanceTimersByTimeAsync(0)) responses.shift()?.()
    },
    close: () => stops.forEach((stop) => stop()),
  }
}
