// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, OfflineError, type Client } from '../../../lib/api.ts'
import type { Session } from '../../../lib/session.ts'
import { getOutbox } from './outbox.ts'

const contact = { id: 'luis-id', profile_url: 'luis' }

let account = ''

/** The outbox of a page that was just loaded, and the messages that its server was asked to send. */
function loadPage(respond: (text: string) => Promise<unknown>) {
  const sent: { message: string; clientId: string }[] = []
  const session = {
    claims: () => ({ sub: account }),
    token: () => 'token',
    subscribe: () => () => undefined,
  } as unknown as Session
  const api = {
    async call(_name: string, { body }: { body: { message: string; clientId: string } }) {
      sent.push(body)
      await respond(body.message)
      return { ...body, id: body.clientId, createdAt: new Date().toISOString(), files: [], sender: {} }
    },
  } as unknown as Client
  const outbox = getOutbox({ api, session })
  const confirmed: string[] = []
  const write = (text: string) => outbox.send(contact, { text, files: [] }, () => confirmed.push(text))
  return { outbox, sent, write, confirmed, texts: () => sent.map(({ message }) => message) }
}

beforeEach(() => {
  account = 'ana-id'
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('P-messages-4: messages are sent one after the other, and again with the same clientId when a response is lost', async () => {
  let failures = 1
  const { write, sent, texts, confirmed, outbox } = loadPage(async () => {
    if (failures-- > 0) throw new OfflineError('lost')
  })
  write('one')
  write('two')
  await vi.advanceTimersByTimeAsync(0)
  expect([texts(), confirmed]).toEqual([['one'], []])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(texts()).toEqual(['one', 'one', 'two'])
  expect(confirmed).toEqual(['one', 'two'])
  expect(sent[0]?.clientId).toBe(sent[1]?.clientId)
  expect(outbox.list()).toEqual([])
})

test('P-messages-4: what was not sent is sent after a reload', async () => {
  const first = loadPage(() => new Promise(() => undefined))
  first.write('one')
  await vi.advanceTimersByTimeAsync(0)
  first.outbox.close()
  const second = loadPage(async () => undefined)
  second.outbox.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(second.sent).toEqual(first.sent)
  expect(second.outbox.list()).toEqual([])
})

test('P-messages-4: a refused message waits for its writer, and does not hold up the next', async () => {
  let isRefused = true
  const { write, texts, outbox } = loadPage(async (text) => {
    if (text === 'one' && isRefused) throw new ApiError(422, { error: 'too_long', detail: 'Too long.' })
  })
  write('one')
  write('two')
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.list()).toMatchObject([{ text: 'one', state: 'failed', error: { detail: 'Too long.' } }])
  isRefused = false
  outbox.retry(outbox.list()[0]?.clientId ?? '')
  await vi.advanceTimersByTimeAsync(0)
  expect(texts()).toEqual(['one', 'two', 'one'])
  expect(outbox.list()).toEqual([])
})

test('P-messages-4: a closed outbox sends nothing more, and keeps what was not sent', async () => {
  const { write, texts, outbox } = loadPage(async () => {
    outbox.close()
    throw new DOMException('The request was aborted.', 'AbortError')
  })
  write('one')
  write('two')
  const read = vi.spyOn(Storage.prototype, 'getItem')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(texts()).toEqual(['one'])
  expect(outbox.list()).toMatchObject([
    { text: 'one', state: 'queued' },
    { text: 'two', state: 'queued' },
  ])
  expect(read.mock.calls.length).toBeLessThan(10)
  read.mockRestore()
})

test('P-messages-4: nothing is sent in the name of another account that has logged in since', async () => {
  const { write, texts, outbox } = loadPage(async () => {
    account = 'luis-id'
    throw new OfflineError('lost')
  })
  write('one')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(texts()).toEqual(['one'])
  expect(outbox.list()).toMatchObject([{ text: 'one', state: 'queued' }])
})
