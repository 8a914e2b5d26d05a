import { EventEmitter } from 'node:events'
import type { Self } from '@brilla/contract/accounts/account'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { selfKey } from '../../accounts/account/self.queries.ts'
import { followEvents, eventReducers } from '../../../app/realtime/event-reducers.ts'
import type { Thread } from './message.cache.ts'
import { createServer, names, openPage, pageSize } from './message.events.testing.ts'
import { contactListQuery, contactQuery, threadQuery } from './message.queries.ts'

const name = fc.constantFrom('ana' as const, ...names)
const step = fc.oneof(
  fc.record({ kind: fc.constant('message' as const), name }),
  fc.record({ kind: fc.constant('own' as const), name }),
  fc.record({ kind: fc.constant('read' as const), name, own: fc.boolean() }),
  fc.record({ kind: fc.constant('withdraw' as const), name, back: fc.nat(8) }),
  // Some are just before and some just after the time in which a message can be withdrawn.
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 3, 10) }),
  fc.record({ kind: fc.constant('older' as const), name }),
  fc.record({
    kind: fc.constantFrom('respond' as const, 'disconnect' as const, 'connect' as const),
  }),
  fc.record({ kind: fc.constant('repeat' as const), index: fc.nat(20) }),
  fc.record({ kind: fc.constant('burst' as const), name, count: fc.integer({ min: 2, max: 12 }) }),
)

/** A conversation over half an hour, of which all pages are loaded. */
const longThread = [
  ...Array.from({ length: 24 }, () => [
    { kind: 'message' as const, name: 'ana' as const },
    { kind: 'wait' as const, minutes: 1 },
  ]).flat(),
  { kind: 'connect' as const },
  { kind: 'respondAll' as const },
  ...Array.from({ length: 7 }, () => [
    { kind: 'older' as const, name: 'ana' as const },
    { kind: 'respondAll' as const },
  ]).flat(),
]

/** A message is delivered again when another conversation is at the top of the loaded list. */
const repeatOfOldMessage = [
  { kind: 'message' as const, name: 'ana' as const },
  { kind: 'message' as const, name: 'luis' as const },
  { kind: 'connect' as const },
  ...Array.from({ length: 40 }, () => ({ kind: 'respond' as const })),
  { kind: 'repeat' as const, index: 0 },
]

/** A message that can be withdrawn is not on the newest page. */
const missedWithdrawal = [
  { kind: 'disconnect' as const },
  { kind: 'withdraw' as const, name: 'ana' as const, back: 7 },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('P-realtime-7: after any events, missed events and reconnections the page shows what a fresh read shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 40 }), async (isLong, steps) => {
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
      for (const one of isLong ? [...longThread, ...steps] : steps) {
        if (one.kind === 'message') emit('message', server.write(one.name, false))
        else if (one.kind === 'own') emit('message', server.write(one.name, true))
        else if (one.kind === 'read') emit('read', server.read(one.name, one.own))
        else if (one.kind === 'withdraw') emit('withdrawn', server.withdraw(one.name, one.back))
        else if (one.kind === 'wait') server.wait(one.minutes)
        else if (one.kind === 'older') page.older(one.name)
        else if (one.kind === 'respond') page.responses.shift()?.()
        else if (one.kind === 'respondAll') await page.respondToAll()
        else if (one.kind === 'burst')
          for (let written = 0; written < one.count; written += 1)
            emit('message', server.write(one.name, false))
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
    {
      numRuns: 60,
      examples: [
        [false, repeatOfOldMessage],
        [true, missedWithdrawal],
      ],
    },
  )
}, 30_000)

test('P-realtime-7: a long thread is read again from its end only, and completely after a change of any kind', async () => {
  const server = createServer()
  const page = openPage(server)
  const connection = new EventEmitter()
  followEvents(connection, eventReducers, () => page.queries)
  const { respondToAll } = page
  for (let written = 0; written < 20 * pageSize; written += 1) {
    server.write('ana', false)
    server.wait(1)
  }
  connection.emit('connect')
  await respondToAll()
  for (let loaded = 1; loaded < 20; loaded += 1) {
    page.older('ana')
    await respondToAll()
  }
  const key = threadQuery(page.api, 'ana').queryKey
  const countRows = () => page.queries.getQueryData<Thread>(key)?.pages.flatMap(({ rows }) => rows).length
  expect(countRows()).toBe(20 * pageSize)

  // Ten minutes are ten messages: these pages, and the one in which the last of them is.
  page.requests.length = 0
  server.write('ana', false)
  connection.emit('connect')
  await respondToAll()
  expect(page.requests.filter((name) => name === 'ana').length).toBeLessThanOrEqual(
    Math.ceil(11 / pageSize) + 1,
  )
  expect(countRows()).toBe(20 * pageSize + 1)

  // More were missed than are looked for: what is before them is loaded again when it is scrolled to.
  for (let written = 0; written < 15 * pageSize; written += 1) server.write('ana', false)
  page.requests.length = 0
  connection.emit('connect')
  await respondToAll()
  expect(page.requests.filter((name) => name === 'ana')).toHaveLength(10)
  expect(countRows()).toBe(10 * pageSize)
  page.older('ana')
  await respondToAll()
  expect(countRows()).toBe(11 * pageSize)

  server.wait(20)
  server.write('ana', false)
  connection.emit('connect')
  await respondToAll()
  const rows = countRows()
  page.requests.length = 0
  connection.emit('connect')
  await respondToAll()
  expect(page.requests.filter((name) => name === 'ana')).toHaveLength(1)
  expect(countRows()).toBe(rows)
  page.requests.length = 0
  connection.emit('refresh')
  await respondToAll()
  expect(page.requests.filter((name) => name === 'ana').length).toBeGreaterThanOrEqual(11)
  page.close()
  page.queries.clear()
})
