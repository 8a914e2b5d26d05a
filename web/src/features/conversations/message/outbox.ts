import { v4 as createUuid } from 'uuid'
import type { Contact } from '@brilla/contract/conversations/message'
import { ApiError, OfflineError } from '../../../lib/api.ts'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import type { Core } from '../../../lib/context.tsx'
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
  error?: { code: string; detail: string }
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

/**
 * Creates the outbox of an account: each conversation's messages are sent in their order, one at a time, by one tab. They
 * survive a reload and a lost connection; the server recognizes one that is sent again by its clientId (P-messages-6).
 */
function createOutbox({ api, session }: Pick<Core, 'api' | 'session'>): Outbox {
  const accountId = session.claims()?.sub
  const key = `${draftPrefix}outbox ${accountId ?? ''}`
  const closing = new AbortController()
  const listeners = new Set<() => void>()
  const running = new Set<string>()
  const onSentById = new Map<string, () => void>()
  let entries = read()

  function read(): readonly OutgoingMessage[] {
    return JSON.parse(localStore.getItem(key) ?? '[]') as OutgoingMessage[]
  }

  function show(next: readonly OutgoingMessage[]) {
    entries = next
    for (const listener of listeners) listener()
  }

  /** Changes the stored entries: another tab may have changed them since they were shown. */
  function change(update: (stored: readonly OutgoingMessage[]) => readonly OutgoingMessage[]) {
    const next = update(read())
    if (next.length > 0) localStore.setTyped(key, JSON.stringify(next))
    else localStore.removeItem(key)
    show(next)
  }

  const findNext = (profileUrl: string) =>
    read().find((one) => one.profileUrl === profileUrl && one.state === 'queued')

  async function run(profileUrl: string) {
    if (running.has(profileUrl)) return
    running.add(profileUrl)
    const { signal } = closing
    try {
      await withTabLock(`${key} ${profileUrl}`, signal, async () => {
        for (let next = findNext(profileUrl); next; next = findNext(profileUrl)) {
          await sendOne(next)
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

  /** Another account may have logged in since, in another tab: nothing is sent in its name. */
  function closeIfForeign() {
    if (session.claims()?.sub !== accountId) close()
    closing.signal.throwIfAborted()
  }

  function close() {
    closing.abort()
    removeEventListener('storage', onStorage)
  }

  async function sendOne(entry: OutgoingMessage) {
    const { clientId, receiverId, profileUrl, text, files, sharedPostId, sharedProfileId } = entry
    const shared = { ...(sharedPostId && { sharedPostId }), ...(sharedProfileId && { sharedProfileId }) }
    const body = {
      receiverId,
      message: text,
      clientId,
      files: files.map(({ name: _name, ...file }) => file),
      ...shared,
    }
    try {
      const { signal } = closing
      const send = () => {
        closeIfForeign()
        return api.call('sendMessage', { body }, { signal })
      }
      const message = await retryWithBackoff(send, {
        signal,
        isTransient,
        onRetry: () => undefined,
        forever: true,
      })
      const queries = getQueryClient(session)
      changeCache(queries, [threadKey], () => addToThread(queries, profileUrl, message))
      rereadSoon(queries, contactKeys)
      change((stored) => stored.filter((one) => one.clientId !== clientId))
      onSentById.get(clientId)?.()
      onSentById.delete(clientId)
    } catch (error) {
      if (closing.signal.aborted) return
      // The contact says since when, and until when, the reader cannot write.
      void getQueryClient(session).invalidateQueries({ queryKey: contactKey })
      const failure = error instanceof ApiError ? { code: error.error, detail: error.detail } : undefined
      change((stored) =>
        stored.map((one) =>
          one.clientId === clientId ? { ...one, state: 'failed', ...(failure && { error: failure }) } : one,
        ),
      )
    }
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === key) show(read())
  }
  addEventListener('storage', onStorage)

  return {
    list: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send({ id, profile_url }, content, onSent) {
      const base = { clientId: createUuid(), receiverId: id, profileUrl: profile_url }
      const createdAt = new Date(serverNow()).toISOString()
      onSentById.set(base.clientId, onSent)
      change((stored) => [...stored, { ...base, ...content, createdAt, state: 'queued' }])
      void run(profile_url)
    },
    retry(clientId) {
      const failed = read().find((one) => one.clientId === clientId)
      if (!failed) return
      const { error: _error, ...message } = failed
      change((stored) =>
        stored.map((one) => (one.clientId === clientId ? { ...message, state: 'queued' } : one)),
      )
      void run(failed.profileUrl)
    },
    remove: (clientId) => change((stored) => stored.filter((one) => one.clientId !== clientId)),
    resume() {
      for (const profileUrl of new Set(entries.map((one) => one.profileUrl))) void run(profileUrl)
    },
    close,
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
