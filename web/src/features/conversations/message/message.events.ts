import type { Self } from '@brilla/contract/accounts/account'
import type { ServerEvents } from '@brilla/contract/conversations/realtime'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { invalidateLoading } from '../../../lib/reread-all.ts'
import { selfKey } from '../../accounts/account/self.queries.ts'
import {
  addToThread,
  applyToContact,
  changeUnreadTotal,
  findContact,
  isNewer,
  updateContact,
  updateMessage,
  withdrawn,
} from './message.cache.ts'
import { contactKey, contactListKey, threadKey, typingKey } from './message.keys.ts'

type Payload<Event extends keyof ServerEvents> = Parameters<ServerEvents[Event]>[0]

/** The queries that events of conversations change. */
export const conversationKeys: readonly QueryKey[] = [threadKey, contactKey, contactListKey, selfKey]

/** Milliseconds in which several events cause one request. */
const rereadDelay = 1_000
const rereads = new WeakMap<QueryClient, Set<QueryKey>>()

/**
 * Reads again, soon, the counts that an event cannot give exactly: the list and the total may have been fetched at different
 * times.
 */
function rereadSoon(queries: QueryClient, keys: readonly QueryKey[]): void {
  const pending = rereads.get(queries)
  if (pending) return keys.forEach((queryKey) => pending.add(queryKey))
  const wanted = new Set(keys)
  rereads.set(queries, wanted)
  setTimeout(() => {
    rereads.delete(queries)
    for (const queryKey of wanted) void queries.invalidateQueries({ queryKey })
  }, rereadDelay)
}

/** A message arrived, or was sent from another tab or device of the same account. */
export function receiveMessage(queries: QueryClient, { actor, message, unread }: Payload<'message'>): void {
  const isOwn = queries.getQueryData<Self>(selfKey)?.id === actor.id
  const contactId = isOwn ? message.receiverId : actor.id
  const contact = findContact(queries, contactId)
  const profileUrl = isOwn ? contact?.profile_url : actor.profile_url
  const wasRequest = isOwn && contact?.request
  const isNew = !contact || isNewer(contact, message)
  changeCache(queries, conversationKeys, () => {
    if (profileUrl) addToThread(queries, profileUrl, message)
    if (unread !== undefined && isNew) changeUnreadTotal(queries, () => unread)
    applyToContact(queries, contactId, message, isOwn)
    if (!isOwn) queries.setQueryData([...typingKey, actor.profile_url], 0)
  })
  invalidateLoading(queries, conversationKeys)
  if (!isInList(queries, contactId) || wasRequest)
    void queries.invalidateQueries({ queryKey: contactListKey })
  // Who writes has read what came before.
  if (!isOwn) rereadSoon(queries, [selfKey, contactKey])
  else if (contact && (contact.unread > 0 || wasRequest))
    rereadSoon(queries, [selfKey, contactKey, contactListKey])
}

/** Whether a list shows the contact: only the server knows where a new one belongs. */
function isInList(queries: QueryClient, id: string): boolean {
  return queries
    .getQueriesData<{ pages: { rows: { id: string }[] }[] }>({ queryKey: contactListKey })
    .some(([, list]) => list?.pages.some(({ rows }) => rows.some((row) => row.id === id)))
}

/** Messages were read: the contact's by oneself on another device, or one's own by the contact. */
export function applyRead(queries: QueryClient, { profile_url, upTo, own }: Payload<'read'>): void {
  changeCache(queries, conversationKeys, () => {
    for (const [, contact] of queries.getQueriesData<{ id: string; profile_url: string }>({
      queryKey: contactKey,
    })) {
      if (contact?.profile_url === profile_url && !own)
        updateContact(queries, contact.id, ({ readUpTo }) =>
          readUpTo === null || readUpTo < upTo ? { readUpTo: upTo } : {},
        )
    }
  })
  invalidateLoading(queries, conversationKeys)
  if (!own) return
  for (const queryKey of [contactKey, contactListKey, selfKey]) void queries.invalidateQueries({ queryKey })
}

/** A message was withdrawn by its sender. */
export function applyWithdrawal(queries: QueryClient, { id }: Payload<'withdrawn'>): void {
  changeCache(queries, [threadKey], () => updateMessage(queries, id, () => withdrawn))
  invalidateLoading(queries, [threadKey])
  // It may have been the last one, or unread.
  for (const queryKey of [contactKey, contactListKey, selfKey]) void queries.invalidateQueries({ queryKey })
}

/** The contact is typing. */
export function applyTyping(queries: QueryClient, { profile_url }: Payload<'typing'>): void {
  queries.setQueryData([...typingKey, profile_url], Date.now())
}
