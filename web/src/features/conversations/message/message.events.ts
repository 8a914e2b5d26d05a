import type { ServerEvents } from '@brilla/contract/conversations/realtime'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { rereadSoon } from '../../../lib/reread-all.ts'
import { selfKey } from '../../accounts/account/self.queries.ts'
import { addToThread } from './message.cache.ts'
import { contactKey, contactListKey, threadKey, typingKey } from './message.keys.ts'

type Payload<Event extends keyof ServerEvents> = Parameters<ServerEvents[Event]>[0]

/** The queries that say what was last written with whom, and how much of it is unread. */
export const contactKeys: readonly QueryKey[] = [contactKey, contactListKey, selfKey]
/** The queries that events of conversations change. */
export const conversationKeys: readonly QueryKey[] = [threadKey, ...contactKeys]

/** A message arrived, or, without a count, was sent from another tab or device: that event does not name the thread. */
export function receiveMessage(queries: QueryClient, { actor, message, unread }: Payload<'message'>): void {
  if (unread === undefined) return rereadSoon(queries, conversationKeys)
  const thread = [...threadKey, actor.profile_url]
  changeCache(queries, [thread], () => addToThread(queries, actor.profile_url, message))
  queries.setQueryData([...typingKey, actor.profile_url], 0)
  const isLoaded = queries.getQueryData(thread) !== undefined
  rereadSoon(queries, isLoaded ? contactKeys : [thread, ...contactKeys])
}

/** Messages were read: the contact's by oneself on another device, or one's own by the contact. */
export const applyRead = (queries: QueryClient, { own }: Payload<'read'>): void =>
  rereadSoon(queries, own ? contactKeys : [contactKey, contactListKey])

/** A message was withdrawn by its sender; it may have been the last one, or unread. */
export const applyWithdrawal = (queries: QueryClient): void => rereadSoon(queries, conversationKeys)

/** The contact is typing. */
export function applyTyping(queries: QueryClient, { profile_url }: Payload<'typing'>): void {
  queries.setQueryData([...typingKey, profile_url], Date.now())
}
