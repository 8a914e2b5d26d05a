import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetResponses, responsesDatabase } from './forget-responses.ts'
import {
  deleteResponse,
  readResponse,
  storeResponses,
  type Owner,
  type StoredResponse,
} from './response-store.ts'

/** Milliseconds that a busy machine may need for what takes a moment. */
const waiting = { timeout: 60_000 }

const ana = { sub: 'ana', version: '/1.js' }
const day = 24 * 3_600_000
const createThread = (loadedAt = Date.now(), data: unknown = { rows: [] }): StoredResponse => ({
  kind: 'thread',
  loadedAt,
  data,
})
const store = (owner: Owner, responses: Iterable<readonly [string, StoredResponse]>) =>
  storeResponses(owner, new Map(responses), () => true)
const listDatabases = async () => (await indexedDB.databases()).map(({ name }) => name)

beforeEach(async () => {
  forgetResponses()
  await vi.waitUntil(async () => (await listDatabases()).length === 0)
})

test('P-pages-21: responses are read by the account and version that stored them, until another one stores', async () => {
  const thread = createThread()
  await store(ana, [['luz', thread]])
  expect(await readResponse(ana, 'luz')).toEqual(thread)
  for (const other of [
    { ...ana, sub: 'luz' },
    { ...ana, version: '/2.js' },
  ]) {
    expect(await readResponse(other, 'luz')).toBeUndefined()
    await store(ana, [['luz', thread]])
    await store(other, [['bea', thread]])
    expect(await readResponse(ana, 'luz')).toBeUndefined()
    expect(await readResponse(other, 'luz')).toBeUndefined()
  }
})

test('P-pages-20 P-pages-21: twenty threads are kept, of the last two weeks, and none that is very long', async () => {
  const threads = Array.from(
    { length: 22 },
    (_, index) => [`${index}`, createThread(Date.now() - index)] as const,
  )
  const old = ['old', createThread(Date.now() - 15 * day)] as const
  const long = ['long', createThread(Date.now() + 1, 'x'.repeat(500_000))] as const
  await store(ana, [...threads, old, long])
  const hashes = [...threads, old, long].map(([hash]) => hash)
  const found = await Promise.all(hashes.map(async (hash) => ((await readResponse(ana, hash)) ? [hash] : [])))
  expect(found.flat()).toEqual(hashes.slice(0, 20))
  await deleteResponse('0')
  expect(await readResponse(ana, '0')).toBeUndefined()
  await store(ana, [['1', createThread(Date.now(), 'x'.repeat(500_000))]])
  expect(await readResponse(ana, '1')).toBeUndefined()
  vi.useFakeTimers({ now: Date.now() + 15 * day, toFake: ['Date'] })
  expect(await readResponse(ana, '2')).toBeUndefined()
  vi.useRealTimers()
})

test('P-pages-21: a deletion leaves nothing of what is stored at the same time, or by a tab that has not heard of it', async () => {
  const responses = new Map([['luz', createThread()]])
  const storing = storeResponses(ana, responses, () => true)
  const reading = readResponse(ana, 'luz')
  forgetResponses()
  await Promise.all([storing, reading])
  expect(await readResponse(ana, 'luz')).toBeUndefined()
  // The connections that were used do not delay it.
  forgetResponses()
  await vi.waitFor(async () => expect(await listDatabases()).not.toContain(responsesDatabase), waiting)
  await storeResponses(ana, responses, () => false)
  expect(await readResponse(ana, 'luz')).toBeUndefined()
})

test('without storage, or when it does not respond, nothing is found, and a deletion throws nothing', async () => {
  vi.useFakeTimers()
  const hanging = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest)
  const reading = readResponse(ana, 'luz')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await reading).toBeUndefined()
  vi.useRealTimers()
  hanging.mockRestore()
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(forbid)
  const deletion = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(forbid)
  expect(await readResponse(ana, 'luz')).toBeUndefined()
  await expect(store(ana, [['luz', createThread()]])).rejects.toThrow('Forbidden')
  expect(forgetResponses).not.toThrow()
  open.mockRestore()
  deletion.mockRestore()
})
