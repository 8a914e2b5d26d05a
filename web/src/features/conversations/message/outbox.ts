import { v4 as createUuid } from 'uuid'
import type { Contact } from '@brilla/contract/conversations/message'
import { ApiError, OfflineError } from '../../../lib/api.ts'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import type { Core } from '../../../lib/context.tsx'
import { createObservable } from '../../../lib/observable.ts'
import { getQueryClient } from '../../../lib/query-client.ts'
import { rereadSoon } from '../../../lib/reread-all.ts'
import { draftPrefix } from '../../../lib/session.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { sessionScoped } from '../../../lib/session-scoped.ts'
import { retryWithBackoff } from '../../media/retry-with-backoff.ts'
import { withTabLock } from '../../media/with-tab-lock.ts'
import { addToThread } from './message.cache.ts'
import { contactKeys } from './message.events.ts'
import { contactKey, threadKey } from './message.keys.ts'
import { localStore } from '../../../lib/storage.ts'

/** A message that the server has not confirmed. */
export interface OutgoingMessage {
  clientId: string
  receiverId: string
  profileUrl: string
  text: string
  /** Uploaded files, with their own names. */
  files: readonly { filename: string; type: 'image' | 'file'; alt: string; name: string }[]
  sharedPostId?: string
  sharedProfileId?: string
  /** When it was written (ISO 8601). */
  createdAt: string
  state: 'queued' | 'failed'
  /** Why the server refused it: its code and its sentence. */
  error?: { code: string; detail: string } | undefined
}

export interface Outbox {
  list(): readonly OutgoingMessage[]
  subscribe(listener: () => void): () => void
  send(
    contact: Pick<Contact, 'id' | 'profile_url'>,
    content: Pick<OutgoingMessage, 'text' | 'files' | 'sharedPostId' | 'sharedProfileId'>,
    /** Called when the server has confirmed it, if this page sends it. */
    onSent: () => void,
  ): void
  retry(clientId: string): void
  remove(clientId: string): void
  /** Sends what was written before the page was loaded. */
  resume(): void
  close(): void
}

/** An error that may disappear with time: no connection, a busy server, or too many messages in ten seconds. */
function isTransient(error: unknown): boolean {
  if (error instanceof OfflineError) return true
  if (!(error instanceof ApiError)) return false
  return error.status >= 500 || error.status === 408 || error.error === 'too_many'
}

/** What the server gets of a message. */
function toBody({ text, files, profileUrl: _url, createdAt: _at, state: _state, ...rest }: OutgoingMessage) {
  return { ...rest, message: text, files: files.map(({ name: _name, ...file }) => file) }
}

/** The messages of an account under `key`, which all tabs share; follows the other tabs until `signal` aborts. */
function openEntries(key: string, signal: AbortSignal) {
  const read = () => JSON.parse(localStore.getItem(key) ?? '[]') as readonly OutgoingMessage[]
  const shown = createObservable(read())
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) shown.set(read())
  }
  addEventListener('storage', onStorage, { signal })

  /** Changes the stored entries: another tab may have changed them since they were shown. */
  function update(change: (stored: readonly OutgoingMessage[]) => readonly OutgoingMessage[]) {
    const next = change(read())
    if (next.length > 0) localStore.setTyped(key, JSON.stringify(next))
    else localStore.removeItem(key)
    shown.set(next)
  }

  return {
    key,
    read,
    list: shown.get,
    subscribe: shown.subscribe,
    add: (entry: OutgoingMessage) => update((stored) => [...stored, entry]),
    change: (clientId: string, changes: Pick<OutgoingMessage, 'state' | 'error'>) =>
      update((stored) => stored.map((one) => (one.clientId === clientId ? { ...one, ...changes } : one))),
    remove: (clientId: string) => update((stored) => stored.filter((one) => one.clientId !== clientId)),
  }
}

/** Returns a function that sends the messages of a conversation, one at a time and in one tab, until none is queued. */
function createRunner(
  { key, read }: ReturnType<typeof openEntries>,
  signal: AbortSignal,
  send: (entry: OutgoingMessage) => Promise<void>,
) {
  const running = new Set<string>()
  const findNext = (profileUrl: string) =>
    read().find((one) => one.profileUrl === profileUrl && one.state === 'queued')

  return async function run(profileUrl: string) {
    if (running.has(profileUrl)) return
    running.add(profileUrl)
    try {
      await withTabLock(`${key} ${profileUrl}`, signal, async () => {
        for (let next = findNext(profileUrl); next; next = findNext(profileUrl)) {
          await send(next)
          signal.throwIfAborted()
        }
      })
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      running.delete(profileUrl)
    }
    // One may have been added after the last was found.
    if (!signal.aborted && findNext(profileUrl)) void run(profileUrl)
  }
}

/**
 * Creates the outbox of an account: each conversation's messages are sent in their order, one at a time, by one tab. They
 * survive a reload and a lost connection; the server recognizes one that is sent again by its clientId (P-messages-6).
 */
function createOutbox({ api, session }: Pick<Core, 'api' | 'session'>): Outbox {
  const accountId = session.claims()?.sub
  const closing = new AbortController()
  const { signal } = closing
  const entries = openEntries(`${draftPrefix}outbox ${accountId ?? ''}`, signal)
  const run = createRunner(entries, signal, sendOne)
  const onSentById = new Map<string, () => void>()

  async function sendOne(entry: OutgoingMessage) {
    const { clientId, profileUrl } = entry
    const queries = getQueryClient(session)
    const post = () => {
      // Another account may have logged in since, in another tab: nothing is sent in its name.
      if (session.claims()?.sub !== accountId) closing.abort()
      signal.throwIfAborted()
      return api.call('sendMessage', { body: toBody(entry) }, { signal })
    }
    try {
      const message = await retryWithBackoff(post, { signal, isTransient, forever: true })
      changeCache(queries, [threadKey], () => addToThread(queries, profileUrl, message))
      rereadSoon(queries, contactKeys)
      entries.remove(clientId)
      onSentById.get(clientId)?.()
      onSentById.delete(clientId)
    } catch (error) {
      if (signal.aborted) return
      // The contact says since when, and until when, the reader cannot write.
      void queries.invalidateQueries({ queryKey: contactKey })
      const refusal = error instanceof ApiError ? { code: error.error, detail: error.detail } : undefined
      entries.change(clientId, { state: 'failed', error: refusal })
    }
  }

  return {
    list: entries.list,
    subscribe: entries.subscribe,
    send({ id, profile_url }, content, onSent) {
      const base = { clientId: createUuid(), receiverId: id, profileUrl: profile_url }
      onSentById.set(base.clientId, onSent)
      const createdAt = new Date(serverNow()).toISOString()
      entries.add({ ...base, ...content, createdAt, state: 'queued' })
      void run(profile_url)
    },
    retry(clientId) {
      const failed = entries.read().find((one) => one.clientId === clientId)
      if (!failed) return
      entries.change(clientId, { state: 'queued', error: undefined })
      void run(failed.profileUrl)
    },
    remove: entries.remove,
    resume() {
      for (const profileUrl of new Set(entries.list().map((one) => one.profileUrl))) void run(profileUrl)
    },
    close: () => closing.abort(),
  }
}

/** One outbox for each session, whatever component asks first. */
const getHolder = sessionScoped(
  (): { outbox?: Outbox } => ({}),
  ({ outbox }) => outbox?.close(),
)

/** The outbox of the logged-in account. */
export function getOutbox(core: Pick<Core, 'api' | 'session'>): Outbox {
  return (getHolder(core.session).outbox ??= createOutbox(core))
}
