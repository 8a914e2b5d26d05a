import { EventEmitter } from 'node:events'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { eventReducers, followEvents, type EventReducers } from './event-reducers.ts'

interface TestEvents {
  renamed: (payload: { id: string; name: string }) => void
  typing: (id: string, at: number) => void
}

interface Person {
  id: string
  name: string
}

const reducers: EventReducers<TestEvents> = {
  renamed: {
    queryKeys: [['people']],
    reduce: (queries, { id, name }) =>
      queries.setQueryData<Person[]>(['people'], (people) =>
        people?.map((person) => (person.id === id ? { ...person, name } : person)),
      ),
  },
  typing: { unused: 'Nothing shows who is typing.' },
}

/** A list of people on screen, and the server's current list. */
function setUp() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const server = { people: [{ id: 'ana', name: 'Ana' }], requests: 0 }
  queries.setQueryData<Person[]>(['people'], server.people)
  const observer = new QueryObserver(queries, {
    queryKey: ['people'],
    queryFn: () => {
      server.requests++
      return server.people
    },
  })
  const unsubscribe = observer.subscribe(() => undefined)
  const connection = new EventEmitter()
  followEvents(connection, reducers, () => queries)
  return { connection, queries, server, unsubscribe, read: () => queries.getQueryData(['people']) }
}

test('an event changes the cache without a request', () => {
  const { connection, server, read, unsubscribe } = setUp()
  connection.emit('connect')
  connection.emit('renamed', { id: 'ana', name: 'Ana María' })
  expect(read()).toEqual([{ id: 'ana', name: 'Ana María' }])
  expect(server.requests).toBe(0)
  unsubscribe()
})

test('P-realtime-9: `refresh` reads again what is on screen, and everything else when it is opened', async () => {
  const { queries, server, read, unsubscribe } = setUp()
  queries.setQueryData(['search'], [{ id: 'ana', name: 'Ana' }])
  const connection = new EventEmitter()
  followEvents(connection, eventReducers, () => queries)
  server.people = []
  connection.emit('refresh')
  expect(queries.getQueryState(['search'])).toMatchObject({ data: [{ id: 'ana' }], isInvalidated: true })
  await expect.poll(read).toEqual([])
  expect(server.requests).toBe(1)
  unsubscribe()
})

test('an event before its list was loaded changes nothing', () => {
  const { connection, queries, read, unsubscribe } = setUp()
  queries.removeQueries({ queryKey: ['people'] })
  connection.emit('renamed', { id: 'ana', name: 'Ana María' })
  expect(read()).toBeUndefined()
  unsubscribe()
})

test('an unused event has no listener', () => {
  const { connection, unsubscribe } = setUp()
  expect([connection.listenerCount('renamed'), connection.listenerCount('typing')]).toEqual([1, 0])
  unsubscribe()
})

test('P-realtime-7: after a reconnection, and only then, what events change is fetched again', async () => {
  const { connection, server, read, unsubscribe } = setUp()
  connection.emit('connect')
  expect(server.requests).toBe(0)
  server.people = [{ id: 'ana', name: 'Missed' }]
  connection.emit('disconnect')
  connection.emit('connect')
  await expect.poll(read).toEqual(server.people)
  expect(server.requests).toBe(1)
  unsubscribe()
})

test('every unused event of the contract has a reason', () => {
  for (const reducer of Object.values(eventReducers))
    if ('unused' in reducer) expect(reducer.unused).toMatch(/\w{3,}.*\.$/)
})

test('an event of the server that is missing in the table, or reduced with another payload, does not compile', () => {
  // @ts-expect-error `typing` is missing
  const incomplete: EventReducers<TestEvents> = { renamed: reducers.renamed }
  const mistyped: EventReducers<TestEvents> = {
    ...reducers,
    // @ts-expect-error a name is not a number
    renamed: { queryKeys: [], reduce: (_, { name }: { name: number }) => name },
  }
  expect([Object.keys(incomplete), Object.keys(mistyped)]).toEqual([['renamed'], ['renamed', 'typing']])
})
